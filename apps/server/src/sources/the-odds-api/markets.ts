import { type BetType, MARKET_LIST, type Market, sidesOf } from '@tredici/engine/markets/bet-types';
import { isOffer, isWholeMarket } from '../source-match.ts';
import type { OddsApiMarket } from './reply-schema.ts';

type Odds = ReadonlyArray<readonly [BetType, number]>;
interface Pairing {
  readonly home_team: string;
  readonly away_team: string;
}

/** Totals come under two names: a line for a whole league, and other lines match by match. */
const ALTERNATE = 'alternate_';

/** The product's bets in a bookmaker's market; unknown markets and lines give none. */
export function readMarket(
  offered: OddsApiMarket,
  pairing: Pairing,
  complain: (reason: string) => void,
): Odds {
  const name = offered.key.replace(ALTERNATE, '');
  return MARKET_LIST.filter(({ priced }) => priced === name).flatMap((market) => {
    const odds = oddsOf(offered, market, pairing);
    // Half a market does not show its margin, so it is refused.
    const isWhole = market.covers === undefined;
    if (isWhole && odds.length < market.bets.length) return [];
    const values = odds.map(([, odd]) => odd);
    // If exactly one of its outcomes happens, its inverse odds must sum to about one.
    if (isWhole ? isWholeMarket(values) : values.every(isOffer)) return odds;
    complain(`${offered.key} prices ${values.join(' ')} cannot be`);
    return [];
  });
}

function oddsOf({ outcomes }: OddsApiMarket, market: Market, pairing: Pairing): Odds {
  return market.bets.flatMap((bet): Odds => {
    const names = namesOf(bet, pairing);
    const found = outcomes.find((outcome) =>
      market.line === undefined
        ? names.includes(outcome.name.toLowerCase())
        : outcome.point === market.line && names.includes(firstWord(outcome.name)),
    );
    return found ? [[bet, found.price]] : [];
  });
}

/** Some bookmakers write the line into the name: Over 1.5. */
const firstWord = (name: string): string => name.toLowerCase().split(' ')[0]!;

/** The possible names of an outcome: the clubs' names, two sides in either order. */
function namesOf(bet: BetType, { home_team, away_team }: Pairing): string[] {
  const [one, other] = sidesOf(bet).map((side) =>
    side === 'home' ? home_team.toLowerCase() : side === 'away' ? away_team.toLowerCase() : side,
  );
  if (one === undefined) return [];
  if (other === undefined) return [one];
  return [`${one} or ${other}`, `${other} or ${one}`, `${one}/${other}`, `${other}/${one}`];
}
