/** Sets of players as bits of one number. */

/** Players as bits, the first player the lowest. */
export type PlayerSet = number;
/** The number of players that the bits of a number hold. */
export const MOST_PLAYERS = 31;
/** With this few players nearly every line-up can be looked at, and all cases of one be followed. */
export const SMALL_ROSTER = 16;

export function countOf(set: PlayerSet): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function setOf(members: readonly number[]): PlayerSet {
  let set = 0;
  for (const member of members) set |= 1 << member;
  return set;
}

export function membersOf(set: PlayerSet): number[] {
  const members: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
  return members;
}
