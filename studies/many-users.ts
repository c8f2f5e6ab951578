// npm run bench -- scale --only cost && node studies/many-users.ts [FILE of that bench]
//
// What 1, 10 and 100 million users need, given the measured cost of a request. It simulates the visitors of a
// Saturday's busiest minute: each request waits for a free core, first come first served, on the servers and
// then on the database. It finds the lowest number of cores with which 99 of 100 requests wait no longer than
// 20 ms at each. If a cache in front of the servers holds lists, the requests that it answers are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RandomSource, seededRandom } from '@tredici/engine/numeric/random';
import { KINDS, type Kind, USUAL_MIX } from '../bench/measure/mixed-load.ts';

const USERS = [1e6, 1e7, 1e8];
/** The share of all accounts that visit on the busiest day of a week, and the requests of each visitor. */
const VISITORS_SHARE = 0.2;
const REQUESTS_EACH = 30;
/** The share of that day's requests in its busiest hour, and the ratio of its busiest minute to an average
 *  one. */
const BUSIEST_HOUR = 0.15;
const BUSIEST_MINUTE = 2;
/** The share of lists that a cache in front of the servers answers: all but the first of a visit. */
const LISTS_FROM_CACHE = 0.8;
const LONGEST_WAIT_MS = 20;
const REQUESTS_SIMULATED = 200_000;

type Costs = Readonly<Record<Kind, { readonly server: number; readonly database: number }>>;

const file = process.argv[2] ?? join(process.env.TREDICI_DATA_DIR ?? 'data', 'bench/scale.json');
const { figures } = JSON.parse(readFileSync(file, 'utf8')) as {
  figures: { figure: string; value: number }[];
};
const figureOf = (name: string): number => {
  const found = figures.find(({ figure }) => figure === name);
  if (!found) throw new Error(`${file} has no "${name}": run the bench with --only cost`);
  return found.value;
};
const costs = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    {
      server: figureOf(`cost of a ${kind}, ms of a server`),
      database: figureOf(`cost of a ${kind}, ms of the database`),
    },
  ]),
) as Costs;
const bytesPerUser = figureOf('size of a user, bytes');

console.table(
  USERS.flatMap((users) =>
    [0, LISTS_FROM_CACHE].map((fromCache) => {
      const perSecond =
        (users * VISITORS_SHARE * REQUESTS_EACH * BUSIEST_HOUR * BUSIEST_MINUTE) / 3_600;
      const arriving = perSecond * (1 - USUAL_MIX.list * fromCache);
      return {
        users: users.toLocaleString('en'),
        'lists from a cache': `${100 * fromCache}%`,
        'requests a second': Math.round(perSecond),
        'of them at the servers': Math.round(arriving),
        'cores of servers': coresFor(arriving, fromCache, 'server'),
        'cores of databases': coresFor(arriving, fromCache, 'database'),
        'writes a second': Math.round(perSecond * (USUAL_MIX.write + USUAL_MIX.login)),
        'gigabytes of users': Math.round((users * bytesPerUser) / 1e9),
      };
    }),
  ),
);

function coresFor(perSecond: number, fromCache: number, where: 'server' | 'database'): number {
  const seed = 13;
  const drawCost = costDrawer(fromCache, where);
  const busy = (perSecond * meanCost(fromCache, where)) / 1_000;
  let cores = Math.max(1, Math.ceil(busy));
  while (slowestWait(cores, perSecond, drawCost, seededRandom(seed)) > LONGEST_WAIT_MS) {
    cores = Math.ceil(cores * 1.02);
  }
  return cores;
}

/** The longest wait of 99 of 100 requests for one of this many cores. */
function slowestWait(
  cores: number,
  perSecond: number,
  drawCost: (random: RandomSource) => number,
  random: RandomSource,
): number {
  const freeAt = new Float64Array(cores);
  const waits = new Float64Array(REQUESTS_SIMULATED);
  let now = 0;
  for (let at = 0; at < REQUESTS_SIMULATED; at += 1) {
    now -= (Math.log(1 - random.uniform()) * 1_000) / perSecond;
    // The first core of the heap is the one that is free first.
    const start = Math.max(now, freeAt[0]!);
    waits[at] = start - now;
    freeAt[0] = start + drawCost(random);
    sink(freeAt);
  }
  return waits.sort()[Math.floor(REQUESTS_SIMULATED * 0.99)]!;
}

function sink(heap: Float64Array): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const right = left + 1;
    let least = at;
    if (left < heap.length && heap[left]! < heap[least]!) least = left;
    if (right < heap.length && heap[right]! < heap[least]!) least = right;
    if (least === at) return;
    [heap[at], heap[least]] = [heap[least]!, heap[at]!];
    at = least;
  }
}

function sharesOf(fromCache: number): readonly (readonly [Kind, number])[] {
  const whole = 1 - USUAL_MIX.list * fromCache;
  return KINDS.map((kind) => [
    kind,
    (USUAL_MIX[kind] * (kind === 'list' ? 1 - fromCache : 1)) / whole,
  ]);
}

function meanCost(fromCache: number, where: 'server' | 'database'): number {
  return sharesOf(fromCache).reduce((sum, [kind, share]) => sum + share * costs[kind][where], 0);
}

/** Costs vary around the average of each kind. */
function costDrawer(fromCache: number, where: 'server' | 'database') {
  const shares = sharesOf(fromCache);
  return (random: RandomSource): number => {
    let left = random.uniform();
    for (const [kind, share] of shares) {
      left -= share;
      if (left < 0) return -Math.log(1 - random.uniform()) * costs[kind][where];
    }
    return 0;
  };
}
