import type { GivenVote, teamCalls } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { MatchdayPlayer } from '@tredici/engine/fantasy/scoring/match-day';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { Session } from '#http/session.ts';
import { inOwnTurn } from '../in-own-turn.ts';
import { roundOf } from '../read-request.ts';
import { asLineup, switchOf } from './as-lineup.ts';
import { loadTeam } from './load-team.ts';
import { namedSinceLeft, toNamed } from './named-since-left.ts';
import { stateOfRound } from './postponed.ts';
import { newestPlayers, rolesIn, votesOf } from './roster.ts';
import { scoreRound } from './score-round.ts';
import {
  findLineup,
  findScore,
  findTeam,
  listScores,
  loadRoundMatches,
  saveScore,
} from './store.ts';

type RoundCalls = Pick<typeof teamCalls, 'getRound' | 'scoreRound' | 'listScores'>;
type RoundDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;

/** The calls on a team's results in rounds that are over. */
export function roundHandlers(deps: RoundDeps): Handlers<RoundCalls> {
  const { db } = deps;
  /** The line-up that counts in a round. */
  const countingLineup = async (teamId: number, rules: ChampionshipRules, round: number) => {
    const stored = await findLineup(db, teamId, round);
    return stored && (stored.round === round || rules.lineup.reuseLast) ? stored : undefined;
  };
  /** Everything known about a round of a team. */
  const loadPlayedRound = async (session: Session, params: { id: string; round: string }) => {
    const { team, rules, roster } = await loadTeam(db, session, params.id);
    const round = roundOf(params.round);
    const [lineup, newest, stored, matches] = await Promise.all([
      countingLineup(team.id, rules, round),
      newestPlayers(deps, session.user.id),
      findScore(db, team.id, round),
      loadRoundMatches(db, rules.season, round),
    ]);
    const score = stored?.score;
    const left = namedSinceLeft(roster, newest.players, round, lineup, score);
    const present = left.filter(({ played }) => played).map(({ player }) => player);
    const ids = [...roster, ...present].map(({ playerId }) => playerId);
    const players = [...roster, ...left.map(({ player }) => player)];
    const { postponed, unplayed } = stateOfRound(matches, rules.postponed);
    const clubOf = ({ playerId, club }: (typeof players)[number]) =>
      newest.players.get(playerId)?.club ?? club;
    return {
      team,
      rules,
      round,
      lineup,
      score,
      given: (stored?.votes ?? []) as GivenVote[],
      players,
      unplayed,
      postponed: new Set(
        players.filter((one) => postponed.has(clubOf(one))).map(({ playerId }) => playerId),
      ),
      left: left.map((one) => toNamed(one, newest.players)),
      // Only if the team is of that season: votes of another one do not apply.
      known:
        newest.label === rules.season ? votesOf(newest, round, ids) : votesOf(newest, round, []),
    };
  };

  return {
    getRound: async ({ session, params }) => {
      const { round, lineup, score, players, unplayed, postponed, left, known, ...stored } =
        await loadPlayedRound(session, params);
      const given = new Map(stored.given.map(byPlayer));
      const { switch: pair } = lineup ? switchOf(lineup) : {};
      const ids = players.map(({ playerId }) => playerId);
      return {
        round,
        has_lineup: lineup !== undefined,
        unplayed,
        switch: pair
          ? {
              ...pair,
              started: given.get(pair.starter)?.started ?? known.get(pair.starter)?.started ?? null,
            }
          : null,
        postponed: {
          known: [...postponed],
          counting: ids.filter((id) => given.get(id)?.postponed ?? postponed.has(id)),
        },
        left,
        votes: ids.flatMap((id) => {
          const own = given.get(id);
          const isOwn = own?.vote !== undefined;
          const entry = isOwn ? own : known.get(id);
          if (entry?.vote === undefined) return [];
          const { vote, events } = entry;
          return [{ player_id: id, vote, events: { ...events }, is_own: isOwn }];
        }),
        score: score ?? null,
      };
    },

    scoreRound: async ({ session, params, body }) => {
      const { team, rules, round, lineup, players, postponed, known } = await loadPlayedRound(
        session,
        params,
      );
      if (!lineup) throw new AppError('not_found');
      const given = new Map(body.votes.map(byPlayer));
      const matchday = players.map((player): MatchdayPlayer => {
        const entered = given.get(player.playerId);
        return {
          id: player.playerId,
          roles: rolesIn(rules, player),
          vote: null,
          ...known.get(player.playerId),
          ...(entered?.vote === undefined
            ? {}
            : { vote: entered.vote, events: entered.events ?? {} }),
          ...(entered?.started === undefined ? {} : { started: entered.started }),
          postponed: entered?.postponed ?? postponed.has(player.playerId),
        };
      });
      const score = scoreRound(rules, round, matchday, asLineup(lineup));
      return inOwnTurn(db, session, async (tx) => {
        // It may have been deleted meanwhile.
        if (!(await findTeam(tx, session.user.id, team.id))) throw new AppError('not_found');
        await saveScore(tx, team.id, round, score, body.votes);
        return score;
      });
    },

    listScores: async ({ session, params }) => {
      const { team } = await loadTeam(db, session, params.id);
      const rows = await listScores(db, team.id);
      return { results: rows.map(({ score }) => score) };
    },
  };
}

const byPlayer = (vote: GivenVote): [number, GivenVote] => [vote.player_id, vote];
