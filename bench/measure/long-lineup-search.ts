// A search for the best line-up that shares nothing with the recommended one except the evaluation of a
// line-up: random walks (simulated annealing) from known line-ups and from others until the time is over.

import type { FieldedLineup } from '@tredici/engine/fantasy/lineup/expectation/fielded-lineup';
import { type PreparedSquad, partsOf } from '@tredici/engine/fantasy/lineup/prepare-squad';
import { membersOf, type PlayerSet } from '@tredici/engine/fantasy/lineup/squad/player-set';
import { checkLineup } from '@tredici/engine/fantasy/scoring/check-lineup';
import { type RandomSource, seededRandom } from '@tredici/engine/numeric/random';

/** How many points worse a step may be: at first, and at the end. */
const WARM = 0.25;
const COLD = 0.003;
/** Walks of equal length; every other one starts at the best line-up, the rest a few changes away from it. */
const WALKS = 6;
const CHANGES_AWAY = 8;
/** How many line-ups of each walk are evaluated as closely as the page does. */
const KEPT = 12;

/** The highest expected total found within this many seconds of this thread's processor time. */
export function searchOn(
  prepared: PreparedSquad,
  begun: readonly FieldedLineup[],
  seconds: number,
  seed: number,
): number {
  const random = seededRandom(7919 + seed);
  const taken = cpuTime();
  const known = new Map<string, number>();
  const closely = (lineup: FieldedLineup): number => {
    const name = nameOf(lineup);
    const value = known.get(name) ?? partsOf(prepared, lineup).expected;
    known.set(name, value);
    return value;
  };
  const better = (a: FieldedLineup, b: FieldedLineup) => closely(b) - closely(a);
  let [best] = [...begun].sort(better);
  if (!best) throw new Error('nothing to begin with');
  for (let walk = 0; walk < WALKS; walk++) {
    const until = (1000 * seconds * (walk + 1)) / WALKS;
    let start: FieldedLineup = best;
    for (let change = 0; walk % 2 === 1 && change < CHANGES_AWAY; change++) {
      start = neighbour(prepared, start, random) ?? start;
    }
    const found = wander(prepared, start, random, () => taken() / until, taken() / until);
    [best] = [best, ...found].sort(better) as [FieldedLineup];
  }
  return closely(best);
}

/** @param share how much of the time has passed. */
function wander(
  prepared: PreparedSquad,
  start: FieldedLineup,
  random: RandomSource,
  share: () => number,
  begun: number,
): FieldedLineup[] {
  const { evaluator } = prepared;
  let now = { lineup: start, value: evaluator.estimate(start, 'close') };
  const seen = new Map<string, typeof now>([[nameOf(start), now]]);
  for (let over = begun; over < 1; over = share()) {
    const warmth = WARM * (COLD / WARM) ** ((over - begun) / (1 - begun));
    // The time is checked only once in several steps.
    for (let step = 0; step < 20; step++) {
      const lineup = neighbour(prepared, now.lineup, random);
      if (!lineup) continue;
      const value = evaluator.estimate(lineup, 'close');
      const worse = now.value - value;
      if (worse > 0 && random.uniform() >= Math.exp(-worse / warmth)) continue;
      now = { lineup, value };
      seen.set(nameOf(lineup), now);
    }
  }
  return [...seen.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, KEPT)
    .map(({ lineup }) => lineup);
}

const nameOf = ({ module, starters, bench }: FieldedLineup) => `${module} ${starters} ${bench}`;

/** A line-up that differs in one thing: two reserves swapped, one moved or replaced, a starter replaced, or
 *  another module. Null if the random choice is not allowed. */
function neighbour(
  { squad }: PreparedSquad,
  { module, starters, bench }: FieldedLineup,
  random: RandomSource,
): FieldedLineup | null {
  const { players, fits, modules, rules } = squad;
  const pick = <T>(of: readonly T[]): T | null => of[random.integer(of.length)] ?? null;
  const holding = (set: PlayerSet) =>
    modules.flatMap((_, at) => (Number.isFinite(fits.submittedCost(set, at)) ? [at] : []));
  const named = bench.reduce((set, one) => set | (1 << one), starters);
  const outsiders = players.flatMap(({ plays }, at) =>
    named & (1 << at) || plays === 0 ? [] : [at],
  );
  let next: FieldedLineup | null = null;
  const kind = random.uniform();
  if (kind < 0.05) next = { module: pick(holding(starters)) ?? module, starters, bench };
  else if (kind < 0.55) {
    const seats = [...bench];
    const from = random.integer(bench.length);
    const [moved] = seats.splice(from, 1);
    const newcomer = kind < 0.25 ? pick(outsiders) : moved!;
    seats.splice(random.integer(bench.length), 0, newcomer ?? moved!);
    next = { module, starters, bench: seats };
  } else {
    const out = pick(membersOf(starters))!;
    const into = pick(kind < 0.85 ? bench : outsiders);
    if (into === null) return null;
    const set = (starters ^ (1 << out)) | (1 << into);
    const inRole = modules.flatMap((_, at) => (fits.holds(set, at) ? [at] : []));
    const suits = pick(inRole.length > 0 && kind < 0.97 ? inRole : holding(set));
    if (suits === null) return null;
    const seats = bench.includes(into)
      ? bench.map((one) => (one === into ? out : one))
      : bench.with(random.integer(bench.length), out);
    next = { module: suits, starters: set, bench: seats };
  }
  const lines = rules.bench.order === 'free' ? null : 'PDCA';
  const ordered = lines
    ? [...next.bench].sort(
        (a, b) => lines.indexOf(players[a]!.line) - lines.indexOf(players[b]!.line),
      )
    : next.bench;
  const isAllowed = checkLineup(
    rules,
    players.map(({ candidate }) => candidate),
    {
      module: modules[next.module]!.name,
      starters: membersOf(next.starters).map((at) => players[at]!.candidate.id),
      bench: ordered.map((at) => players[at]!.candidate.id),
    },
  ).ok;
  return isAllowed ? { ...next, bench: ordered } : null;
}

/** Milliseconds of processor time used by this thread since the call. */
export function cpuTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
