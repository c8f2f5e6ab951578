import { SERIE_A } from '@tredici/contract/tournaments';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { refreshStatistics } from '#db/refresh-statistics.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { announceChange } from '#http/invalidation.ts';
import type { Clock } from '../clock.ts';
import {
  guardMode,
  holdsLiveData,
  readOrigin,
  readPartMarks,
  readReached,
  writeOrigin,
  writePartMark,
  writeReached,
} from './mode-guard.ts';
import { tellPlayers } from './players.ts';
import {
  deleteWorld,
  type PriceOfMatch,
  saveBookmakers,
  saveClubs,
  saveMatches,
  savePrices,
} from './store.ts';
import { hasNews } from './world/known.ts';
import { LEAGUES, type League } from './world/leagues.ts';
import { isEssential, pricesOf, type WorldPrice } from './world/prices.ts';
import { publishedAt, type WorldMatch, type WorldOrigin, worldSeasons } from './world/world.ts';

/** The same world for everybody, so that a reported bug can be reproduced. */
const DEMO_SEED = 13;
/** A demo that was off for months catches up in steps, each in one transaction. */
const STEP_MS = 7 * DAY_MS;
/** From longer ago it keeps only what a first start would have. */
const RECENT_MS = 10 * DAY_MS;

export type OnProgress = (done: number, total: number, label: string) => void;

export interface LoadOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly onProgress?: OnProgress | undefined;
}

export interface Loaded {
  readonly matches: number;
  readonly prices: number;
}

/** Brings the demo world in the database up to now: all of it at the first start, what has happened since at
 *  a later one, or nothing. A database with live data is refused and left unchanged. Each tournament is one
 *  transaction, so an interrupted load continues where it stopped, and processes that start together share
 *  the work. */
export async function loadDemoWorld(options: LoadOptions): Promise<Result<Loaded>> {
  const { db, clock, onProgress } = options;
  const begun = await inTransaction(db, (tx) => begin(tx, clock));
  if (!begun.ok) return begun;
  const origin = begun.value;
  let matches = 0;
  let prices = 0;
  for (const [done, league] of LEAGUES.entries()) {
    const loaded = await inTransaction(db, (tx) => loadLeague(tx, origin, league));
    matches += loaded.matches;
    prices += loaded.prices;
    // Nothing is logged if there was nothing to do, as at every start but the first.
    if (loaded.matches > 0)
      onProgress?.(done + 1, LEAGUES.length, league.tournament.tournament_name);
  }
  if (matches > 0) {
    await refreshStatistics(db);
    await announceChange(db, MATCHES_TAG);
  }
  const news = await advanceDemoWorld({ db, clock });
  return accept({ matches: matches + news.matches, prices: prices + news.prices });
}

/** Removes the demo world and everything made from it. A database with live data is refused. */
export async function removeDemoWorld(db: Db): Promise<Result<undefined>> {
  return inTransaction(db, async (tx) => {
    await holdWorld(tx);
    if (await holdsLiveData(tx)) {
      return refuse(
        'This database holds live data and no demo world, so there is nothing to take out: if you mean another database, set DATABASE_URL or TREDICI_DATA_DIR.',
      );
    }
    await deleteWorld(tx);
    await announceChange(tx, MATCHES_TAG);
    return accept(undefined);
  });
}

/** Adds what has become known since the last update: results, moved matches, prices, the calendar of a new
 *  season. Returns what was new. */
export async function advanceDemoWorld({
  db,
  clock,
}: Omit<LoadOptions, 'onProgress'>): Promise<Loaded> {
  let matches = 0;
  let prices = 0;
  const now = wholeMinute(clock.now());
  for (let reached = false; !reached; ) {
    const step = await inTransaction(db, (tx) => takeStep(tx, now));
    reached = step.reached;
    matches += step.matches;
    prices += step.prices;
  }
  await inTransaction(db, takePlayers);
  return { matches, prices };
}

/** The players of the matches in the database. */
async function takePlayers(tx: Transaction): Promise<void> {
  await holdWorld(tx);
  const origin = await readOrigin(tx);
  const reached = await readReached(tx);
  const isLoaded = (await readPartMarks(tx)).has(String(SERIE_A));
  if (origin && isLoaded) await tellPlayers(tx, origin, reached ?? origin.beganAt);
}

