import type { MatchData } from '#db/schema/football.ts';
import { type StoredMatch, withCorrection } from '#features/matches/store.ts';
import { ONE_MATCH_MS } from '../join-double-listings.ts';

/** A stored match with what helps to decide which of two dates is right. */
export interface Candidate extends StoredMatch {
  readonly createdAt: Date;
  readonly hasFrozen: boolean;
  /** Other matches of its league at the same instant. */
  readonly companions: number;
}

/** Two rows of one match: the one that is kept, the one that goes, and the one with the right date. */
export interface DoubleMatch {
  readonly kept: StoredMatch;
  readonly other: StoredMatch;
  readonly dated: StoredMatch;
}

/** The matches that are stored twice, each at most once a call: of three rows the third is left for the next
 *  call. */
export function findDoubles(candidates: readonly Candidate[]): DoubleMatch[] {
  const pairings = Map.groupBy(
    candidates,
    ({ tournamentId, seasonId, homeTeamId, awayTeamId }) =>
      `${tournamentId} ${seasonId} ${homeTeamId} ${awayTeamId}`,
  );
  return [...pairings.values()].flatMap((rows) => {
    const inOrder = rows.toSorted((a, b) => a.kickoff.getTime() - b.kickoff.getTime());
    const at = inOrder.findIndex((row, i) => i > 0 && areOne(inOrder[i - 1]!, row));
    return at < 0 ? [] : [arrange(inOrder[at - 1]!, inOrder[at]!)];
  });
}

const isOver = ({ homeGoals }: StoredMatch) => homeGoals !== null;
const OPEN: ReadonlySet<string> = new Set(['scheduled', 'live', 'postponed']);

function areOne(a: Candidate, b: Candidate): boolean {
  if (Math.abs(b.kickoff.getTime() - a.kickoff.getTime()) > ONE_MATCH_MS) return false;
  const open = [a, b].filter((row) => !isOver(row));
  if (open.some(({ status, sourceData }) => !OPEN.has(status) || sourceData.corrected))
    return false;
  if (open.length === 2) return true;
  const played = isOver(a) ? a : b;
  // The deciding match of a play-off is at the same ground within days, and listed only after the first.
  return open.length === 1 && open[0]!.createdAt < played.kickoff;
}

/** The row with a result is kept, else the one with a frozen forecast, else the older, which others refer to.
 *  The date is that of the row with a result, else of the row that more providers name, else of the later
 *  listing: if both came at once, a date of its own is later than the common one of a round. */
function arrange(a: Candidate, b: Candidate): DoubleMatch {
  const rows = [a, b].sort((x, y) => x.id - y.id);
  const most = (...scores: ReadonlyArray<(row: Candidate) => number>): Candidate =>
    rows.toSorted((x, y) => {
      const differs = scores.find((score) => score(x) !== score(y));
      return differs ? differs(y) - differs(x) : 0;
    })[0]!;
  const over = (row: Candidate) => Number(isOver(row));
  const kept = most(over, ({ hasFrozen }) => Number(hasFrozen));
  const dated = most(
    over,
    providersOf,
    ({ createdAt }) => createdAt.getTime(),
    ({ companions }) => -companions,
  );
  return { kept, other: kept === rows[0] ? rows[1]! : rows[0]!, dated };
}

const providersOf = ({ source, sourceData }: StoredMatch): number =>
  new Set([source, ...Object.keys(sourceData.keys ?? {})]).size;

/** The content of the kept row afterwards. A result is kept whichever row had it, and so is an operator's
 *  correction of either. */
export function joinStored({ kept, other, dated }: DoubleMatch): StoredMatch {
  const result = isOver(kept) ? kept : isOver(other) ? other : kept;
  const { status } = isOver(result) ? result : dated;
  const { homeGoals, awayGoals, homeGoalsHalfTime, awayGoalsHalfTime } = result;
  const { homeShots, awayShots, homeShotsOnTarget, awayShotsOnTarget } = result;
  return withCorrection({
    ...kept,
    kickoff: dated.kickoff,
    status,
    homeGoals,
    awayGoals,
    homeGoalsHalfTime,
    awayGoalsHalfTime,
    homeShots,
    awayShots,
    homeShotsOnTarget,
    awayShotsOnTarget,
    sourceData: joinData(kept.sourceData, other.sourceData, dated.sourceData),
  });
}

function joinData(kept: MatchData, other: MatchData, dated: MatchData): MatchData {
  const { timeUnknown: _, ...data } = { ...other, ...kept };
  const links = { ...other.links, ...kept.links };
  const keys = { ...other.keys, ...kept.keys, ...dated.keys };
  const corrected = { ...other.corrected, ...kept.corrected };
  const replacedKeys = joinReplaced([kept, other], keys);
  return {
    ...data,
    ...(dated.timeUnknown ? { timeUnknown: true as const } : {}),
    ...(isEmpty(links) ? {} : { links }),
    ...(isEmpty(keys) ? {} : { keys }),
    ...(isEmpty(replacedKeys) ? {} : { replacedKeys }),
    ...(isEmpty(corrected) ? {} : { corrected }),
  };
}

/** The providers' keys of either row that no longer count, so that an old listing does not move the match. */
function joinReplaced(
  rows: readonly MatchData[],
  current: Readonly<Record<string, string>>,
): Record<string, readonly string[]> {
  const replaced: Record<string, readonly string[]> = {};
  const sources = new Set(
    rows.flatMap(({ keys, replacedKeys }) => [
      ...Object.keys(keys ?? {}),
      ...Object.keys(replacedKeys ?? {}),
    ]),
  );
  for (const source of sources) {
    const all = rows.flatMap(({ keys, replacedKeys }) => [
      ...(replacedKeys?.[source] ?? []),
      ...(keys?.[source] ? [keys[source]] : []),
    ]);
    const old = [...new Set(all)].filter((key) => key !== current[source]).sort();
    if (old.length > 0) replaced[source] = old;
  }
  return replaced;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;
