import type { ReactNode } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import css from './real-summary.module.css';
import { type Choice, type RunSummary, realRuns, summarise } from './real-weeks.ts';

interface Measure {
  readonly name: string;
  readonly read: (one: RunSummary) => ReactNode;
  readonly className?: string | undefined;
}

/** Both windows side by side: starting capital, final capital and return, drawdown, bets and weeks. */
export function RealSummary({ choice }: { readonly choice: Choice }) {
  const t = useText('home');
  const { euro, percent, count } = useFormats();
  const [firstRun, nextRun] = realRuns(choice);
  const first = summarise(firstRun);
  const next = summarise(nextRun);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${percent(value, 1)}`;
  const measures: readonly Measure[] = [
    { name: t('real.initial'), read: ({ initialCents }) => euro(initialCents) },
    { name: t('real.final'), read: ({ finalCents }) => euro(finalCents) },
    { name: t('real.ofWhichBankroll'), read: ({ bankrollCents }) => euro(bankrollCents) },
    { name: t('real.ofWhichSavings'), read: ({ savingsCents }) => euro(savingsCents) },
    {
      name: t('real.roi'),
      read: ({ roi }) => (
        <>
          <b>{signed(roi)}</b>
          <span>{t(roi > 0 ? 'real.gain' : roi < 0 ? 'real.loss' : 'real.even')}</span>
        </>
      ),
      className: css.roi,
    },
    { name: t('real.drawdown'), read: ({ drawdown }) => percent(drawdown) },
    { name: t('real.betsWon'), read: ({ bets, hit }) => `${percent(hit)} / ${count(bets)}` },
    {
      name: t('real.weeksUpDown'),
      read: ({ weeksUp, weeksDown }) => `${weeksUp} / ${weeksDown}`,
    },
  ];
  return (
    <DataTable
      caption={t('real.summary')}
      columns={[
        { key: 'measure', name: '', cell: ({ name }) => name },
        {
          key: 'first',
          name: t('real.firstWindow', { count: firstRun.weeks }),
          cell: ({ read }) => read(first),
        },
        {
          key: 'next',
          name: t('real.nextWindow', { count: nextRun.weeks }),
          cell: ({ read }) => read(next),
        },
      ]}
      rows={measures}
      keyOf={({ name }) => name}
      rowClassName={({ className }) => className}
      className={css.summary}
    />
  );
}
