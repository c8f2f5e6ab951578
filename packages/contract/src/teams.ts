import { EVENTS } from '@tredici/engine/fantasy/scoring/match-day';
import * as z from 'zod/mini';
import { wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import {
  areDifferent,
  fantasyName,
  rulesGiven,
  rulesReply,
  versionGiven,
} from './championships.ts';
import { availability, classicRole, fixture, mantraRole, playerId } from './fantasy-figures.ts';
import { instant } from './moments.ts';

export const TEAM_LIMITS = { teams: 50, players: 60, rows: 100 } as const;
/** The problem of a `team_refused`: another of the caller's teams, named in the detail, is that participant. */
export const PARTICIPANT_TAKEN = 'participant-taken';

const rosterPlayer = z.object({
  player_id: z.int(),
  name: z.string(),
  club: z.string(),
  role: classicRole,
  mantra_roles: z.array(mantraRole),
  price: z.int(),
  /** Sold, moved abroad or no longer on the list: still in the roster, but without future votes. */
  has_left: z.boolean(),
});
export type RosterPlayer = z.output<typeof rosterPlayer>;

const team = z.object({
  id: z.int(),
  name: z.string(),
  /** Sent back with a change, so that one made in the meantime is not overwritten. */
  version: z.int(),
  championship_id: z.nullable(z.int()),
  /** Complete: the championship's rules or, without a championship, the team's own. */
  rules: rulesReply,
  players: z.array(rosterPlayer),
  spent: z.int(),
  credits_left: z.int(),
  /** What the roster still needs: players in all, and by role if the rules fix their numbers. */
  missing: z.object({
    players: z.int(),
    by_role: z.nullable(z.object({ P: z.int(), D: z.int(), C: z.int(), A: z.int() })),
  }),
  created_at: instant,
  updated_at: instant,
});
export type Team = z.output<typeof team>;

const bought = z.object({
  player_id: playerId,
  price: z.int().check(z.minimum(0), z.maximum(100_000)),
});
const rosterGiven = z.array(bought).check(z.maxLength(TEAM_LIMITS.players));

/** A starter and the reserve who plays instead if the starter is not in the real eleven. */
const pair = z.object({ starter: playerId, reserve: playerId });

const lineup = z.object({
  round: z.int(),
  module: z.string(),
  starters: z.array(z.int()),
  /** In the order of substitution. */
  bench: z.array(z.int()),
  captain: z.nullable(z.int()),
  vice: z.nullable(z.int()),
  /** Missing without one. */
  switch: z.optional(pair),
  /** 0 if none was saved; sent back with a change, like that of a team. */
  version: z.int(),
  saved_at: z.nullable(instant),
});

const lineupReply = z.object({
  /** Null if no coming round of the season is known. */
  round: z.nullable(z.int()),
  /** The time by which the line-up must be handed in; null if the round's matches are not known. */
  deadline: z.nullable(instant),
  /** The line-up of the round or, if the rules allow it to count again, the last one before it. */
  lineup: z.nullable(lineup),
  is_from_earlier_round: z.boolean(),
  /** Everybody in the roster before the round: their availability, and their club's match in it, null if none
   *  is known. */
  players: z.array(
    z.object({
      player_id: z.int(),
      availability,
      fixture: z.nullable(
        z.object({
          ...z.pick(fixture, { opponent: true, at_home: true, match_date: true }).shape,
          /** Three letters. */
          abbr: z.string(),
        }),
      ),
    }),
  ),
  /** What violates the current rules, as codes of the engine's `checkLineup`: the rules may have changed
   *  since the line-up was saved. */
  problems: z.array(z.object({ code: z.string(), detail: z.string() })),
});
export type LineupReply = z.output<typeof lineupReply>;

const ids = (most: number) => z.array(playerId).check(z.maxLength(most));

/** A player as input for the recommended line-up: `Candidate` of the engine. */
const candidate = z.object({
  id: z.int(),
  roles: z.array(z.union([classicRole, mantraRole])),
  /** The probability of a vote, from 0 to 1. */
  plays: z.number(),
  vote: z.number(),
  voteSd: z.number(),
  events: z.partialRecord(z.enum([...EVENTS, 'cleanSheet']), z.number()),
});

const vote = z.object({
  player_id: playerId,
  /** Null without a vote; missing if the known vote and events apply. */
  vote: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(10)))),
  events: z.optional(z.partialRecord(z.enum(EVENTS), z.int().check(z.minimum(0), z.maximum(30)))),
  /** Whether their match is postponed; missing if the known calendar applies. */
  postponed: z.optional(z.boolean()),
  /** Whether they were in the real eleven, for the switch; missing if what is known applies. */
  started: z.optional(z.boolean()),
});

