/** The ways in which a round may go for a line-up: who of the starters plays and who comes on. Cases that
 *  weigh as much as the grain are all followed; of the lighter ones, which are many and much alike, one stands
 *  for each grain of them (systematic sampling), so that their share is right whatever the grain. With a grain
 *  of nothing all are followed. */

import { countOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup, Substituting } from './choose-entering.ts';

/** @param mass the chance of the case. */
type Visit = (mass: number, onField: PlayerSet, all: PlayerSet) => void;
/** Says how much was visited: about one, since the last grain is not always full. */
export type FollowCases = (lineup: FieldedLineup, grain: number, visit: Visit) => number;

/** Of cases that weigh less one stands for several where a line-up of a large roster is looked at by itself. */
export const FINE_GRAIN = 5e-5;

/** Remembers the cases of the line-ups that were followed last: the best of them is then taken apart. Where there is
 *  no grain there may be a million. */
export function rememberCases(follow: FollowCases): FollowCases {
  const latest = new Map<string, Followed>();
  return (lineup, grain, visit) => {
    if (grain === 0) return follow(lineup, grain, visit);
    const name = `${grain} ${lineup.module} ${lineup.starters} ${lineup.bench}`;
    const followed = latest.get(name) ?? noteCases(follow, lineup, grain);
    latest.set(name, followed);
    if (latest.size > KEPT) latest.delete(latest.keys().next().value!);
    for (const { mass, onField, all } of followed.cases) visit(mass, onField, all);
    return followed.seen;
  };
}
/** As many as the longest search weighs in the end. */
const KEPT = 4;

type Case = { readonly mass: number; readonly onField: PlayerSet; readonly all: PlayerSet };
type Followed = { readonly cases: readonly Case[]; readonly seen: number };

function noteCases(follow: FollowCases, lineup: FieldedLineup, grain: number): Followed {
  const cases: Case[] = [];
  const seen = follow(lineup, grain, (mass, onField, all) => {
    cases.push({ mass, onField, all });
  });
  return { cases, seen };
}

export function makeCases({ players }: Squad, { entering }: Substituting): FollowCases {
  const plays = Float64Array.from(players, (player) => player.plays);
  const absences = makeAbsences(plays);
  return (lineup, grain, visit) => {
    let bench = 0;
    for (const player of lineup.bench) if (plays[player]! > 0) bench |= 1 << player;
    let seen = 0;
    // One for each number of reserves who are missing: whoever stands for others is followed at once, and those
    // behind them would never be next in a common one.
    const combs = Array.from({ length: lineup.bench.length + 1 }, () => makeComb(grain));
    /** Whether somebody plays is asked only where it matters: of those who would come on. */
    const follow = (
      onField: PlayerSet,
      available: PlayerSet,
      known: PlayerSet,
      weight: number,
      missing: number,
    ): void => {
      const came = entering(lineup, onField, available);
      let mass = weight;
      let present = known;
      for (let left = came & ~known; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const chance = plays[31 - Math.clz32(bit)]!;
        const absent = combs[missing]!(mass * (1 - chance));
        if (absent > 0) follow(onField, available & ~bit, present, absent, missing + 1);
        mass *= chance;
        present |= bit;
      }
      visit(mass, onField, onField | came);
      seen += mass;
    };
    absences(lineup.starters, grain, (onField, weight) => follow(onField, bench, 0, weight, 0));
    return seen;
  };
}

/** Passes what weighs a grain or more as it is, and of the lighter one for every grain that has gone by. */
function makeComb(grain: number): (weight: number) => number {
  let gone = grain / 2;
  return (weight) => {
    if (weight >= grain) return weight;
    gone += weight;
    if (gone < grain) return 0;
    gone -= grain;
    return grain;
  };
}

/** Every way in which starters may be missing, the fewest first, through a comb. */
function makeAbsences(plays: Float64Array) {
  const chances = new Float64Array(1 << 11);
  const fields = new Int32Array(1 << 11);
  const orders: Uint16Array[] = [];
  const orderOf = (doubtful: number): Uint16Array => {
    orders[doubtful] ??= Uint16Array.from({ length: 1 << doubtful }, (_, mask) => mask).sort(
      (a, b) => countOf(a) - countOf(b) || a - b,
    );
    return orders[doubtful];
  };
  return (
    starters: PlayerSet,
    grain: number,
    visit: (onField: PlayerSet, weight: number) => void,
  ): void => {
    let [cases, doubtful] = [1, 0];
    chances[0] = 1;
    fields[0] = 0;
    for (let left = starters; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const chance = plays[31 - Math.clz32(bit)]!;
      if (chance === 0) continue;
      for (let mask = 0; mask < cases; mask++) {
        if (chance < 1) {
          chances[cases + mask] = chances[mask]! * (1 - chance);
          fields[cases + mask] = fields[mask]!;
        }
        chances[mask]! *= chance;
        fields[mask]! |= bit;
      }
      if (chance === 1) continue;
      cases *= 2;
      doubtful++;
    }
    const comb = makeComb(grain);
    for (const mask of orderOf(doubtful)) {
      const weight = comb(chances[mask]!);
      if (weight > 0) visit(fields[mask]!, weight);
    }
  };
}