async function takeStep(tx: Transaction, now: number): Promise<Loaded & { reached: boolean }> {
  await holdWorld(tx);
  const nothing = { reached: true, matches: 0, prices: 0 };
  const origin = await readOrigin(tx);
  const marks = await readPartMarks(tx);
  // While it is still being loaded nothing may be added as new, because a league loaded later would miss it.
  const isLoaded = LEAGUES.every(({ tournament }) => marks.has(String(tournament.tournament_id)));
  if (!origin || !isLoaded) return nothing;
  const since = Math.max(origin.beganAt, (await readReached(tx)) ?? 0);
  if (now <= since) return nothing;
  const until = Math.min(now, since + STEP_MS);
  const detail = now - until > RECENT_MS ? 'essentials' : 'everything';
  const news = await saveNews(tx, origin, marks, { since, until, detail });
  await writeReached(tx, until, news);
  if (news.matches + news.prices > 0) await announceChange(tx, MATCHES_TAG);
  return { ...news, reached: until === now };
}

async function begin(tx: Transaction, clock: Clock): Promise<Result<WorldOrigin>> {
  await holdWorld(tx);
  const guarded = await guardMode(tx, 'demo');
  if (!guarded.ok) return guarded;
  const known = await readOrigin(tx);
  if (known) return accept(known);
  const origin = { seed: DEMO_SEED, beganAt: wholeMinute(clock.now()) };
  await writeOrigin(tx, origin);
  return accept(origin);
}

/** Loads the world as it was when it began, at whatever time: anything later is added as new. */
async function loadLeague(tx: Transaction, origin: WorldOrigin, league: League): Promise<Loaded> {
  await holdWorld(tx);
  const { tournament_id: id } = league.tournament;
  if ((await readPartMarks(tx)).has(String(id))) return { matches: 0, prices: 0 };
  const rawPayloadId = await writePartMark(tx, id, origin);
  const bookmakers = await saveBookmakers(tx);
  const { beganAt: now } = origin;
  let matches = 0;
  let prices = 0;
  let saving = Promise.resolve(0);
  for (const season of worldSeasons(origin, now, { leagues: [league] })) {
    const seen = season.matches.map((each) => ({ each, prices: pricesOf(origin, each, now) }));
    // The database was still writing the previous season while this one was computed.
    prices += await saving;
    const teams = await saveClubs(tx, season);
    const saved = await saveMatches(tx, season.matches, { now, teams, rawPayloadId });
    matches += saved.changed;
    saving = savePrices(tx, joinIds(seen, saved.ids), bookmakers, false);
  }
  return { matches, prices: prices + (await saving) };
}

interface PricedMatch {
  readonly each: WorldMatch;
  readonly prices: readonly WorldPrice[];
}

function joinIds(seen: readonly PricedMatch[], ids: ReadonlyMap<string, number>): PriceOfMatch[] {
  return seen.flatMap(({ each, prices }) =>
    prices.map((price) => ({ matchId: ids.get(each.key)!, price })),
  );
}

async function saveNews(
  tx: Transaction,
  origin: WorldOrigin,
  marks: ReadonlyMap<string, number>,
  { since, until, detail }: { since: number; until: number; detail: 'everything' | 'essentials' },
): Promise<Loaded> {
  const bookmakers = await saveBookmakers(tx);
  const isKept = (price: WorldPrice) =>
    price.capturedAt > since && (detail === 'everything' || isEssential(price));
  // Matches played before have no new prices.
  const newPrices = (each: WorldMatch) =>
    (each.postponement?.kickoff ?? each.kickoff) > since
      ? pricesOf(origin, each, until).filter(isKept)
      : [];
  let matches = 0;
  let prices = 0;
  for (const season of worldSeasons(origin, until, { since })) {
    const rawPayloadId = marks.get(String(season.league.tournament.tournament_id))!;
    const isNew = publishedAt(season.league, season.year) > since;
    const news = season.matches
      .map((each) => ({ each, prices: newPrices(each) }))
      .filter((seen) => isNew || seen.prices.length > 0 || hasNews(seen.each, since, until));
    if (news.length === 0) continue;
    const teams = await saveClubs(tx, season);
    const changed = news.map(({ each }) => each);
    const saved = await saveMatches(tx, changed, { now: until, teams, rawPayloadId });
    matches += saved.changed;
    prices += await savePrices(tx, joinIds(news, saved.ids), bookmakers, true);
  }
  return { matches, prices };
}

/** One process at a time. Waiting for the other, and a statement of thousands of rows, may take longer than
 *  the time limit of a request. */
async function holdWorld(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await lockInTransaction(tx, 'demo world');
}

const wholeMinute = (at: Date): number => Math.floor(at.getTime() / 60_000) * 60_000;
