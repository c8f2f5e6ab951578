import type { BetType } from '@tredici/engine/markets/bet-types';

export interface ChosenClubs {
  readonly home: boolean;
  readonly away: boolean;
}

const ON_HOME: ReadonlySet<string> = new Set(['1', '1X', '12', 'home']);
const ON_AWAY: ReadonlySet<string> = new Set(['2', 'X2', '2X', '12', 'away']);

/** The clubs that a bet is on, which are none for a draw or for a number of goals. The first part of a
 *  bet's key names the result, or the club whose goals are counted. */
export function chosenClubs(bet: BetType): ChosenClubs {
  const first = bet.split('_')[0]!;
  return { home: ON_HOME.has(first), away: ON_AWAY.has(first) };
}
