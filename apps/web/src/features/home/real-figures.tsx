import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { realWeeksCsv } from './real-csv.ts';
import css from './real-figures.module.css';
import { type Choice, type RealRun, realRuns, weekStart } from './real-weeks.ts';

interface Week {
  readonly window: string;
  readonly from: string;
  readonly bets: number;
  readonly won: number;
  readonly bankrollCents: number;
  readonly savingsCents: number;
  readonly totalCents: number;
}

export function RealFigures({ choice }: { readonly choice: Choice }) {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { euro, date } = useFormats();
  const [first, next] = realRuns(choice);
  const rows = [
    ...weeksOf(first, t('real.firstWindow', { count: first.weeks })),
    ...weeksOf(next, t('real.nextWindow', { count: next.weeks })),
  ];
  const columns: readonly Column<Week>[] = [
    { key: 'from', name: t('real.tableFrom'), cell: (week) => date(week.from) },
    { key: 'bets', name: t('real.tableBets'), cell: (week) => week.bets },
    { key: 'won', name: t('real.tableWon'), cell: (week) => week.won },
    { key: 'bankroll', name: t('real.bankroll'), cell: (week) => euro(week.bankrollCents) },
    { key: 'savings', name: t('real.savings'), cell: (week) => euro(week.savingsCents) },
    { key: 'capital', name: t('real.capital'), cell: (week) => euro(week.totalCents) },
  ];
  return (
    <>
      <DataTable
        caption={t('real.title')}
        columns={columns}
        rows={rows}
        keyOf={({ from }) => from}
        partOf={({ window }) => window}
        scrolls="tall"
        roomName={forecasts('table.behind')}
        className={css.table}
      />
      <div className={css.take}>
        <CsvButton
          table={t('real.title')}
          fileName="tredici-settimane"
          rows={() => realWeeksCsv(t)}
        />
      </div>
    </>
  );
}

function weeksOf(run: RealRun, window: string): Week[] {
  return run.bets.map((bets, at) => ({
    window,
    from: weekStart(run, at),
    bets,
    won: run.won[at]!,
    bankrollCents: run.bankrollCents[at + 1]!,
    savingsCents: run.savingsCents[at + 1]!,
    totalCents: run.totalCents[at + 1]!,
  }));
}
