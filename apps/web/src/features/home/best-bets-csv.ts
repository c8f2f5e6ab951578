import type { Prognostic } from '@tredici/contract/bets';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { MATCH_COLUMNS, matchCells } from '#football/match-csv.ts';
import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import type { PricedBet } from './best-bets.ts';

interface BestBetsCsv {
  readonly bets: readonly PricedBet[];
  readonly withOdds: boolean;
  readonly leagueOf: (match: Prognostic) => string;
  readonly nameOf: (bet: BetType) => string;
  readonly t: Translate<'home'>;
  readonly formats: Formats;
}

const ODDS_COLUMNS = ['odd', 'bookmaker', 'fair', 'edge'] as const;
const tidy = (value: number | null) => value && Math.round(value * 100) / 100;

/** The rows of the CSV file: the whole list, not only the page that is shown. */
export function bestBetsCsv({
  bets,
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
    ...(withOdds ? ODDS_COLUMNS.map((column) => t(`csv.${column}`)) : []),
  ];
  return [
    heading,
    ...bets.map(({ match, bet, probability, best, fair, edge }) => [
      ...matchCells(match, leagueOf(match), formats),
      nameOf(bet),
      probability,
      ...(withOdds ? [best?.odd ?? null, best?.bookmaker ?? null, tidy(fair), tidy(edge)] : []),
    ]),
  ];
}
