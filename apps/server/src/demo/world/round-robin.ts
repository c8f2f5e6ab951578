import type { RandomSource } from '@tredici/engine/numeric/random';
import { shuffled } from './keyed-random.ts';
import type { League } from './leagues.ts';

export interface Pairing {
  readonly home: string;
  readonly away: string;
}
export type Round = readonly Pairing[];

/** All rounds of a season, in order. `clubs` are in the order of the country's list. */
export function drawRounds(
  league: League,
  clubs: readonly string[],
  random: RandomSource,
): Round[] {
  if (league.groups) return drawGroups(league.groups.between, splitInTwo(league, clubs), random);
  const first = singleRoundRobin(shuffled(clubs, random));
  const second = first.map(mirrored);
  return league.legs === 3 ? [...first, ...second, ...first] : [...first, ...second];
}

const mirrored = (round: Round): Round =>
  round.map(({ home, away }) => ({ home: away, away: home }));

/** The circle method: one club stays, the others rotate around it. With an odd number, a club without an
 *  opponent rests. */
function singleRoundRobin(clubs: readonly string[]): Round[] {
  return circle(clubs, clubs.length).map((round) => round.pairings);
}

/** @param seated at least this many: empty seats keep groups of different size in step */
function circle(
  clubs: readonly string[],
  seated: number,
): { pairings: Pairing[]; resting: string[] }[] {
  const size = seated + (seated % 2);
  const seats = Array.from({ length: size }, (_, i) => clubs[i] ?? null);
  const last = seats.length - 1;
  return Array.from({ length: last }, (_, turn) => {
    const pairings: Pairing[] = [];
    const resting: string[] = [];
    for (let i = 0; i < seats.length / 2; i++) {
      const a = seats[i === 0 ? last : (turn + i) % last] ?? null;
      const b = seats[(turn + last - i) % last] ?? null;
      if (a === null || b === null) resting.push(...[a, b].filter((club) => club !== null));
      // Sides alternate along the circle; only the fixed club's must be alternated explicitly.
      else if (i === 0 ? turn % 2 === 0 : i % 2 === 0) pairings.push({ home: a, away: b });
      else pairings.push({ home: b, away: a });
    }
    return { pairings, resting };
  });
}

function splitInTwo(league: League, clubs: readonly string[]): [string[], string[]] {
  const place =
    league.groups?.kind === 'fixed'
      ? (club: string) => league.clubs.findIndex(([name]) => name === club)
      : (club: string) => clubs.indexOf(club);
  return [clubs.filter((club) => place(club) % 2 === 0), clubs.filter((c) => place(c) % 2 === 1)];
}

/** A double round robin within each group, in which the two resting clubs meet each other; then rounds across
 *  the groups, so that the groups are not isolated. */
function drawGroups(
  between: number,
  [first, second]: [string[], string[]],
  random: RandomSource,
): Round[] {
  const seated = Math.max(first.length, second.length);
  const right = circle(shuffled(second, random), seated);
  const within = circle(shuffled(first, random), seated).map((left, turn): Round => {
    const pairings = [...left.pairings, ...right[turn]!.pairings];
    const [home] = left.resting;
    const [away] = right[turn]!.resting;
    return home && away ? [...pairings, { home, away }] : pairings;
  });
  const a = shuffled(first, random);
  const b = shuffled(second, random);
  const across = Array.from({ length: between }, (_, shift): Round => {
    const pairings = a.slice(0, b.length).map((home, i) => ({
      home,
      away: b[(i + shift) % b.length]!,
    }));
    return shift % 2 === 0 ? pairings : mirrored(pairings);
  });
  return [...within, ...across, ...within.map(mirrored)];
}
