import type { ReplyOf } from '@tredici/contract/call';
import { type FileProblem, MY_BETS_LIMITS, type myBetCalls } from '@tredici/contract/my-bets';
import type { Executor } from '#db/pool.ts';
import { toDate } from '#db/read-rows.ts';
import type { ListedMatch } from '#features/matches/store.ts';
import type { FileBet } from './bets-file.ts';
import { toPreviewRow } from './describe.ts';
import {
  countMyBets,
  findKnown,
  findMatches,
  findNamedMatches,
  insertMyBets,
  type NamedMatch,
} from './store.ts';

type Imported = ReplyOf<typeof myBetCalls.importMyBets>;

/** Adds the bets of a file, all of them or none; with preview only reports what they are. */
export async function importBets(
  tx: Executor,
  userId: number,
  bets: readonly FileBet[],
  { now, isPreview }: { readonly now: Date; readonly isPreview: boolean },
): Promise<Imported> {
  const refused = (problems: FileProblem[]): Imported => ({
    added: 0,
    known: 0,
    rows: [],
    problems,
  });
  const matches = await matchesOf(tx, bets);
  const unknown = bets.filter((_, at) => !matches[at]);
  if (unknown.length > 0) {
    return refused(
      unknown.map(({ line, match }) => ({
        line,
        problem: 'unknown-match',
        column: typeof match === 'number' ? 'match_id' : 'home_team_name',
      })),
    );
  }
  if ((await countMyBets(tx, userId)) + bets.length > MY_BETS_LIMITS.bets) {
    return refused([{ line: 1, column: null, problem: 'too-many' }]);
  }
  const found = bets.map(({ match: _, ...bet }, at) => {
    const match = matches[at]!;
    const kickoff = toDate(match.kickoff);
    const placedAt = bet.placedAt ?? (kickoff < now ? kickoff : now);
    return { ...bet, match, matchId: match.id, placedAt };
  });
  if (isPreview) {
    const known = await findKnown(tx, userId, found);
    const rows = found.map((bet, at) => toPreviewRow(bet, known.has(at)));
    return { added: bets.length - known.size, known: known.size, rows, problems: [] };
  }
  const added = await insertMyBets(tx, userId, found, now);
  return { added: added.length, known: bets.length - added.length, rows: [], problems: [] };
}

/** The match of each bet; undefined if there is none. */
async function matchesOf(
  tx: Executor,
  bets: readonly FileBet[],
): Promise<(ListedMatch | undefined)[]> {
  const byId = await findMatches(
    tx,
    bets.flatMap(({ match }) => (typeof match === 'number' ? [match] : [])),
  );
  const named = bets.flatMap(({ match }, at) =>
    typeof match === 'number' ? [] : [{ at, match: match as NamedMatch }],
  );
  const byName = await findNamedMatches(
    tx,
    named.map(({ match }) => match),
  );
  const ofNamed = new Map(named.map(({ at }, place) => [at, byName.get(place)]));
  return bets.map(({ match }, at) =>
    typeof match === 'number' ? byId.get(match) : ofNamed.get(at),
  );
}
