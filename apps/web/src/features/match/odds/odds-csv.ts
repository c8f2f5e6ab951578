import type { MatchDetail } from '@tredici/contract/match';
import { type BetType, MARKET_LIST } from '@tredici/engine/markets/bet-types';
import { quoteOf } from '#football/bookmaker-prices.ts';
import { fairPrice } from '#football/value.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';

interface Words {
  readonly t: Translate<'match'>;
  readonly nameOf: (bet: BetType) => string;
}

/** A row for each price of each bookmaker, in the order of the page. */
export function oddsRows(match: MatchDetail, { t, nameOf }: Words): CsvValue[][] {
  const heading = [
    t('bookmaker'),
    t('col.bet'),
    t('odds.csv.odd'),
    t('odds.csv.at'),
    t('odds.csv.opening'),
    t('odds.csv.openingAt'),
    t('col.probability'),
    t('col.fair'),
    t('odds.csv.url'),
  ];
  const rows = match.bookmakers.flatMap((bookmaker) =>
    MARKET_LIST.flatMap(({ bets }) => bets).flatMap((bet) => {
      const quote = quoteOf(match.odds, bookmaker, bet);
      if (!quote) return [];
      const share = match.bets[bet] ?? null;
      const fair = share === null ? null : fairPrice(share);
      return [
        [
          bookmaker,
          nameOf(bet),
          quote.odd,
          quote.captured_at,
          quote.opening_odd,
          quote.opening_at,
          share,
          fair === null ? null : Math.round(fair * 100) / 100,
          match.odds[bookmaker]?.url ?? null,
        ],
      ];
    }),
  );
  return [heading, ...rows];
}
