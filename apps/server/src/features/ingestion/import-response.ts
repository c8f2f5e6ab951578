import type { Oddity } from '@tredici/contract/operator-watch';
import type { Db, Executor } from '#db/pool.ts';
import { inTransaction, type Transaction, violatedConstraint } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { ensureBookmakers } from '#features/bookmakers/store.ts';
import {
  insertMatches,
  loadMatches,
  MATCHES_TAG,
  type MatchWindow,
  updateMatches,
} from '#features/matches/store.ts';
import { insertPrices, loadLatestPrices } from '#features/prices/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { BOOKMAKERS } from '#sources/bookmakers.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import type { ReadOutcome, RowProblem, SourceMatch } from '#sources/source-match.ts';
import {
  ensureTeams,
  forgetCorrected,
  loadAliases,
  recordUnknown,
  saveAliases,
} from './identity-store.ts';
import type { IncomingMatch } from './incoming-match.ts';
import { lockLeague } from './lock-league.ts';
import { mergeMatches } from './merge.ts';
import { newPrices } from './new-prices.ts';
import { type Inspected, inspectFile } from './odd-files.ts';
import { savePayload } from './payload-store.ts';
import {
  aliasKey,
  countryOf,
  type NamedMatch,
  resolveNames,
  type TeamRef,
} from './resolve-names.ts';
import { lastImportedPayload, lastMatchCount, recordFetch } from './store.ts';

/** A provider's response and how to read it. */
export interface ProviderResponse {
  readonly source: SourceName;
  /** The address without API keys. */
  readonly address: string;
  readonly body: Uint8Array;
  readonly fetchedAt: Date;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Called only when it has to be imported. */
  readonly read: () => ReadOutcome;
  /** Only some of its rows are wanted: it has to be imported again for the others. */
  readonly partial?: boolean | undefined;
  /** Import it even if it is identical to the last import: the parser may have changed since. */
  readonly again?: boolean | undefined;
}

export interface ImportReport {
  readonly outcome: 'imported' | 'unchanged' | 'failed';
  readonly cause: string | null;
  readonly matches: number;
  /** Matches that were new or different. */
  readonly changed: number;
  readonly prices: number;
  readonly problems: readonly RowProblem[];
  readonly leftOut: number;
  /** What somebody should check, although it was imported. */
  readonly oddities: readonly Oddity[];
}

/** The figures of a response with nothing new. */
export const NOTHING_IMPORTED = {
  matches: 0,
  changed: 0,
  prices: 0,
  problems: [],
  leftOut: 0,
  oddities: [],
} as const;

/** Imports one response in a transaction. Matches with an unknown club name wait until somebody resolves it;
 *  the others are imported. Importing the same response again changes nothing. */
export async function importResponse(
  db: Db,
  response: ProviderResponse,
  now: () => Date,
): Promise<ImportReport> {
  const startedAt = now();
  try {
    return await inTransaction(db, async (tx) => {
      const payloadId = await savePayload(tx, response);
      const report = await importIfChanged(tx, response, payloadId, startedAt);
      await record(tx, response, report, { startedAt, finishedAt: now(), payloadId });
      if (report.changed + report.prices > 0) await announceChange(tx, MATCHES_TAG);
      return report;
    });
  } catch (error) {
    // A row that passes the parser but breaks a constraint is reported, and nothing is stored.
    const constraint = violatedConstraint(error);
    if (!constraint) throw error;
    const cause = `the database refuses it: ${constraint}`;
    const report = { ...NOTHING_IMPORTED, outcome: 'failed', cause } as const;
    const payloadId = await savePayload(db, response);
    await record(db, response, report, { startedAt, finishedAt: now(), payloadId });
    return report;
  }
}

function record(
  db: Executor,
  { source, address, partial, etag, lastModified }: ProviderResponse,
  report: ImportReport,
  { payloadId, ...times }: { startedAt: Date; finishedAt: Date; payloadId: number },
): Promise<void> {
  return recordFetch(db, {
    ...report,
    ...times,
    source,
    address,
    refused: report.problems.length,
    oddities: report.oddities.length > 0 ? report.oddities : null,
    ...(partial ? {} : { etag, lastModified, rawPayloadId: payloadId }),
  });
}

async function importIfChanged(
  tx: Transaction,
  response: ProviderResponse,
  payloadId: number,
  now: Date,
): Promise<ImportReport> {
  const { source, address } = response;
  if (!response.again && (await lastImportedPayload(tx, source, address)) === payloadId) {
    return { ...NOTHING_IMPORTED, outcome: 'unchanged', cause: null };
  }
  const read = response.read();
  if (!read.ok) return { ...NOTHING_IMPORTED, outcome: 'failed', cause: read.reason };
  const before = response.partial ? undefined : await lastMatchCount(tx, source, address);
  return importMatches(tx, response, inspectFile(read, before, now), payloadId, now);
}

