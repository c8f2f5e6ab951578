import type { BetType } from '@tredici/engine/markets/bet-types';
import { isOffer, isWholeMarket } from '../source-match.ts';
import type { OddsApiMarket } from './reply-schema.ts';

type Odds = ReadonlyArray<readonly [BetType, number]>;
interface Pairing {
  readonly home_team: string;
  readonly away_team: string;
}

const LINES: ReadonlyMap<number, [over: BetType, under: BetType]> = new Map([
  [1.5, ['o_1_5', 'u_1_5']],
  [2.5, ['o_2_5', 'u_2_5']],
  [3.5, ['o_3_5', 'u_3_5']],
]);

/** The product's bets in one market of a bookmaker; markets and lines it does not have give none. */
export function readMarket(
  market: OddsApiMarket,
  pairing: Pairing,
  complain: (reason: string) => void,
): Odds {
  const groups = groupsOf(market, pairing);
  return groups.flatMap(({ odds, wholeMarket }) => {
    const values = odds.map(([, odd]) => odd);
    if (wholeMarket ? isWholeMarket(values) : values.every(isOffer)) return odds;
    complain(`${market.key} prices ${values.join(' ')} cannot be`);
    return [];
  });
}

interface Group {
  readonly odds: Odds;
  /** Exactly one of its outcomes happens, so its inverse odds must sum to about one. */
  readonly wholeMarket: boolean;
}

function groupsOf({ key, outcomes }: OddsApiMarket, pairing: Pairing): Group[] {
  const priceOf = (...names: string[]) =>
    outcomes.find(({ name }) => names.includes(name.toLowerCase()))?.price;
  const home = pairing.home_team.toLowerCase();
  const away = pairing.away_team.toLowerCase();
  switch (key) {
    case 'h2h':
      return whole(['1', priceOf(home)], ['X', priceOf('draw')], ['2', priceOf(away)]);
    case 'btts':
      return whole(['goal', priceOf('yes')], ['no_goal', priceOf('no')]);
    case 'double_chance': {
      const either = (a: string, b: string) =>
        priceOf(`${a} or ${b}`, `${b} or ${a}`, `${a}/${b}`, `${b}/${a}`);
      const odds: Array<[BetType, number | undefined]> = [
        ['1X', either(home, 'draw')],
        ['12', either(home, away)],
        ['X2', either('draw', away)],
      ];
      return [{ odds: odds.filter(isPriced), wholeMarket: false }];
    }
    case 'totals':
    case 'alternate_totals':
      return [...LINES].flatMap(([line, [over, under]]) => {
        const at = (side: string) =>
          outcomes.find((o) => o.point === line && o.name.toLowerCase().split(' ')[0] === side)
            ?.price;
        return whole([over, at('over')], [under, at('under')]);
      });
    default:
      return [];
  }
}

/** Half a market tells nothing of its margin, so it is not taken. */
function whole(...odds: Array<[BetType, number | undefined]>): Group[] {
  const priced = odds.filter(isPriced);
  return priced.length === odds.length ? [{ odds: priced, wholeMarket: true }] : [];
}

const isPriced = (pair: [BetType, number | undefined]): pair is [BetType, number] =>
  pair[1] !== undefined;
