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

const rosterPlayer = z.object({
  player_id: z.int(),
  name: z.string(),
  club: z.string(),
  role: classicRole,
  mantra_roles: z.array(mantraRole),
  price: z.int(),
  /** Sold or moved abroad, or gone from the list: still in the roster, but without votes to come. */
  has_left: z.boolean(),
});
export type RosterPlayer = z.output<typeof rosterPlayer>;

const team = z.object({
  id: z.int(),
  name: z.string(),
  /** Told back with a change: one made in the meantime is not overwritten. */
  version: z.int(),
  championship_id: z.nullable(z.int()),
  /** The championship's, else the team's own, complete. */
  rules: rulesReply,
  players: z.array(rosterPlayer),
  spent: z.int(),
  credits_left: z.int(),
  /** What the roster still needs: players in all, and by role where the rules say how many. */
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

const lineup = z.object({
  round: z.int(),
  module: z.string(),
  starters: z.array(z.int()),
  /** In the order in which they would enter. */
  bench: z.array(z.int()),
  captain: z.nullable(z.int()),
  vice: z.nullable(z.int()),
  /** 0 where none was saved; a change tells back the one it began with. */
  version: z.int(),
  saved_at: z.nullable(instant),
});

const lineupReply = z.object({
  /** Null where no round of the season is known to come. */
  round: z.nullable(z.int()),
  /** When it must be in; null where the round's matches are not known. */
  deadline: z.nullable(instant),
  /** Of the round; else, where the rules let it count again, the last one before it. */
  lineup: z.nullable(lineup),
  is_from_earlier_round: z.boolean(),
  /** Everybody in the roster before the round: the word on whether they can play, and their club's match
   *  in it, null where none is known to come. */
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
  /** What the rules of today say against it, by the codes of the engine's `checkLineup`: they may have
   *  changed since. */
  problems: z.array(z.object({ code: z.string(), detail: z.string() })),
});
export type LineupReply = z.output<typeof lineupReply>;

const ids = (most: number) => z.array(playerId).check(z.maxLength(most));

/** A player as the recommended eleven sees them: `Candidate` of the engine. */
const candidate = z.object({
  id: z.int(),
  roles: z.array(z.union([classicRole, mantraRole])),
  /** From 0 to 1. */
  plays: z.number(),
  vote: z.number(),
  voteSd: z.number(),
  events: z.partialRecord(z.enum([...EVENTS, 'cleanSheet']), z.number()),
});

const vote = z.object({
  player_id: playerId,
  /** Null without one. */
  vote: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  events: z.optional(z.partialRecord(z.enum(EVENTS), z.int().check(z.minimum(0), z.maximum(30)))),
  postponed: z.optional(z.boolean()),
});

const score = z.object({
  round: z.int(),
  total: z.number(),
  goals: z.int(),
  module: z.string(),
  /** False while a postponed match is waited for. */
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
  modifiers: z.array(z.object({ name: z.string(), points: z.number() })),
  /** What the best line-up of the roster would have made with the same votes; null without one. */
  best: z.nullable(z.object({ total: z.number(), module: z.string(), starters: z.array(z.int()) })),
});
export type TeamRoundScore = z.output<typeof score>;
export type GivenVote = z.output<typeof vote>;

const knownVote = z.object({
  player_id: z.int(),
  vote: z.nullable(z.number()),
  events: z.partialRecord(z.enum(EVENTS), z.int()),
  /** Whether it is the user's own word; else the files'. */
  is_own: z.boolean(),
});
export type KnownVote = z.output<typeof knownVote>;

const params = z.object({ id: wholeNumber });
const roundParams = z.object({ id: wholeNumber, round: wholeNumber });

export const teamCalls = {
  addTeam: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/',
    access: 'login',
    summary: 'Makes a team, with its players or without them yet',
    body: z.object({
      name: fantasyName,
      championship_id: z.optional(z.nullable(z.int())),
      /** The participant of the championship that it is. */
      participant_id: z.optional(z.nullable(z.int())),
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
      participant_id: z.optional(z.nullable(z.int())),
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
    summary: "Finds the players whom rows of a league's export name",
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
      /** In the order of the rows; null where nobody or more than one has that name. */
      results: z.array(z.nullable(rosterPlayer)),
      /** Of those without a player, by their place from 0, the ones whose name more than one has. */
      ambiguous: z.array(z.int()),
    }),
  }),
  getLineup: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/lineup/',
    access: 'login',
    summary:
      'The line-up of a round, of the next one where none is said, and until when it can change',
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
    summary: 'Hands a line-up in, if the rules allow it and the deadline is not past',
    params,
    body: z.object({
      round: z.int().check(z.minimum(1), z.maximum(38)),
      version: versionGiven,
      module: z.string().check(z.maxLength(20)),
      starters: ids(11),
      bench: ids(TEAM_LIMITS.players),
      captain: z.optional(z.nullable(playerId)),
      vice: z.optional(z.nullable(playerId)),
    }),
    status: 200,
    reply: lineupReply,
    errors: ['not_found', 'conflict', 'deadline_passed', 'lineup_refused'],
  }),
  listCandidates: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/candidates/',
    access: 'premium',
    summary: "The roster's next match as projected: what the recommended eleven is made from",
    params,
    status: 200,
    reply: z.object({
      /** Whoever has no projected match is not in it. */
      candidates: z.array(candidate),
    }),
    errors: ['not_found'],
  }),
  listOpponentCandidates: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/opponents/:participantId/candidates/',
    access: 'premium',
    summary:
      "The same of an opponent in the team's championship, by what they bought at the auction",
    params: z.object({ id: wholeNumber, participantId: wholeNumber }),
    status: 200,
    /** Empty where nothing of their roster is known. */
    reply: z.object({ candidates: z.array(candidate) }),
    errors: ['not_found'],
  }),
  scoreRound: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/teams/:id/rounds/:round/',
    access: 'login',
    summary: "Scores the round's line-up with the votes that are known, and those that are given",
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
    summary:
      "The votes of a round that are known of the roster, and the round's score if it has one",
    params: roundParams,
    status: 200,
    reply: z.object({
      round: z.int(),
      /** Whether there is a line-up that counts. */
      has_lineup: z.boolean(),
      /** Matches of the round that have not ended: whoever plays in one counts as without a vote until then. */
      unplayed: z.int(),
      /** Players whom the line-up or the score names and who have left the roster since. */
      left: z.array(rosterPlayer),
      /** Those that the files or the user have told; the user's own word wins. */
      votes: z.array(knownVote),
      score: z.nullable(score),
    }),
    errors: ['not_found'],
  }),
  listScores: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/:id/rounds/',
    access: 'login',
    summary: 'The season so far: every round that was scored',
    params,
    status: 200,
    reply: z.object({ results: z.array(score) }),
    errors: ['not_found'],
  }),
};
