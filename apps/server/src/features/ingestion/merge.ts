import { isDeepStrictEqual } from 'node:util';
import type { MatchData } from '#db/schema/football.ts';
import { DAY_MS } from '#durations.ts';
import { type MatchFields, type StoredMatch, withCorrection } from '#features/matches/store.ts';
import type { SourceMatch, SourceStatus } from '#sources/source-match.ts';
import type { IncomingMatch } from './incoming-match.ts';
import { type JoinedMatch, joinDoubleListings } from './join-double-listings.ts';

export interface MergeInput {
  readonly source: string;
  readonly wholeSeason: boolean;
  readonly now: Date;
  readonly stored: readonly StoredMatch[];
  readonly incoming: readonly IncomingMatch[];
}

export interface Merge {
  readonly inserts: ReadonlyArray<{
    readonly incoming: IncomingMatch;
    readonly fields: MatchFields;
  }>;
  readonly updates: ReadonlyArray<{ readonly id: number; readonly fields: MatchFields }>;
  /** Incoming matches that were already stored, changed or not, with their row. */
  readonly found: ReadonlyMap<IncomingMatch, StoredMatch>;
}

/** Two dates this close are one match; a finished match is never moved further. */
const SAME_MATCH_MS = 3 * DAY_MS;
/** Kick-offs of two providers that differ by a few minutes count as the same. */
const SAME_TIME_MS = 15 * 60_000;
/** A match without a result counts as postponed after this long. */
const OVERDUE_MS = 3 * DAY_MS;

/** What to insert and update so that the stored matches agree with a provider's current data. The same input
 *  again gives no updates, and a value that a provider leaves out is kept. */
export function mergeMatches(given: MergeInput): Merge {
  const input = given.wholeSeason
    ? given
    : { ...given, incoming: joinDoubleListings(given.incoming, given.stored, given.source) };
  const inserts: Array<{ incoming: IncomingMatch; fields: MatchFields }> = [];
  const updates: Array<{ id: number; fields: MatchFields }> = [];
  const found = assign(input);
  for (const incoming of input.incoming) {
    const stored = found.get(incoming);
    if (!stored) {
      inserts.push({ incoming, fields: freshFields(incoming, input) });
      continue;
    }
    const fields = withCorrection(mergedFields(stored, incoming, input));
    if (!sameFields(stored, fields)) updates.push({ id: stored.id, fields });
  }
  return { inserts, updates, found };
}

/** The stored match of each incoming one: first the one with the same provider key. A pairing can occur twice
 *  in a season (Scotland, play-offs), so then the nearest in time; any that remain are matches that moved. */
function assign(input: MergeInput): Map<IncomingMatch, StoredMatch> {
  const { stored, incoming, wholeSeason, source } = input;
  const found = new Map<IncomingMatch, StoredMatch>();
  const byPairing = Map.groupBy(stored, (row) => `${row.homeTeamId} ${row.awayTeamId}`);
  const incomingByPairing = Map.groupBy(incoming, (row) => `${row.homeTeamId} ${row.awayTeamId}`);
  for (const [pairing, rows] of incomingByPairing) {
    const free = new Set(byPairing.get(pairing) ?? []);
    const open = new Set(rows);
    const take = (mayBe: (row: IncomingMatch, other: StoredMatch, distance: number) => boolean) => {
      const pairs = [...open].flatMap((row) =>
        [...free].map((other) => ({ row, other, distance: distanceMs(row, other) })),
      );
      pairs.sort((a, b) => a.distance - b.distance);
      for (const { row, other, distance } of pairs) {
        if (!open.has(row) || !free.has(other) || !mayBe(row, other, distance)) continue;
        found.set(row, other);
        open.delete(row);
        free.delete(other);
      }
    };
    take(({ match }, { sourceData }) => calls(sourceData, source).has(match.sourceKey));
    take((_, __, distance) => distance <= SAME_MATCH_MS);
    take(
      (row, other) =>
        row.match.seasonId === other.seasonId && (wholeSeason || other.homeGoals === null),
    );
  }
  return found;
}

/** All keys that a provider uses or has used for a match. */
const calls = ({ keys, replacedKeys }: MatchData, source: string): ReadonlySet<string | null> =>
  new Set([...(keys?.[source] ? [keys[source]] : []), ...(replacedKeys?.[source] ?? [])]);

const distanceMs = (row: IncomingMatch, other: StoredMatch): number =>
  Math.abs(row.match.kickoff.getTime() - other.kickoff.getTime());

function freshFields(incoming: JoinedMatch, input: MergeInput): MatchFields {
  const { match, homeTeamId, awayTeamId, replacedKeys } = incoming;
  return {
    tournamentId: match.tournamentId,
    seasonId: match.seasonId,
    kickoff: match.kickoff,
    homeTeamId,
    awayTeamId,
    status: statusOf(match, input.now),
    ...sidesOf(match),
    sourceData: dataOf({ ...match, replacedKeys }, {}, input.source),
  };
}

