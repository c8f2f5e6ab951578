import type { LineupReply, teamCalls } from '@tredici/contract/teams';
import { checkLineup } from '@tredici/engine/fantasy/check-lineup';
import type { Candidate } from '@tredici/engine/fantasy/lineup/candidate';
import type { Lineup, MatchdayPlayer } from '@tredici/engine/fantasy/match-day';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { Executor } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { Session } from '#http/session.ts';
import { roundOf } from '../read-request.ts';
import { rowIdOf } from '../row-id.ts';
import { opponentRoster } from './opponent-roster.ts';
import { candidatesOf, newestPlayers, rolesIn, rulesOfTeam, votesOf } from './roster.ts';
import { roundPlayers } from './round-players.ts';
import { scoreRound } from './score-round.ts';
import {
  findLineup,
  findTeam,
  listRoster,
  listScores,
  loadRoundStarts,
  type StoredLineup,
  saveLineup,
  saveScore,
  type TeamPlayer,
} from './store.ts';

type LineupCalls = Pick<
  typeof teamCalls,
  | 'getLineup'
  | 'saveLineup'
  | 'listCandidates'
  | 'listOpponentCandidates'
  | 'scoreRound'
  | 'listScores'
>;
type LineupDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;

const MINUTE_MS = 60_000;