const score = z.object({
  round: z.int(),
  total: z.number(),
  goals: z.int(),
  module: z.string(),
  /** False while a postponed match has not been played. */
  complete: z.boolean(),
  counted: z.array(
    z.object({
      player_id: z.int(),
      as: z.enum(['starter', 'substitute']),
      vote: z.number(),
      points: z.number(),
    }),
  ),
  substitutions: z.array(z.object({ out: z.int(), in: z.int() })),
  /** The exchange that the switch made; missing if it made none. */
  switched: z.optional(z.object({ out: z.int(), in: z.int() })),
  modifiers: z.array(z.object({ name: z.string(), points: z.number() })),
  /** The best line-up of the roster with the same votes; null if there is none. */
  best: z.nullable(z.object({ total: z.number(), module: z.string(), starters: z.array(z.int()) })),
});
export type TeamRoundScore = z.output<typeof score>;
export type GivenVote = z.output<typeof vote>;

const knownVote = z.object({
  player_id: z.int(),
  vote: z.nullable(z.number()),
  events: z.partialRecord(z.enum(EVENTS), z.int()),
  /** Whether the user entered it; otherwise it comes from a file. */
  is_own: z.boolean(),
});
export type KnownVote = z.output<typeof knownVote>;

const participantGiven = {
  /** The participant of the championship that the team is. */
  participant_id: z.optional(z.nullable(z.int())),
  /** Whether to take the participant from the team that has it; otherwise such a change is refused. */
  take_over: z.optional(z.boolean()),
};

const params = z.object({ id: wholeNumber });
const roundParams = z.object({ id: wholeNumber, round: wholeNumber });