async function importMatches(
  tx: Transaction,
  response: ProviderResponse,
  { read, oddities }: Inspected,
  payloadId: number,
  now: Date,
): Promise<ImportReport> {
  const batch = await nameMatches(tx, response.source, read.matches);
  await recordUnknown(tx, response.source, batch.unknown, now, payloadId);
  // A list of the coming days may omit a match and name it again later; a season's file is complete.
  if (read.wholeSeason && !response.partial) {
    await forgetCorrected(tx, response.source, response.address, payloadId);
  }
  const incoming = await assignTeamIds(tx, response.source, batch.named);
  const bookmakerIds = await ensureBookmakers(tx, namesOfBookmakers(read.bookmakers));
  const total = { changed: 0, prices: 0 };
  const byTournament = Map.groupBy(incoming, ({ match }) => match.tournamentId);
  // In a fixed order, so that two concurrent imports wait for each other instead of deadlocking.
  for (const tournamentId of [...byTournament.keys()].sort((a, b) => a - b)) {
    await lockLeague(tx, tournamentId);
    const rows = byTournament.get(tournamentId)!;
    const done = await importTournament(tx, {
      response,
      wholeSeason: read.wholeSeason,
      payloadId,
      now,
      tournamentId,
      rows,
      bookmakerIds,
    });
    total.changed += done.changed;
    total.prices += done.prices;
  }
  const names = [...new Set(batch.unknown.map(({ name, country }) => `${name} (${country})`))];
  return {
    outcome: names.length > 0 ? 'failed' : 'imported',
    cause: names.length > 0 ? `unknown names: ${names.join(', ')}` : null,
    matches: incoming.length,
    ...total,
    problems: [...read.problems, ...batch.problems],
    leftOut: read.leftOut,
    oddities,
  };
}

async function nameMatches(tx: Transaction, source: SourceName, matches: readonly SourceMatch[]) {
  const countries = new Set(matches.map(({ tournamentId }) => countryOf(tournamentId)));
  const seasons = new Set(matches.map(({ seasonId }) => seasonId));
  return resolveNames(matches, await loadAliases(tx, source, [...countries], [...seasons]));
}

/** Inserts rows and aliases for clubs that only the shipped tables know so far. */
async function assignTeamIds(
  tx: Transaction,
  source: SourceName,
  named: readonly NamedMatch[],
): Promise<IncomingMatch[]> {
  const clubs = new Map<string, { country: string; name: string }>();
  for (const ref of named.flatMap(({ home, away }) => [home, away])) {
    if (ref.teamId === undefined) {
      clubs.set(`${ref.country}\n${ref.club}`, { country: ref.country, name: ref.club });
    }
  }
  const idOf = await ensureTeams(tx, [...clubs.values()]);
  const teamId = (ref: TeamRef) => ref.teamId ?? idOf(ref.country, ref.club);
  const aliases = new Map<string, Parameters<typeof saveAliases>[2][number]>();
  for (const { match, home, away } of named) {
    for (const [ref, name] of [
      [home, match.home],
      [away, match.away],
    ] as const) {
      if (ref.teamId !== undefined) continue;
      const alias = { country: ref.country, seasonId: match.seasonId, name, teamId: teamId(ref) };
      aliases.set(aliasKey(alias.country, alias.seasonId, name), alias);
    }
  }
  await saveAliases(tx, source, [...aliases.values()]);
  return named.map(({ match, home, away }) => ({
    match,
    homeTeamId: teamId(home),
    awayTeamId: teamId(away),
  }));
}

interface TournamentBatch {
  readonly response: ProviderResponse;
  readonly wholeSeason: boolean;
  readonly payloadId: number;
  readonly now: Date;
  readonly tournamentId: number;
  readonly rows: readonly IncomingMatch[];
  readonly bookmakerIds: ReadonlyMap<string, number>;
}

async function importTournament(
  tx: Transaction,
  { response, wholeSeason, payloadId, now, tournamentId, rows, bookmakerIds }: TournamentBatch,
): Promise<{ changed: number; prices: number }> {
  const { source, fetchedAt } = response;
  const stored = await loadMatches(tx, tournamentId, windowOf(rows, wholeSeason));
  const { inserts, updates, found } = mergeMatches({
    source,
    wholeSeason,
    now,
    stored,
    incoming: rows,
  });
  const ids = await insertMatches(
    tx,
    inserts.map(({ incoming, fields }) => ({ ...fields, sourceKey: incoming.match.sourceKey })),
    { source, rawPayloadId: payloadId },
  );
  await updateMatches(tx, updates, payloadId);

  const origin = { bookmakerIds, rawPayloadId: payloadId };
  const fresh = inserts.flatMap(({ incoming }, index) =>
    newPrices({ ...incoming.match, id: ids[index]! }, new Map(), fetchedAt),
  );
  const known = [...found].filter(([{ match }]) => match.prices.length > 0);
  const latest = await loadLatestPrices(
    tx,
    known.map(([, { id }]) => id),
  );
  const changed = known.flatMap(([{ match }, { id }]) =>
    newPrices({ ...match, id }, latest, fetchedAt),
  );
  return {
    changed: inserts.length + updates.length,
    prices:
      (await insertPrices(tx, fresh, { ...origin, newMatches: true })) +
      (await insertPrices(tx, changed, { ...origin, newMatches: false })),
  };
}

function namesOfBookmakers(others: Readonly<Record<string, string>> = {}): Map<string, string> {
  const names = new Map(BOOKMAKERS.map(({ key, name }) => [key, name]));
  for (const [key, name] of Object.entries(others)) names.set(key, name);
  return names;
}

/** How far a match may move: anywhere within its season. In a season's file dates differ only by mistakes. */
const REACH_MS = { part: 330 * DAY_MS, season: 3 * DAY_MS };

/** The stored matches that the rows may refer to: those of the seasons in a file of whole seasons, otherwise
 *  those within a year before and after. */
function windowOf(rows: readonly IncomingMatch[], wholeSeason: boolean): MatchWindow {
  const times = rows.map(({ match }) => match.kickoff.getTime());
  const reach = wholeSeason ? REACH_MS.season : REACH_MS.part;
  return {
    seasonIds: [...new Set(rows.map(({ match }) => match.seasonId))],
    from: new Date(Math.min(...times) - reach),
    to: new Date(Math.max(...times) + reach),
  };
}