export function lineupHandlers(deps: LineupDeps): Handlers<LineupCalls> {
  const { db, clock } = deps;
  const load = async (executor: Executor, { user }: Session, given: string) => {
    const found = await findTeam(executor, user.id, rowIdOf(given));
    if (!found) throw new AppError('not_found');
    const rules = rulesOfTeam(found.team, found.championshipRules ?? undefined);
    return { team: found.team, rules, roster: await listRoster(executor, found.team.id) };
  };
  /** The round asked for, else the next one whose deadline is not past. */
  const findRound = async (executor: Executor, rules: ChampionshipRules, asked?: number) => {
    const starts = (await loadRoundStarts(executor, rules.season)).map(({ round, first }) => ({
      round,
      deadline: new Date(first.getTime() - rules.lineup.deadlineMinutes * MINUTE_MS),
    }));
    const next = starts.find(({ deadline }) => deadline > clock.now());
    if (asked === undefined)
      return { round: next?.round ?? null, deadline: next?.deadline ?? null };
    const deadline = starts.find(({ round }) => round === asked)?.deadline ?? null;
    return { round: asked, deadline };
  };
  const reply = (
    { round, deadline }: Awaited<ReturnType<typeof findRound>>,
    stored: StoredLineup | undefined,
    rules: ChampionshipRules,
    roster: readonly TeamPlayer[],
    players: LineupReply['players'],
  ): LineupReply => {
    const isEarlier = stored !== undefined && stored.round !== round;
    const counts = stored && (!isEarlier || rules.lineup.reuseLast) ? stored : undefined;
    const check = counts && checkLineup(rules, asPlayers(rules, roster), asLineup(counts));
    return {
      ...{ round, deadline: deadline?.toISOString() ?? null },
      lineup: counts
        ? {
            ...{ round: counts.round, module: counts.module, starters: counts.starters },
            ...{ bench: counts.bench, captain: counts.captain, vice: counts.vice },
            // A line-up of another round is a start for this one, not a version of it.
            version: isEarlier ? 0 : counts.version,
            saved_at: counts.savedAt.toISOString(),
          }
        : null,
      is_from_earlier_round: isEarlier && counts !== undefined,
      players,
      problems: check && !check.ok ? [...check.problems] : [],
    };
  };

  return {
    getLineup: async ({ session, params, query }) => {
      const { team, rules, roster } = await load(db, session, params.id);
      const asked = query.round === undefined ? undefined : roundOf(query.round);
      const round = await findRound(db, rules, asked);
      const stored = round.round === null ? undefined : await findLineup(db, team.id, round.round);
      const players = await roundPlayers(deps, session.user.id, round.round, roster);
      return reply(round, stored, rules, roster, players);
    },

    saveLineup: async ({ session, params, body }) =>
      inTransaction(db, async (tx) => {
        const { team, rules, roster } = await load(tx, session, params.id);
        await lockInTransaction(tx, `lineup of ${team.id}`);
        const round = await findRound(tx, rules, body.round);
        if (round.deadline && round.deadline <= clock.now()) throw new AppError('deadline_passed');
        const { module, starters, bench, captain = null, vice = null } = body;
        const lineup = { module, starters, bench, captain, vice };
        const check = checkLineup(rules, asPlayers(rules, roster), lineup);
        if (!check.ok) throw new AppError('lineup_refused', { problems: check.problems });
        const row = { ...lineup, teamId: team.id, round: body.round, savedAt: clock.now() };
        if (!(await saveLineup(tx, row, body.version))) throw new AppError('conflict');
        const players = await roundPlayers(deps, session.user.id, body.round, roster);
        return reply(round, await findLineup(tx, team.id, body.round), rules, roster, players);
      }),

    listCandidates: async ({ session, params }) => {
      const { rules, roster } = await load(db, session, params.id);
      return { candidates: toReply(await candidatesOf(deps, session.user.id, rules, roster)) };
    },

    listOpponentCandidates: async ({ session, params }) => {
      const { team, rules } = await load(db, session, params.id);
      const bought = await opponentRoster(
        deps,
        session.user.id,
        team,
        rowIdOf(params.participantId),
      );
      if (!bought) throw new AppError('not_found');
      return { candidates: toReply(await candidatesOf(deps, session.user.id, rules, bought)) };
    },

    scoreRound: async ({ session, params, body }) => {
      const { team, rules, roster } = await load(db, session, params.id);
      const round = roundOf(params.round);
      const stored = await findLineup(db, team.id, round);
      if (!stored || (stored.round !== round && !rules.lineup.reuseLast)) {
        throw new AppError('not_found');
      }
      const players = await newestPlayers(deps, session.user.id);
      const ids = roster.map(({ playerId }) => playerId);
      // Votes of another season than the team's are nobody's.
      const known = players.label === rules.season ? votesOf(players, round, ids) : new Map();
      const given = new Map(body.votes.map((vote) => [vote.player_id, vote]));
      const matchday = roster.map((player): MatchdayPlayer => {
        const said = given.get(player.playerId);
        return {
          ...{ id: player.playerId, roles: rolesIn(rules, player), vote: null },
          ...known.get(player.playerId),
          ...(said ? { vote: said.vote, events: said.events ?? {} } : {}),
          ...(said?.postponed ? { postponed: true } : {}),
        } as MatchdayPlayer;
      });
      const score = scoreRound(rules, round, matchday, asLineup(stored));
      await saveScore(db, team.id, round, score, body.votes);
      return score;
    },

    listScores: async ({ session, params }) => {
      const { team } = await load(db, session, params.id);
      const rows = await listScores(db, team.id);
      return { results: rows.map(({ score }) => score as ReturnType<typeof scoreRound>) };
    },
  };
}

const toReply = (candidates: readonly Candidate[]) =>
  candidates.map(({ id, roles, plays, vote, voteSd, events = {} }) => ({
    ...{ id: Number(id), roles: [...roles], plays, vote, voteSd, events },
  }));

const asPlayers = (rules: ChampionshipRules, roster: readonly TeamPlayer[]) =>
  roster.map((player) => ({ id: player.playerId, roles: rolesIn(rules, player) }));

const asLineup = (
  stored: Omit<StoredLineup, 'teamId' | 'round' | 'version' | 'savedAt'>,
): Lineup => ({
  ...{ module: stored.module, starters: stored.starters, bench: stored.bench },
  ...{ captain: stored.captain, vice: stored.vice },
});