export const teamCalls = {
  addTeam: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/',
    access: 'login',
    summary: 'Creates a team, with or without players',
    body: z.object({
      name: fantasyName,
      championship_id: z.optional(z.nullable(z.int())),
      ...participantGiven,
      rules: z.optional(rulesGiven),
      players: z.optional(rosterGiven),
    }),
    status: 201,
    reply: team,
    errors: ['limit_reached', 'championship_not_found', 'rules_invalid', 'team_refused'],
  }),
  getTeam: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/',
    access: 'login',
    summary: "One of the caller's own teams with its roster",
    params,
    status: 200,
    reply: team,
    errors: ['not_found'],
  }),
  updateTeam: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/fantasy/teams/:id/',
    access: 'login',
    summary: 'Changes name, championship, rules or the whole roster',
    params,
    body: z.object({
      version: versionGiven,
      name: z.optional(fantasyName),
      championship_id: z.optional(z.nullable(z.int())),
      ...participantGiven,
      rules: z.optional(rulesGiven),
      players: z.optional(rosterGiven),
    }),
    status: 200,
    reply: team,
    errors: ['not_found', 'conflict', 'championship_not_found', 'rules_invalid', 'team_refused'],
  }),
  duplicateTeam: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/:id/duplicate/',
    access: 'login',
    summary: 'Makes a copy of a team with its roster, without its line-ups',
    params,
    body: z.object({ name: fantasyName }),
    status: 201,
    reply: team,
    errors: ['not_found', 'limit_reached'],
  }),
  deleteTeam: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/teams/:id/',
    access: 'login',
    summary: "Deletes one of the caller's own teams with its line-ups and scores",
    params,
    status: 204,
    errors: ['not_found'],
  }),
  matchPlayers: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/match-players/',
    access: 'login',
    summary: "Finds the players named in rows of a league's export",
    body: z.object({
      rows: z
        .array(
          z.object({
            name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
            club: z.optional(z.string().check(z.maxLength(80))),
          }),
        )
        .check(z.minLength(1), z.maxLength(TEAM_LIMITS.rows)),
    }),
    status: 200,
    reply: z.object({
      /** In the order of the rows; null if no player, or more than one, has that name. */
      results: z.array(z.nullable(rosterPlayer)),
      /** The indices, from 0, of the rows without a player whose name belongs to more than one player. */
      ambiguous: z.array(z.int()),
    }),
  }),
  getLineup: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/lineup/',
    access: 'login',
    summary: 'The line-up of a round, by default the next one, and until when it can be changed',
    params,
    query: z.object({ round: z.optional(wholeNumber) }),
    status: 200,
    reply: lineupReply,
    errors: ['not_found'],
  }),
  saveLineup: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/:id/lineup/',
    access: 'login',
    summary: 'Hands in a line-up, if the rules allow it and the deadline has not passed',
    params,
    body: z.object({
      round: z.int().check(z.minimum(1), z.maximum(38)),
      version: versionGiven,
      module: z.string().check(z.maxLength(20)),
      starters: ids(11),
      bench: ids(TEAM_LIMITS.players),
      captain: z.optional(z.nullable(playerId)),
      vice: z.optional(z.nullable(playerId)),
      switch: z.optional(z.nullable(pair)),
    }),
    status: 200,
    reply: lineupReply,
    errors: ['not_found', 'conflict', 'deadline_passed', 'lineup_refused'],
  }),
  listCandidates: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/candidates/',
    access: 'premium',
    summary:
      "The projections of the roster's next match, from which the recommended line-up is made",
    params,
    status: 200,
    reply: z.object({
      /** Without players who have no projected match. */
      candidates: z.array(candidate),
    }),
    errors: ['not_found'],
  }),
  listOpponentCandidates: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/opponents/:participantId/candidates/',
    access: 'premium',
    summary:
      "The same for an opponent in the team's championship, with the players they bought at the auction",
    params: z.object({ id: wholeNumber, participantId: wholeNumber }),
    status: 200,
    /** Empty if nothing is known about the opponent's roster. */
    reply: z.object({ candidates: z.array(candidate) }),
    errors: ['not_found'],
  }),
  scoreRound: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/:id/rounds/:round/',
    access: 'login',
    summary: "Scores the round's line-up with the votes that are known and those given in the call",
    params: roundParams,
    body: z.object({
      votes: z.array(vote).check(
        z.maxLength(TEAM_LIMITS.players),
        z.refine((votes) => areDifferent(votes.map((one) => one.player_id))),
      ),
    }),
    status: 200,
    reply: score,
    errors: ['not_found', 'lineup_refused'],
  }),
  getRound: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/rounds/:round/',
    access: 'login',
    summary: "The known votes of the roster in a round, and the round's score if it has one",
    params: roundParams,
    status: 200,
    reply: z.object({
      round: z.int(),
      /** Whether a line-up counts in the round. */
      has_lineup: z.boolean(),
      /** Matches of the round that have not ended, without those that are postponed. Players in them count as
       *  without a vote until then. */
      unplayed: z.int(),
      /** Players whose match is postponed: by the calendar, and in the score, where the user's word counts. */
      postponed: z.object({ known: z.array(z.int()), counting: z.array(z.int()) }),
      /** The switch of the line-up, and whether its starter was in the real eleven, null if unknown; null
       *  without a switch. */
      switch: z.nullable(z.object({ ...pair.shape, started: z.nullable(z.boolean()) })),
      /** Players in the line-up or the score who have left the roster since. */
      left: z.array(rosterPlayer),
      /** Votes from files or from the user; the user's own take precedence. */
      votes: z.array(knownVote),
      score: z.nullable(score),
    }),
    errors: ['not_found'],
  }),
  listScores: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/rounds/',
    access: 'login',
    summary: 'The season so far: every scored round',
    params,
    status: 200,
    reply: z.object({ results: z.array(score) }),
    errors: ['not_found'],
  }),
};
