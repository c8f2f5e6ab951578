import type { Prognostic } from '@tredici/contract/bets';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { MATCH_COLUMNS, matchCells } from '#football/match-csv.ts';
import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';

interface ListCsv {
  /** In display order. */
  readonly matches: readonly Prognostic[];
  readonly leagueOf: (match: Prognostic) => string;
  readonly withOdds: boolean;
  readonly t: Translate<'leagues'>;
  readonly formats: Formats;
}

/** The list as an exported table, with the figures that its rows show. */
export function listCsv({ matches, leagueOf, withOdds, t, formats }: ListCsv): CsvValue[][] {
  const signs = FINAL_RESULTS.map((sign) => t('csv.probability', { sign }));
  const prices = FINAL_RESULTS.flatMap((sign) => [
    t('csv.odds', { sign }),
    t('csv.bookmaker', { sign }),
  ]);
  const heading = [
    ...MATCH_COLUMNS.map((column) => t(`csv.${column}`)),
    ...signs,
    ...(withOdds ? prices : []),
  ];
  return [
    heading,
    ...matches.map((match) => [
      ...matchCells(match, leagueOf(match), formats),
      ...FINAL_RESULTS.map((sign) => match.bets[sign] ?? null),
      ...(withOdds ? pricesOf(match) : []),
    ]),
  ];
}

function pricesOf({ odds }: Prognostic): CsvValue[] {
  return FINAL_RESULTS.flatMap((sign) => {
    const best = bestOdd(odds, sign);
    return [best?.odd ?? null, best?.bookmaker ?? null];
  });
}
