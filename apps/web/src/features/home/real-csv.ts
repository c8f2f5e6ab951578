import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import { PRICES, realRuns, THRESHOLDS, weekStart } from './real-weeks.ts';

/** Both windows at every risk level and both kinds of price: the file holds all figures, not only those shown. */
export function realWeeksCsv(t: Translate<'home'>): CsvValue[][] {
  const heading = [
    t('real.tableFrom'),
    t('real.level'),
    t('real.prices'),
    t('real.tableBets'),
    t('real.tableWon'),
    t('real.bankroll'),
    t('real.savings'),
    t('real.capital'),
  ];
  const choices = PRICES.flatMap((price) => THRESHOLDS.map((threshold) => ({ threshold, price })));
  const rows = choices.flatMap((choice) =>
    realRuns(choice).flatMap((run) =>
      run.bets.map((bets, at) => [
        weekStart(run, at),
        choice.threshold,
        t(`real.${choice.price}`),
        bets,
        run.won[at]!,
        run.bankrollCents[at + 1]! / 100,
        run.savingsCents[at + 1]! / 100,
        run.totalCents[at + 1]! / 100,
      ]),
    ),
  );
  return [heading, ...rows];
}
