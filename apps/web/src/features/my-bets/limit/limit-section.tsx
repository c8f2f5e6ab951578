import { myBetCalls, type StakeLimitReply } from '@tredici/contract/my-bets';
import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { useRef, useState } from 'react';
import { centsOf } from '#lib/api/cents.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { focusPart } from '#lib/device/focus.ts';
import { notify } from '#lib/device/notify.ts';
import { HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { refreshMyBets } from '../queries.ts';
import css from './limit-section.module.css';

const LIMIT_PART = 'limite';

/** The most a user wants to stake in a month: a decrease applies at once, an increase after seven days. */
export function LimitSection({ limit }: { readonly limit: StakeLimitReply }) {
  const t = useText('my-bets');
  const { euro, dayLong, time } = useFormats();
  const { raise } = limit;
  const amount = (value: number) => euro(centsOf(value));
  const overCents = limit.limit === null ? 0 : centsOf(limit.staked) - centsOf(limit.limit);
  return (
    <PageSection id={LIMIT_PART} title={t('limit.title')}>
      <p>
        {limit.limit === null || limit.left === null
          ? t('limit.stakedNone', { staked: amount(limit.staked) })
          : t(overCents > 0 ? 'limit.stakedOver' : 'limit.staked', {
              staked: amount(limit.staked),
              limit: amount(limit.limit),
              left: amount(limit.left),
              over: euro(overCents),
            })}
      </p>
      {limit.limit !== null && <MonthBar limit={limit} />}
      {limit.is_reached && (
        <p role="status" className={css.reached}>
          <b>{t('limit.reachedTitle')}.</b> {t('limit.reachedBody')} {t('limit.reachedHelp')}{' '}
          <a href={HELP_LINE_TEL}>{HELP_LINE}</a>.
        </p>
      )}
      {raise && (
        <p>
          {t(raise.limit === null ? 'limit.lifting' : 'limit.raising', {
            ...(raise.limit === null ? {} : { limit: amount(raise.limit) }),
            day: dayLong(raise.from),
            time: time(raise.from),
          })}
        </p>
      )}
      <LimitForm limit={limit} />
    </PageSection>
  );
}

/** How much of the month's limit is used; the text above gives the figures. */
function MonthBar({ limit: { limit, staked } }: { readonly limit: StakeLimitReply }) {
  const share = limit ? Math.min(1, staked / limit) : 1;
  return (
    <div className={css.bar} aria-hidden="true">
      <div className={css.used} style={{ width: `${100 * share}%` }} />
    </div>
  );
}

function LimitForm({ limit }: { readonly limit: StakeLimitReply }) {
  const t = useText('my-bets');
  const amounts = useText('forecasts');
  const language = useLanguage();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const amount = parseEuro(text, language);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useChange({
    mutationFn: (wanted: number | null) =>
      request(myBetCalls.setStakeLimit, { body: { limit: wanted } }),
    onSuccess: async (saved) => {
      await refreshMyBets();
      // The clicked button has nothing left to do, so the focus moves to the heading with the new limit.
      if (form.current?.contains(document.activeElement)) focusPart(LIMIT_PART);
      setText('');
      notify(t(saved.raise ? 'limit.savedLater' : 'limit.saved'));
    },
  });
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (amount.ok && !isPending) mutate(amount.cents / 100);
      }}
    >
      <TextField
        label={t(limit.limit === null ? 'limit.set' : 'limit.change')}
        hint={t('limit.hint')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={!amount.ok && amount.reason !== 'empty' ? amounts(`amount.${amount.reason}`) : null}
        trailing={<span className={css.unit}>€</span>}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <p role="alert">{errorText(error)}</p>}
      <div className={css.actions}>
        <Button primary type="submit" disabled={!amount.ok} busy={isPending}>
          {t('limit.save')}
        </Button>
        {limit.limit !== null && limit.raise?.limit !== null && (
          <Button busy={isPending} onClick={() => mutate(null)}>
            {t('limit.lift')}
          </Button>
        )}
      </div>
    </form>
  );
}
