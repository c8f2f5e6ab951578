/** What another bench changes: in which rounds it may, and who comes on there. */
import { countOf, type PlayerSet, setOf } from '../squad/player-set.ts';

/** Whether these find places. */
export type Holds = (set: PlayerSet) => boolean;
export type BenchChange = {
  /** Whether others may come on: where it says no, none do. */
  matters(present: PlayerSet, came: PlayerSet): boolean;
  /** Who comes on now where as many as were wanted came on before, in role in their own module; -1 where that is
   *  not enough to say. What a module holds is a matroid: those who come on are its first basis in the order of the
   *  bench, in which one changes with one where somebody goes, comes or is moved. */
  inModule(onField: PlayerSet, present: PlayerSet, came: PlayerSet, holds: Holds): PlayerSet;
  /** The same where it took another module, or somebody out of role. Of those whom some module holds the first in
   *  bench order come on: who comes earlier than before does so beside all who still come before, or not at all.
   *  @param gentler says who finds a place at the level before. */
  inAny(
    onField: PlayerSet,
    present: PlayerSet,
    came: PlayerSet,
    holds: Holds,
    gentler: Holds,
  ): PlayerSet;
};

export function benchChange(bench: readonly number[], seats: readonly number[]): BenchChange {
  const [before, after] = [setOf(bench), setOf(seats)];
  if (before === after) return otherOrder(bench, seats);
  const [gone, joined] = [before & ~after, after & ~before];
  const stay = bench.filter((one) => after & (1 << one));
  const isSingle =
    countOf(gone) <= 1 &&
    countOf(joined) <= 1 &&
    seats.filter((one) => before & (1 << one)).every((one, at) => one === stay[at]);
  return {
    // Only where one who left it came on, or a new one could.
    matters: (present, came) => ((came & gone) | (present & joined)) !== 0,
    ...(isSingle ? exchanged(seats, gone, joined) : UNKNOWN),
  };
}

const UNKNOWN = { inModule: () => -1, inAny: () => -1 };

function otherOrder(bench: readonly number[], seats: readonly number[]): BenchChange {
  let [first, last] = [0, bench.length - 1];
  while (first < last && bench[first] === seats[first]) first++;
  while (last > first && bench[last] === seats[last]) last--;
  const passed = setOf(bench.slice(first, last + 1));
  const [before, behind] = [1 << bench[first]!, 1 << bench[last]!];
  const isShifted = (from: number, to: number) =>
    bench.slice(from, from + last - first).every((one, at) => one === seats[to + at]);
  if (isShifted(first + 1, first)) {
    return {
      matters: (present, came) => (came & before) !== 0 && (present & ~came & passed) !== 0,
      ...movedBack(seats, before, passed),
    };
  }
  if (isShifted(first, first + 1)) {
    return {
      matters: (present, came) => (present & ~came & behind) !== 0 && (came & passed) !== 0,
      ...exchanged(seats, 0, behind),
    };
  }
  return {
    matters: (present, came) => (came & passed) !== 0 && (present & ~came & passed) !== 0,
    ...UNKNOWN,
  };
}

type Entering = Pick<BenchChange, 'inModule' | 'inAny'>;

/** One who came on sits behind others now, whom they had come before. */
function movedBack(seats: readonly number[], moved: PlayerSet, passed: PlayerSet): Entering {
  const between = seats.flatMap((one) => (passed & (1 << one) & ~moved ? [1 << one] : []));
  const ahead = between.map((bit) => setOf(seats.slice(0, seats.indexOf(31 - Math.clz32(bit)))));
  return {
    inModule(onField, present, came, holds) {
      const rest = came & ~moved;
      for (const bit of between) {
        if (present & bit & ~came && holds(onField | rest | bit)) return rest | bit;
      }
      return came;
    },
    inAny(onField, present, came, holds) {
      for (let at = 0; at < between.length; at++) {
        const bit = between[at]!;
        if (!(present & bit & ~came)) continue;
        const set = (came & ahead[at]!) | bit;
        if (holds(onField | set)) return countOf(set) === countOf(came) ? set : -1;
      }
      return came;
    },
  };
}

/** One left the bench, or nobody, and another sits there now: newly, or before some whom they sat behind. */
function exchanged(seats: readonly number[], gone: PlayerSet, joined: PlayerSet): Entering {
  const behind = joined === 0 ? 0 : setOf(seats.slice(seats.indexOf(31 - Math.clz32(joined)) + 1));
  return {
    inModule(onField, present, came, holds) {
      let now = came;
      if (came & gone) {
        const rest = came & ~gone;
        const open = present & ~came & ~joined;
        now = -1;
        for (let at = 0; at < seats.length && now < 0; at++) {
          const bit = 1 << seats[at]!;
          if (open & bit && holds(onField | rest | bit)) now = rest | bit;
        }
        if (now < 0) return now;
      }
      if (!(present & joined)) return now;
      const overtaken = now & behind;
      if (overtaken === 0 || !holds(onField | (now & ~overtaken) | joined)) return now;
      for (let at = seats.length - 1; at >= 0; at--) {
        const bit = 1 << seats[at]!;
        const set = (now & ~bit) | joined;
        if (overtaken & bit && holds(onField | set)) return set;
      }
      return -1;
    },
    inAny(onField, present, came, holds, gentler) {
      if (came & gone) return -1;
      if (!(present & joined)) return came;
      // With a new man a gentler level may bring on as many.
      if (gone !== 0 && gentler(onField | joined)) return -1;
      const overtaken = came & behind;
      const set = (came & ~overtaken) | joined;
      if (overtaken === 0 || !holds(onField | set)) return came;
      return countOf(set) === countOf(came) ? set : -1;
    },
  };
}
