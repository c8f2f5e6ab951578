import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './rules-table.module.css';
import type { SimulatedRule } from './simulate-in-worker.ts';

/** What the drawings say in figures, the rules side by side. */
export function RulesTable({ rules }: { readonly rules: readonly SimulatedRule[] }) {
  const t = useText('plan');
  const { euro, percent } = useFormats();
  const round = (cents: number) => wholeEuro(euro(100 * Math.round(cents / 100)));
  const share = (value: number) => percent(100 * value);
  const rows: readonly (readonly [string, (one: SimulatedRule) => string])[] = [
    [t('simulator.median'), ({ paths }) => round(paths.median.at(-1)!)],
    [t('simulator.low'), ({ paths }) => round(paths.low.at(-1)!)],
    [t('simulator.high'), ({ paths }) => round(paths.high.at(-1)!)],
    [
      t('simulator.expected'),
      ({ expectedCents }) => `${expectedCents > 0 ? '+' : ''}${round(expectedCents)}`,
    ],
    [t('simulator.loss'), ({ lossShare }) => share(lossShare)],
    [t('simulator.half'), ({ halfShare }) => share(halfShare)],
    [t('simulator.everHalf'), ({ everHalfShare }) => share(everHalfShare)],
    [t('simulator.drawdown'), ({ drawdown }) => share(drawdown.mean)],
    [t('simulator.drawdownHigh'), ({ drawdown }) => share(drawdown.high)],
  ];
  const names = rules.map(({ rule }) => t(`ruleShort.${rule}`));
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{t('simulator.title')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rules.map((rule) => (
                <td key={rule.rule}>{read(rule)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.take}>
        <CsvButton
          short
          table={t('simulator.title')}
          fileName="tredici-simulazione"
          rows={() => [
            ['', ...names],
            ...rows.map(([name, read]) => [name, ...rules.map((rule) => read(rule))]),
          ]}
        />
      </div>
    </>
  );
}
