import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { betProbabilities } from '@tredici/engine/markets/probabilities';
import { seededRandom } from '@tredici/engine/numeric/random';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { team } from '#db/schema/football.ts';
import { learnedState } from '#db/schema/forecasts.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { DAY_MS } from '#durations.ts';
import { importResponse } from '#features/ingestion/import-response.ts';
import { readPayload } from '#sources/read-payload.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { createTestClock } from '#testing/test-app.ts';
import { forecastAll, forecastComing, forecastRow } from './forecast-all.ts';
import { readHistoryFolder } from './read-history-folder.ts';

/** Three seasons of ten clubs in the layout of football-data.co.uk, with every kind of price: the imported
 *  files and the job must give the same forecasts as a backtest of the files. */

const SOURCE = 'football-data.co.uk';
const CLUBS =
  'Ajax,AZ Alkmaar,Den Haag,Feyenoord,Groningen,Heerenveen,PSV Eindhoven,Twente,Utrecht,Vitesse';
const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HS,AS,HST,AST,B365H,B365D,B365A,PSH,PSD,PSA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA,B365>2.5,B365<2.5,P>2.5,P<2.5,Avg>2.5,Avg<2.5,AHh,B365AHH,B365AHA,PAHH,PAHA,AvgAHH,AvgAHA,PSCH,PSCD,PSCA,AvgCH,AvgCD,AvgCA,AvgC>2.5,AvgC<2.5,AHCh,PCAHH,PCAHA,AvgCAHH,AvgCAHA';
/** The Monday of the last season's eleventh week. */
const MONDAY = Date.UTC(2024, 9, 21);

/** @param until rows of later weeks do not exist yet, and those of its own week have no result. */
function seasonFile(year: number, until: number): string {
  const random = seededRandom(year);
  // One club leaves for a season and comes back.
  const clubs = CLUBS.split(',').filter((club) => club !== 'Den Haag' || year !== 2023);
  const start = Date.UTC(year, 7, 10);
  const lines = [HEADER];
  for (let round = 0; round < 2 * (clubs.length - 1); round++) {
    const day = start + round * 7 * DAY_MS;
    const seats = clubs.map((_, at) => clubs[(at + round) % clubs.length]!);
    for (let pair = 0; pair + 1 < seats.length; pair += 2) {
      const numbers = rowOf(random);
      if (day >= until + 7 * DAY_MS) continue;
      const [played, opening, closing] = numbers;
      const date = new Date(day).toISOString().slice(0, 10).split('-').reverse().join('/');
      const isComing = day >= until;
      const cells = [
        ...['N1', date, '20:00', seats[pair]!, seats[pair + 1]!],
        ...(isComing ? played.map(() => '') : played),
        ...opening,
        ...(isComing ? closing.map(() => '') : closing),
      ];
      lines.push(cells.join(','));
    }
  }
  return `${lines.join('\n')}\n`;
}

function rowOf(random: ReturnType<typeof seededRandom>) {
  const near = (odd: number) => (odd * (1 + 0.03 * random.normal())).toFixed(2);
  const lean = 0.5 * (random.uniform() - 0.5);
  const result = () => [near(2.4 * Math.exp(-lean)), near(3.5), near(2.9 * Math.exp(lean))];
  const two = () => [near(1.9), near(1.9)];
  const line = String(Math.round(-4 * lean) / 4);
  const [home, away] = [random.poisson(1.5 * Math.exp(lean)), random.poisson(1.3)];
  const ending = home > away ? 'H' : home === away ? 'D' : 'A';
  const played = [home, away, ending, home + 9, away + 8, home + 3, away + 2].map(String);
  const opening = [result(), result(), result(), result(), two(), two(), two(), [line]];
  const closing = [result(), result(), two(), [line], two(), two()];
  return [played, [...opening, two(), two(), two()].flat(), closing.flat()] as const;
}

