import { RISK_LEVELS } from '@tredici/contract/accuracy';
import type { RecordedPlanBet } from '@tredici/engine/bankroll/draw-week';
import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { SIMULATED_RUNS, SIMULATED_WEEKS } from '@tredici/engine/bankroll/simulate';
import { useState } from 'react';
import { Caution } from '#football/caution.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { writtenAmount } from '../written-amount.ts';
import { PathsCharts } from './paths-chart.tsx';
import { RulesTable } from './rules-table.tsx';
import css from './simulator.module.css';
import { useSimulation } from './use-simulation.ts';
import { Verdict } from './verdict.tsx';

const HORIZONS = [13, SIMULATED_WEEKS, 52, 84, 156] as const;
/** The product's number, not chosen by what comes of it. */
const SEED = 13;
type Price = 'average' | 'best' | 'usual';

interface SimulatorProps {
  readonly startEuro: number;
  readonly startThreshold: number;
  /** Past weeks of suggestions; used once there are enough. */
  readonly record: readonly (readonly RecordedPlanBet[])[];
  /** Between average and best prices, by the user's own bets; null while none tells. */
  readonly usualPriceShare: number | null;
}

/** A thousand lives of a plan, in the browser: what may come of it under four rules of staking. */
export function Simulator({ startEuro, startThreshold, record, usualPriceShare }: SimulatorProps) {
  const t = useText('plan');
  const amounts = useText('forecasts');
  const { count } = useFormats();
  const language = useLanguage();
  // What nobody has chosen here is the plan's: another plan that is saved above changes it.
  const [written, setWritten] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const budget = written ?? writtenAmount(startEuro, language);
  const threshold = chosen ?? startThreshold;
  const [weeks, setWeeks] = useState<number>(SIMULATED_WEEKS);
  const [price, setPrice] = useState<Price>('average');
  const amount = parseEuro(budget, language);
  const priceShare = price === 'best' ? 1 : price === 'average' ? 0 : usualPriceShare!;
  const { rules, progress, failed } = useSimulation(
    amount.ok
      ? { seed: SEED, weeks, startCents: amount.cents, levelPercent: threshold, priceShare, record }
      : null,
  );
  const prices: readonly Price[] =
    usualPriceShare === null ? ['average', 'best'] : ['average', 'best', 'usual'];
  return (
    <>
      <p className={css.lead}>{t('simulator.lead', { runs: count(SIMULATED_RUNS) })}</p>
      <div className={css.form}>
        <TextField
          label={t('simulator.budget')}
          inputMode="decimal"
          autoComplete="off"
          value={budget}
          error={amount.ok ? null : amounts(`amount.${amount.reason}`)}
          onChange={(event) => setWritten(event.target.value)}
        />
        <SelectField
          label={t('simulator.horizon')}
          choices={HORIZONS.map((one) => ({
            value: `${one}`,
            label: t('simulator.weeks', { count: one }),
          }))}
          value={`${weeks}`}
          onChoose={(value) => setWeeks(Number(value))}
        />
        <RadioStrip
          legend={t('level')}
          choices={RISK_LEVELS.map((one) => ({
            value: one.threshold as number,
            label: `${one.threshold}%`,
            name: `${t(`level.${one.level}`)}, ${one.threshold}%`,
          }))}
          value={threshold}
          onChoose={setChosen}
        />
        <RadioStrip
          legend={t('simulator.prices')}
          choices={prices.map((one) => ({
            value: one,
            label: t(one === 'usual' ? 'price.mine' : `price.${one}`),
            name: t(`price.${one}`),
          }))}
          value={price}
          onChoose={setPrice}
        />
      </div>
      {usualPriceShare === null && <p className={css.hint}>{t('simulator.noUsual')}</p>}
      <div className={css.answer} aria-busy={progress !== null}>
        <ProgressBar
          label={t('simulator.progress')}
          share={progress ?? 1}
          idle={progress === null}
        />
        {failed && <p role="alert">{t('simulator.failed')}</p>}
        {rules && (
          // Of the budget before, where the one that is written now is none.
          <div className={css.rules} data-stale={!amount.ok || undefined}>
            <Verdict plan={rules.find(({ rule }) => rule === 'plan')!} />
            <PathsCharts rules={rules} />
            <p className={css.hint}>{t('simulator.reading')}</p>
            <RulesTable rules={rules} />
          </div>
        )}
      </div>
      <Caution />
      <p className={css.caveat}>
        {t(rules?.[0]?.source === 'record' ? 'simulator.fromRecord' : 'simulator.fromModel')}
      </p>
    </>
  );
}
