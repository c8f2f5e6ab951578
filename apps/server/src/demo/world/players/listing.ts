import { fantavotoOf } from '@tredici/engine/fantasy/projections/player-figures';
import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { PlayedMatch } from './season-sheets.ts';
import type { SquadPlayer } from './squads.ts';

/** The prices that a list's editors would set: the price before the season, changed by the performances
 *  since. */

/** The fantavoto expected of a player with price zero, and what each credit adds. */
const PROMISED: Readonly<Record<ClassicRole, readonly [least: number, perCredit: number]>> = {
  P: [4.7, 0.03],
  D: [5.85, 0.03],
  C: [5.95, 0.035],
  A: [6.05, 0.04],
};
const MOVES = 0.9;
const DEAREST = 45;

export interface Listing {
  readonly price: number;
  readonly marketValue: number;
}

export function listingOf(
  { role, initialPrice }: SquadPlayer,
  fantavoti: readonly number[],
): Listing {
  const [least, perCredit] = PROMISED[role];
  const mean = fantavoti.reduce((sum, one) => sum + one, 0) / Math.max(1, fantavoti.length);
  const beyond = fantavoti.length === 0 ? 0 : mean - least - perCredit * initialPrice;
  const moved = Math.round(MOVES * beyond * Math.sqrt(fantavoti.length));
  const price = Math.min(DEAREST, Math.max(1, initialPrice + moved));
  return { price, marketValue: Math.max(1, Math.round(price ** 1.5 * 1.6)) };
}

/** All fantavoti of a season's matches, by player. */
export function fantavotiOf(played: readonly PlayedMatch[]): ReadonlyMap<number, number[]> {
  const all = new Map<number, number[]>();
  for (const { sheet } of played) {
    for (const { player, vote, events } of [...sheet.home, ...sheet.away]) {
      const fantavoto = fantavotoOf({ roles: [player.role], vote, events });
      if (fantavoto === null) continue;
      const own = all.get(player.id) ?? [];
      all.set(player.id, own);
      own.push(fantavoto);
    }
  }
  return all;
}
