import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#durations.ts';
import { knownAt } from './known.ts';
import { LEAGUES } from './leagues.ts';
import { pricesOf, type WorldPrice } from './prices.ts';
import { type WorldOrigin, worldSeasons } from './world.ts';

// Making worlds takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const BEGAN = Date.parse('2026-08-10T09:00:00Z');
const ORIGIN = { seed: 13, beganAt: BEGAN };
const pick = (...ids: number[]) =>
  LEAGUES.filter(({ tournament }) => ids.includes(tournament.tournament_id));
/** One league that plays over the turn of the year, one that ends with it. */
const FEW = pick(524, 820);
/** Prices are compared only near the day; results, which are few, everywhere. */
const NEAR_MS = 16 * DAY_MS;

const writePrice = (p: WorldPrice) =>
  `${p.bookmaker.key} ${p.betType} ${p.kind} ${p.capturedAt} ${p.odd}`;

/** What can be known at an instant, by match: results, and the prices of those near `day`. */
function knowledge(
  origin: WorldOrigin,
  now: number,
  { since = now - 40 * DAY_MS, day = now } = {},
) {
  const known = new Map<string, { settled: string | null; prices: readonly string[] }>();
  for (const { matches } of worldSeasons(origin, now, { leagues: FEW, since })) {
    for (const match of matches) {
      const { status, kickoff, result } = knownAt(match, now);
      known.set(match.key, {
        settled: status === 'finished' ? JSON.stringify([kickoff, result]) : null,
        prices:
          Math.abs(match.kickoff - day) < NEAR_MS
            ? pricesOf(origin, match, now).map(writePrice)
            : [],
      });
    }
  }
  return known;
}

function expectGrowth(before: ReturnType<typeof knowledge>, after: ReturnType<typeof knowledge>) {
  let news = 0;
  for (const [key, then] of before) {
    const now = after.get(key);
    if (!now) throw new Error(`${key} is gone`);
    if (then.settled !== null) expect(now.settled).toBe(then.settled);
    else if (now.settled !== null) news++;
    const present = new Set(now.prices);
    expect(then.prices.filter((price) => !present.has(price))).toEqual([]);
    news += now.prices.length - then.prices.length;
  }
  return news;
}

test('the same seed and day give the same world, another seed another one', () => {
  const once = knowledge(ORIGIN, BEGAN);
  expect(knowledge(ORIGIN, BEGAN)).toEqual(once);
  expect(knowledge({ ...ORIGIN, seed: 14 }, BEGAN)).not.toEqual(once);
});

describe('what is known today is still known tomorrow', () => {
  test.each([
    ['the first week', '2026-08-10T09:00:00Z', 7],
    ['the clocks go back', '2026-10-23T21:00:00Z', 5],
    ['the year ends', '2026-12-29T22:30:00Z', 5],
    ['the clocks go forward', '2027-03-26T21:00:00Z', 5],
    ['one season ends and the next begins', '2027-08-14T20:00:00Z', 7],
  ])('as %s', (_, from, days) => {
    const start = Date.parse(from);
    const since = start - 40 * DAY_MS;
    let before = knowledge(ORIGIN, start, { since, day: start });
    for (let day = 1; day <= days; day++) {
      const after = knowledge(ORIGIN, start + day * DAY_MS, { since, day: start });
      expect(expectGrowth(before, after)).toBeGreaterThan(0);
      before = after;
    }
  });

  test('over two years, three months at a time', () => {
    for (let month = 0; month <= 24; month += 3) {
      const day = BEGAN + month * 30 * DAY_MS;
      const since = day - 40 * DAY_MS;
      const after = knowledge(ORIGIN, day + 90 * DAY_MS, { since, day });
      expect(expectGrowth(knowledge(ORIGIN, day, { since, day }), after)).toBeGreaterThan(0);
    }
  });
});

test('after the last known real season the demo computes its own promotions and relegations', () => {
  const now = Date.parse('2028-02-01T00:00:00Z');
  const seasons = [...worldSeasons(ORIGIN, now, { leagues: pick(524, 525) })];
  const clubsOf = (id: number, year: number) =>
    new Set(
      seasons.find((s) => s.league.tournament.tournament_id === id && s.year === year)!.clubs,
    );
  const serieA = clubsOf(524, 2027);
  const up = [...serieA].filter((club) => !clubsOf(524, 2026).has(club));
  expect(serieA.size).toBe(20);
  expect(up).toHaveLength(3);
  for (const club of up) expect(clubsOf(525, 2026)).toContain(club);
  const serieB = clubsOf(525, 2027);
  expect(serieB.size).toBe(20);
  for (const club of serieB) expect(serieA).not.toContain(club);
});
