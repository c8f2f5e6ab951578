import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './real-summary.module.css';
import { type Choice, type RunSummary, realRuns, summarise } from './real-weeks.ts';

/** Both windows side by side: what was begun with, what came of it, and how deep it went. */
export function RealSummary({ choice }: { readonly choice: Choice }) {
  const t = useText('home');
  const { euro, percent, count } = useFormats();
  const runs = realRuns(choice);
  const [first, next] = runs;
  const summaries = runs.map(summarise);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${percent(value, 1)}`;
  const rows: readonly (readonly [string, (one: RunSummary) => string])[] = [
    [t('real.initial'), ({ initialCents }) => euro(initialCents)],
    [t('real.final'), ({ finalCents }) => euro(finalCents)],
    [t('real.ofWhichBankroll'), ({ bankrollCents }) => euro(bankrollCents)],
    [t('real.ofWhichSavings'), ({ savingsCents }) => euro(savingsCents)],
    [t('real.drawdown'), ({ drawdown }) => percent(drawdown)],
    [t('real.betsWon'), ({ bets, hit }) => `${percent(hit)} / ${count(bets)}`],
    [t('real.weeksUpDown'), ({ weeksUp, weeksDown }) => `${weeksUp} / ${weeksDown}`],
  ];
  return (
    <table className={css.summary}>
      <caption className="visually-hidden">{t('real.summary')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('real.firstWindow', { count: first.weeks })}</th>
          <th scope="col">{t('real.nextWindow', { count: next.weeks })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 4).map(([name, read]) => (
          <Row key={name} name={name} cells={summaries.map(read)} />
        ))}
        <tr className={css.roi}>
          <th scope="row">{t('real.roi')}</th>
          {summaries.map(({ roi }, at) => (
            <td key={runs[at]!.from}>
              <b>{signed(roi)}</b>
              <span>{t(roi > 0 ? 'real.gain' : roi < 0 ? 'real.loss' : 'real.even')}</span>
            </td>
          ))}
        </tr>
        {rows.slice(4).map(([name, read]) => (
          <Row key={name} name={name} cells={summaries.map(read)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, cells }: { readonly name: string; readonly cells: readonly string[] }) {
  const [first, next] = cells;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{first}</td>
      <td>{next}</td>
    </tr>
  );
}
