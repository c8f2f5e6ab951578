import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  bytes,
  integer,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  toDate,
  truth,
} from '#db/read-rows.ts';
import { contentColumns } from '../content-columns.ts';
import { readCells } from './ledger-cells.ts';
import { formatOf, hashLine } from './ledger-formats.ts';
import { contradiction, type LedgerHead } from './ledger-heads.ts';

export type Verification =
  | { readonly ok: true; readonly rows: number; readonly head: string | null }
  | {
      readonly ok: false;
      /** The first sequence of the chain that is not as it was frozen. */
      readonly sequence: number;
      readonly matchId: number | null;
      readonly reason: string;
    };

const PAGE = 1000;

/** Checks the whole chain: every line against its hash and its predecessor, every forecast against its line,
 *  and the chain against the ends recorded before. Reads a page at a time. */
export async function verifyLedger(
  db: Executor,
  seen: readonly LedgerHead[] = [],
): Promise<Verification> {
  let previous: Buffer | null = null;
  let place = 0;
  const wanted = new Set(seen.map(({ sequence }) => sequence));
  const hashes = new Map<number, string>();
  for (;;) {
    const page: LedgerRow[] = await loadPage(db, place);
    for (const row of page) {
      place += 1;
      const reason = findFault(row, place, previous);
      if (reason) return { ok: false, sequence: place, matchId: row.matchId, reason };
      previous = row.hash;
      if (wanted.has(place)) hashes.set(place, row.hash.toString('hex'));
    }
    if (page.length === PAGE) continue;
    const against = contradiction(seen, place, hashes);
    if (against) return { ok: false, matchId: null, ...against };
    return { ok: true, rows: place, head: previous?.toString('hex') ?? null };
  }
}

const LEDGER = {
  sequence: integer('f.sequence::int'),
  matchId: integer('f.match_id'),
  runId: integer('f.run_id::int'),
  modelVersion: text('r.model_version'),
  made: seconds('f.created_at'),
  frozen: seconds('f.frozen_at'),
  kickoff: seconds('f.kickoff_utc'),
  replayed: truth('f.replayed'),
  contentHash: orNull(bytes('f.content_hash')),
  hash: bytes('f.hash'),
  previousHash: orNull(bytes('f.previous_hash')),
  line: orNull(text('f.ledger_line')),
  ...contentColumns,
};
export type LedgerRow = RowOf<typeof LEDGER>;

/** The fault of a row at its sequence, if any. */
export function findFault(
  row: LedgerRow,
  place: number,
  previous: Buffer | null,
): string | undefined {
  if (row.sequence !== place) return `place ${place} is missing`;
  if (row.line === null) return 'its line is missing';
  if (!hashLine(row.line).equals(row.hash)) return 'its line does not give its hash';
  if (!same(row.previousHash, previous)) return 'it does not follow the line before';
  const format = formatOf(row.line);
  if (!format) return 'its format is not known: it was written by a newer version of the program';
  const { model, market, blend, interval, explanation, scores, bestOdds } = row;
  const content = { model, market, blend, interval, explanation, scores, bestOdds };
  if (!same(row.contentHash, format.contentHash(content))) return 'its probabilities were changed';
  const cells = readCells(row.line);
  const cell = (name: string) => cells[format.columns.indexOf(name)] ?? '';
  const line = format.line({
    sequence: place,
    previousHash: previous,
    matchId: row.matchId,
    kickoff: toDate(row.kickoff),
    // A club may be renamed later; its name in the line is covered by the hash.
    tournamentId: Number(cell('tournament_id')),
    home: cell('home'),
    away: cell('away'),
    runId: row.runId,
    modelVersion: row.modelVersion,
    madeAt: toDate(row.made),
    frozenAt: toDate(row.frozen),
    replayed: row.replayed,
    content,
  });
  return line === row.line ? undefined : 'its forecast is not the one of its line';
}

const same = (a: Buffer | null, b: Buffer | null): boolean =>
  a === null || b === null ? a === b : a.equals(b);

async function loadPage(db: Executor, after: number): Promise<LedgerRow[]> {
  return readRows(
    db,
    LEDGER,
    (columns) => sql`
    select ${columns} from forecast f join run r on r.id = f.run_id
    where f.sequence > ${after} order by f.sequence limit ${PAGE}`,
  );
}