function mergedFields(stored: StoredMatch, incoming: JoinedMatch, input: MergeInput): MatchFields {
  const { match, replacedKeys } = incoming;
  const sides = sidesOf(match);
  const kept = Object.fromEntries(
    Object.entries(sides).map(([key, value]) => [key, value ?? stored[key as keyof typeof sides]]),
  ) as typeof sides;
  const moved = movesKickoff(stored, match, input.source);
  const { timeUnknown, ...data } = stored.sourceData;
  return {
    tournamentId: stored.tournamentId,
    seasonId: input.wholeSeason ? match.seasonId : stored.seasonId,
    kickoff: moved ? match.kickoff : stored.kickoff,
    homeTeamId: stored.homeTeamId,
    awayTeamId: stored.awayTeamId,
    status: mergedStatus(stored, match, input.now),
    ...withinScore(kept),
    sourceData: dataOf(
      // The flag belongs to the kick-off that is kept.
      { ...match, replacedKeys, timeKnown: moved ? match.timeKnown : !timeUnknown },
      data,
      input.source,
    ),
  };
}

function movesKickoff(stored: StoredMatch, match: SourceMatch, source: string): boolean {
  if (isReplaced(stored, match, source)) return false;
  const distance = Math.abs(match.kickoff.getTime() - stored.kickoff.getTime());
  if (!match.timeKnown && !stored.sourceData.timeUnknown) return distance > DAY_MS;
  if (match.timeKnown && stored.sourceData.timeUnknown) return true;
  return stored.source === source ? distance > 0 : distance > SAME_TIME_MS;
}

/** Whether it is an old listing of a match that the provider has listed again. */
function isReplaced(stored: StoredMatch, match: SourceMatch, source: string): boolean {
  const replaced = stored.sourceData.replacedKeys?.[source];
  return match.sourceKey !== null && (replaced?.includes(match.sourceKey) ?? false);
}

function mergedStatus(stored: StoredMatch, match: SourceMatch, now: Date): SourceStatus {
  const isOver = stored.status === 'finished' || stored.status === 'awarded';
  if (isOver && !match.score) return stored.status;
  return statusOf(match, now);
}

function statusOf(match: SourceMatch, now: Date): SourceStatus {
  const overdue = now.getTime() - match.kickoff.getTime() > OVERDUE_MS;
  return match.status === 'scheduled' && overdue ? 'postponed' : match.status;
}

function sidesOf({ score, halfTime, shots, shotsOnTarget }: SourceMatch) {
  return {
    homeGoals: score?.home ?? null,
    awayGoals: score?.away ?? null,
    homeGoalsHalfTime: halfTime?.home ?? null,
    awayGoalsHalfTime: halfTime?.away ?? null,
    homeShots: shots?.home ?? null,
    awayShots: shots?.away ?? null,
    homeShotsOnTarget: shotsOnTarget?.home ?? null,
    awayShotsOnTarget: shotsOnTarget?.away ?? null,
  };
}

/** After a corrected score an older half-time score may no longer fit within it. */
function withinScore(sides: ReturnType<typeof sidesOf>): ReturnType<typeof sidesOf> {
  const fits =
    (sides.homeGoalsHalfTime ?? 0) <= (sides.homeGoals ?? 0) &&
    (sides.awayGoalsHalfTime ?? 0) <= (sides.awayGoals ?? 0);
  return fits ? sides : { ...sides, homeGoalsHalfTime: null, awayGoalsHalfTime: null };
}

function dataOf(
  match: Pick<SourceMatch, 'timeKnown' | 'data' | 'links' | 'sourceKey'> &
    Pick<JoinedMatch, 'replacedKeys'>,
  before: MatchData,
  source: string,
): MatchData {
  const links = { ...before.links, ...match.links };
  const replaced = before.replacedKeys?.[source] ?? [];
  const current = match.sourceKey && !replaced.includes(match.sourceKey) ? match.sourceKey : null;
  const keys = { ...before.keys, ...(current ? { [source]: current } : {}) };
  const replacedNow = [...new Set([...replaced, ...(match.replacedKeys ?? [])])].sort();
  return {
    ...before,
    ...match.data,
    ...(match.timeKnown ? {} : { timeUnknown: true as const }),
    ...(Object.keys(links).length > 0 ? { links } : {}),
    ...(Object.keys(keys).length > 0 ? { keys } : {}),
    ...(replacedNow.length > 0
      ? { replacedKeys: { ...before.replacedKeys, [source]: replacedNow } }
      : {}),
  };
}

function sameFields(stored: StoredMatch, fields: MatchFields): boolean {
  return (Object.keys(fields) as Array<keyof MatchFields>).every((key) => {
    const [a, b] = [stored[key], fields[key]];
    if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
    return typeof a === 'object' ? isDeepStrictEqual(a, b) : a === b;
  });
}
