import type { LineupReply, teamCalls } from '@tredici/contract/teams';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { checkLineup } from '@tredici/engine/fantasy/scoring/check-lineup';
import type { Executor } from '#db/pool.ts';
import { MINUTE_MS } from '#durations.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { rowIdOf } from '#http/row-id.ts';
import { inOwnTurn } from '../in-own-turn.ts';
import { roundOf } from '../read-request.ts';
import { asLineup, switchOf } from './as-lineup.ts';
import { loadTeam } from './load-team.ts';
import { opponentRoster } from './opponent-roster.ts';
import { candidatesOf, rolesIn } from './roster.ts';
import { loadRound } from './round-players.ts';
import {
  findLineup,
  loadRoundStarts,
  type StoredLineup,
  saveLineup,
  type TeamPlayer,
} from './store.ts';

type LineupCalls = Pick<
  typeof teamCalls,
  'getLineup' | 'saveLineup' | 'listCandidates' | 'listOpponentCandidates'
>;
type LineupDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;

export function lineupHandlers(deps: LineupDeps): Handlers<LineupCalls> {
  const { db, clock } = deps;
  /** The requested round, else the next one whose deadline has not passed. */
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
      round,
      deadline: deadline?.toISOString() ?? null,
      lineup: counts
        ? {
            round: counts.round,
            module: counts.module,
            starters: counts.starters,
            bench: counts.bench,
            captain: counts.captain,
            vice: counts.vice,
            ...switchOf(counts),
            // A line-up of another round is only a starting point for this one, not a version of it.
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
      const { team, rules, roster } = await loadTeam(db, session, params.id);
      const asked = query.round === undefined ? undefined : roundOf(query.round);
      const round = await findRound(db, rules, asked);
      const stored = round.round === null ? undefined : await findLineup(db, team.id, round.round);
      const playersOf = await loadRound(deps, session.user.id, round.round);
      return reply(round, stored, rules, roster, playersOf(roster));
    },

    saveLineup: async ({ session, params, body }) => {
      // Loaded before the transaction: if every transaction waited for a second connection, they would all
      // wait for ever.
      const playersOf = await loadRound(deps, session.user.id, body.round);
      return inOwnTurn(db, session, async (tx) => {
        const { team, rules, roster } = await loadTeam(tx, session, params.id);
        const round = await findRound(tx, rules, body.round);
        if (round.deadline && round.deadline <= clock.now()) throw new AppError('deadline_passed');
        const { module, starters, bench, captain = null, vice = null } = body;
        const lineup = {
          ...{ module, starters, bench, captain, vice },
          switchStarter: body.switch?.starter ?? null,
          switchReserve: body.switch?.reserve ?? null,
        };
        const check = checkLineup(rules, asPlayers(rules, roster), asLineup(lineup));
        if (!check.ok) throw new AppError('lineup_refused', { problems: check.problems });
        const row = { ...lineup, teamId: team.id, round: body.round, savedAt: clock.now() };
        if (!(await saveLineup(tx, row, body.version))) throw new AppError('conflict');
        const stored = await findLineup(tx, team.id, body.round);
        return reply(round, stored, rules, roster, playersOf(roster));
      });
    },

    listCandidates: async ({ session, params }) => {
      const { rules, roster } = await loadTeam(db, session, params.id);
      return { candidates: toReply(await candidatesOf(deps, session.user.id, rules, roster)) };
    },

    listOpponentCandidates: async ({ session, params }) => {
      const { team, rules } = await loadTeam(db, session, params.id);
      const bought = await opponentRoster(
        deps,
        session.user.id,
        team,
        rowIdOf(params.participantId),
      );
      if (!bought) throw new AppError('not_found');
      return { candidates: toReply(await candidatesOf(deps, session.user.id, rules, bought)) };
    },
  };
}

const toReply = (candidates: readonly Candidate[]) =>
  candidates.map(({ id, roles, plays, vote, voteSd, events = {} }) => ({
    id: Number(id),
    roles: [...roles],
    plays,
    vote,
    voteSd,
    events,
  }));

const asPlayers = (rules: ChampionshipRules, roster: readonly TeamPlayer[]) =>
  roster.map((player) => ({ id: player.playerId, roles: rolesIn(rules, player) }));
