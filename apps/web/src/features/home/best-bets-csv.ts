import type { Prognostic } from '@tredici/contract/bets';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { MATCH_COLUMNS, matchCells } from '#football/match-csv.ts';
import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import type { BestBet } from './best-bets.ts';

interface BestBetsCsv {
  readonly bets: readonly BestBet[];
  readonly bookmakers: readonly string[];
  readonly withOdds: boolean;
  readonly leagueOf: (match: Prognostic) => string;
  readonly nameOf: (bet: BetType) => string;
  readonly t: Translate<'home'>;
  readonly formats: Formats;
}

/** The whole list as a table to take away, not only the page that is shown. */
export function bestBetsCsv({
  bets,
  bookmakers,
  withOdds,
  leagueOf,
  nameOf,
  t,
  formats,
}: BestBetsCsv): CsvValue[][] {
  const heading = [
    ...MATCH_COLUMNS.map((column) => t(`csv.${column}`)),
    t('csv.bet'),
    t('csv.probability'),
    ...(withOdds ? [t('csv.odd'), t('csv.bookmaker')] : []),
  ];
  return [
    heading,
    ...bets.map(({ match, bet, probability }) => {
      const best = withOdds ? bestOdd(match.odds, bet, bookmakers) : null;
      return [
        ...matchCells(match, leagueOf(match), formats),
        nameOf(bet),
        probability,
        ...(withOdds ? [best?.odd ?? null, best?.bookmaker ?? null] : []),
      ];
    }),
  ];
}
