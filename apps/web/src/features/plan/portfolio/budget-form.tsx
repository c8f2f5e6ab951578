import { useQueryClient } from '@tanstack/react-query';
import { RISK_LEVELS } from '@tredici/contract/accuracy';
import { type Portfolio, planCalls } from '@tredici/contract/plan';
import { DEFAULT_RISK_THRESHOLD } from '@tredici/contract/suggestions';
import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { useState } from 'react';
import { centsOf } from '#lib/api/cents.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { now } from '#lib/api/settings.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { dayInRome } from '#lib/i18n/rome-time.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { portfolioQuery, suggestionsQuery } from '../queries.ts';
import { writtenAmount } from '../written-amount.ts';
import css from './budget-form.module.css';

type Threshold = (typeof RISK_LEVELS)[number]['threshold'];

/** Budget, risk level and start of the plan. It can be saved only while the budget is a valid amount. */
export function BudgetForm({ portfolio }: { readonly portfolio: Portfolio }) {
  const t = useText('plan');
  const amounts = useText('forecasts');
  const { dayLong, time, euro } = useFormats();
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const common = useText('common');
  const { plan, weeks } = portfolio;
  const [budget, setBudget] = useState(plan ? writtenAmount(plan.budget, language) : '');
  const [threshold, setThreshold] = useState<Threshold>(plan?.threshold ?? DEFAULT_RISK_THRESHOLD);
  const [start, setStart] = useState('');
  const amount = parseEuro(budget, language);
  const { mutate, isPending, error } = useChange({
    mutationFn: (cents: number) =>
      request(planCalls.savePlan, {
        body: { budget: cents / 100, threshold, ...(start && { start_date: start }) },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(portfolioQuery.queryKey, saved);
      notify(t('form.saved'));
      return queries.invalidateQueries({ queryKey: suggestionsQuery.queryKey });
    },
  });
  const [isAsking, setAsking] = useState(false);
  // A plan without any week leaves no history.
  const closesPlan =
    plan !== null &&
    weeks.length > 0 &&
    (!amount.ok || amount.cents !== centsOf(plan.budget) || threshold !== plan.threshold);
  const isWrong = !amount.ok && amount.reason !== 'empty';
  const startProblem = problemOfStart(start, now());
  return (
    <form
      className={css.form}
      aria-labelledby="budget-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!amount.ok || startProblem || isPending) return;
        if (closesPlan) setAsking(true);
        else mutate(amount.cents);
      }}
    >
      <h3 id="budget-title" className={css.title}>
        {t(plan ? 'form.change' : 'form.title')}
      </h3>
      <TextField
        label={t('form.budget')}
        hint={t('form.budgetHint')}
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        value={budget}
        error={isWrong ? amounts(`amount.${amount.reason}`) : null}
        trailing={<span className={css.unit}>€</span>}
        onChange={(event) => setBudget(event.target.value)}
      />
      <RadioStrip
        legend={t('level')}
        choices={RISK_LEVELS.map((one) => ({
          value: one.threshold as Threshold,
          label: `${one.threshold}%`,
          name: `${t(`level.${one.level}`)}, ${one.threshold}%`,
        }))}
        value={threshold}
        onChoose={setThreshold}
      />
      <TextField
        label={t('form.start')}
        hint={t('form.startHint')}
        type="date"
        name="start"
        value={start}
        error={startProblem && t(`form.${startProblem}`)}
        onChange={(event) => setStart(event.target.value)}
      />
      <p className={css.note}>
        {t(plan ? 'form.newPlan' : 'form.firstPlan', {
          day: dayLong(portfolio.next_slot_at),
          time: time(portfolio.next_slot_at),
        })}
      </p>
      {error && <p role="alert">{errorText(error)}</p>}
      <Button primary type="submit" disabled={!amount.ok || startProblem !== null} busy={isPending}>
        {t('form.save')}
      </Button>
      {isAsking && plan && amount.ok && (
        <ConfirmDialog
          title={t('form.closeTitle')}
          closeLabel={common('close')}
          keep={t('form.closeKeep')}
          confirm={t('form.closeConfirm')}
          onConfirm={() => mutate(amount.cents)}
          onClose={() => setAsking(false)}
        >
          {t('form.closeBody', { budget: euro(centsOf(plan.budget)), count: weeks.length })}
        </ConfirmDialog>
      )}
    </form>
  );
}

/** The server accepts today's date in Rome or one within a year. */
const LATEST_START_DAYS = 365;

function problemOfStart(start: string, instant: Date): 'startPast' | 'startFar' | null {
  if (start === '') return null;
  if (start < dayInRome(instant)) return 'startPast';
  return start > dayInRome(instant.getTime() + LATEST_START_DAYS * DAY_MS) ? 'startFar' : null;
}

const DAY_MS = 86_400_000;
