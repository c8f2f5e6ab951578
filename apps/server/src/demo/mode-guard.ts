import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { match } from '#db/schema/football.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { lastImportedAt, recordFetch } from '#features/ingestion/store.ts';
import type { WorldOrigin } from './world/world.ts';

/** Marks every row of the demo world, like a provider's name marks its rows. */
export const DEMO_SOURCE = 'demo';
const ORIGIN_URL = 'demo:world';

/** The origin of the world in a database. The mark is its raw payload: all that is needed to make every row
 *  again. */
export async function readOrigin(db: Executor): Promise<WorldOrigin | undefined> {
  const [row] = await db
    .select({ body: rawPayload.body })
    .from(rawPayload)
    .where(and(eq(rawPayload.source, DEMO_SOURCE), eq(rawPayload.url, ORIGIN_URL)));
  if (!row?.body) return undefined;
  const { seed, beganAt } = JSON.parse(row.body.toString()) as { seed: number; beganAt: string };
  return { seed, beganAt: Date.parse(beganAt) };
}

export async function writeOrigin(db: Executor, origin: WorldOrigin): Promise<void> {
  const beganAt = new Date(origin.beganAt);
  await writeMark(db, ORIGIN_URL, { seed: origin.seed, beganAt }, beganAt);
}

/** Marks the parts that have been loaded, so that an interrupted load continues where it stopped. Returns the
 *  mark's id, to which the part's rows refer. */
export async function writePartMark(
  db: Executor,
  part: string | number,
  origin: WorldOrigin,
): Promise<number> {
  const url = `${ORIGIN_URL}/${part}`;
  return writeMark(db, url, { part, seed: origin.seed }, new Date(origin.beganAt));
}

export async function readPartMarks(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: rawPayload.id, url: rawPayload.url })
    .from(rawPayload)
    .where(eq(rawPayload.source, DEMO_SOURCE));
  return new Map(rows.map(({ id, url }) => [url.slice(ORIGIN_URL.length + 1), id]));
}

/** The time up to which the world has been added. It is recorded like a provider's responses, so that the
 *  health of the sources includes it. */
export async function readReached(db: Executor): Promise<number | undefined> {
  return (await lastImportedAt(db, DEMO_SOURCE, ORIGIN_URL))?.getTime();
}

export async function writeReached(
  db: Executor,
  until: number,
  news: { readonly matches: number; readonly prices: number },
): Promise<void> {
  const at = new Date(until);
  await recordFetch(db, {
    source: DEMO_SOURCE,
    address: ORIGIN_URL,
    startedAt: at,
    finishedAt: at,
    outcome: news.matches + news.prices > 0 ? 'imported' : 'unchanged',
    matches: news.matches,
    changed: news.matches,
    prices: news.prices,
  });
}

async function writeMark(db: Executor, url: string, content: object, at: Date): Promise<number> {
  const body = Buffer.from(JSON.stringify(content));
  const sha256 = createHash('sha256').update(body).digest();
  const [row] = await db
    .insert(rawPayload)
    .values({ source: DEMO_SOURCE, url, fetchedAt: at, sha256, body })
    .returning({ id: rawPayload.id });
  return row!.id;
}

/** A database contains the demo world or live data, never both. Refuses the mode that would mix them, with a
 *  line that says what to do. */
export async function guardMode(db: Executor, mode: 'demo' | 'live'): Promise<Result<undefined>> {
  if (mode === 'live') {
    if (!(await exists(db, 'demo'))) return accept(undefined);
    return refuse(
      'This database holds the demo world, and TREDICI_MODE is live: use another database (DATABASE_URL or TREDICI_DATA_DIR), or take the demo out by "npm run tredici -- demo remove".',
    );
  }
  if (!(await holdsLiveData(db))) return accept(undefined);
  return refuse(
    'This database holds live data, and the demo world never mixes with it: set TREDICI_MODE=live, or use another database (DATABASE_URL or TREDICI_DATA_DIR).',
  );
}

export function holdsLiveData(db: Executor): Promise<boolean> {
  return exists(db, 'live');
}

async function exists(db: Executor, kind: 'demo' | 'live'): Promise<boolean> {
  const compare = kind === 'demo' ? eq : ne;
  const [payload] = await db
    .select({ one: sql`1` })
    .from(rawPayload)
    .where(compare(rawPayload.source, DEMO_SOURCE))
    .limit(1);
  if (payload) return true;
  const [row] = await db
    .select({ one: sql`1` })
    .from(match)
    .where(compare(match.source, DEMO_SOURCE))
    .limit(1);
  return row !== undefined;
}
