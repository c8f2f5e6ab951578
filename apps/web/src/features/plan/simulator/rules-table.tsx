import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './rules-table.module.css';
import type { SimulatedRule } from './simulate-in-worker.ts';

interface Measure {
  readonly name: string;
  readonly read: (one: SimulatedRule) => string;
}

/** What the drawings say in figures, the rules side by side. */
export function RulesTable({ rules }: { readonly rules: readonly SimulatedRule[] }) {
  const t = useText('plan');
  const { euro, percent } = useFormats();
  const round = (cents: number) => wholeEuro(euro(100 * Math.round(cents / 100)));
  const share = (value: number) => percent(100 * value);
  const measures: readonly Measure[] = [
    { name: t('simulator.median'), read: ({ paths }) => round(paths.median.at(-1)!) },
    { name: t('simulator.low'), read: ({ paths }) => round(paths.low.at(-1)!) },
    { name: t('simulator.high'), read: ({ paths }) => round(paths.high.at(-1)!) },
    {
      name: t('simulator.expected'),
      read: ({ expectedCents }) => `${expectedCents > 0 ? '+' : ''}${round(expectedCents)}`,
    },
    { name: t('simulator.loss'), read: ({ lossShare }) => share(lossShare) },
    { name: t('simulator.half'), read: ({ halfShare }) => share(halfShare) },
    { name: t('simulator.everHalf'), read: ({ everHalfShare }) => share(everHalfShare) },
    { name: t('simulator.drawdown'), read: ({ drawdown }) => share(drawdown.mean) },
    { name: t('simulator.drawdownHigh'), read: ({ drawdown }) => share(drawdown.high) },
  ];
  const columns: readonly Column<Measure>[] = [
    { key: 'measure', name: '', cell: ({ name }) => name, csv: ({ name }) => name },
    ...rules.map((rule) => ({
      key: rule.rule,
      name: t(`ruleShort.${rule.rule}`),
      cell: ({ read }: Measure) => read(rule),
      csv: ({ read }: Measure) => read(rule),
    })),
  ];
  return (
    <>
      <DataTable
        caption={t('simulator.title')}
        columns={columns}
        rows={measures}
        keyOf={({ name }) => name}
        scrolls="wide"
        className={css.table}
      />
      <div className={css.take}>
        <CsvButton
          short
          table={t('simulator.title')}
          fileName="tredici-simulazione"
          rows={() => csvOfTable(columns, measures)}
        />
      </div>
    </>
  );
}