const folder = mkdtempSync(join(tmpdir(), 'tredici-served-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const year of [2022, 2023, 2024]) {
  const name = `${year % 100}${(year % 100) + 1}`;
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'N1.csv'), seasonFile(year, Number.POSITIVE_INFINITY));
}

async function importSeason({ db }: TestDatabase, year: number, now: Date) {
  const address = `/mmz4281/${year % 100}${(year % 100) + 1}/N1.csv`;
  const body = Buffer.from(seasonFile(year, MONDAY));
  const read = () => readPayload(SOURCE, address, body);
  const answer = { address, body, read, fetchedAt: now, etag: null, lastModified: null };
  return importResponse(db, { source: SOURCE, ...answer }, () => now);
}

type Forecasts = Map<string, Pick<MatchForecast, 'ratings' | 'blend'>>;

/** The largest difference of any probability of ratings and blend. */
function largestDifference(served: Forecasts, backtested: Forecasts): number {
  let largest = 0;
  for (const [key, { ratings, blend }] of served) {
    const other = backtested.get(key)!;
    for (const [a, b] of [
      [ratings.grid, other.ratings.grid],
      [blend!.grid, other.blend!.grid],
    ] as const) {
      const forecasts = betProbabilities(b);
      for (const [bet, p] of Object.entries(betProbabilities(a))) {
        largest = Math.max(largest, Math.abs(p - forecasts[bet as keyof typeof forecasts]));
      }
    }
  }
  return largest;
}

test('the job gives the same forecasts as a backtest of the same files, from scratch and from a stored state', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await seedConstants(db);
  const clock = createTestClock('2024-10-26T06:00:00Z');
  for (const year of [2022, 2023, 2024]) {
    expect(await importSeason(database, year, clock.now())).toMatchObject({ outcome: 'imported' });
  }
  expect(await db.$count(team, eq(team.country, 'Netherlands'))).toBe(10);

  const backtested: Forecasts = new Map();
  const span = { fromDay: MONDAY / DAY_MS, toDay: MONDAY / DAY_MS + 6 };
  const { matches, problems } = readHistoryFolder(folder);
  expect(problems).toEqual([]);
  walkForward(matches, span, (match, forecast) =>
    backtested.set(`${match.home} ${match.away}`, forecast),
  );
  expect(backtested.size).toBe(5);
  expect(Object.keys(matches[0]!.opening!)).toEqual(['bet365', 'pinnacle', 'average', 'maximum']);
  expect(matches[0]!.opening!.pinnacle!.handicap).toBeDefined();

  const served: Forecasts[] = [];
  const fit: typeof forecastComing = (forecaster, coming, now) => {
    const forecasts = coming.map((row): [string, MatchForecast] => {
      const { forecast, faults } = forecastRow(forecaster, row, now);
      expect(faults).toEqual([]);
      return [`${row.home} ${row.away}`, forecast];
    });
    served.push(new Map(forecasts));
    return forecastComing(forecaster, coming, now);
  };
  const first = await forecastAll({ db, clock, fit });
  expect(first).toMatchObject({ coming: 5, written: 5, warnings: {} });
  expect(await db.$count(learnedState)).toBe(1);
  const again = await forecastAll({ db, clock, fit, force: true });
  expect(again!.learned).toBe(first!.learned);
  expect(again!.read).toBeLessThan(first!.read / 3);
  expect(again!.written).toBe(0);
  for (const forecasts of served) {
    expect([...forecasts.keys()].sort()).toEqual([...backtested.keys()].sort());
    expect(largestDifference(forecasts, backtested)).toBeLessThan(1e-9);
  }
  // Shows that the test can fail: another week has other forecasts.
  const other = new Map(
    [...backtested].map(([key], at) => [key, [...backtested.values()].at(at - 1)!]),
  );
  expect(largestDifference(served[0]!, other)).toBeGreaterThan(1e-3);
});
