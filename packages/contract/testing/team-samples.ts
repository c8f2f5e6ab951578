/** A team and its line-up as the server returns them, for tests of clients. */
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import type { ClassicRole, MantraRole } from '@tredici/engine/fantasy/rules/roles';
import type { ReplyOf } from '../src/call.ts';
import type { LineupReply, Team, teamCalls } from '../src/teams.ts';

const MANTRA: Readonly<Record<ClassicRole, readonly MantraRole[][]>> = {
  P: [['Por']],
  D: [['Dc'], ['Dd', 'E'], ['Ds', 'E'], ['B', 'Dc']],
  C: [['M', 'C'], ['C', 'T'], ['W'], ['E', 'W']],
  A: [['Pc'], ['A', 'Pc'], ['W', 'A']],
};
const COUNTS: ReadonlyArray<readonly [ClassicRole, number]> = [
  ['P', 3],
  ['D', 8],
  ['C', 8],
  ['A', 6],
];
const CLUBS = ['Atalanta', 'Bologna', 'Inter', 'Juventus', 'Milan', 'Napoli', 'Roma', 'Torino'];

/** A full roster: P1 to P3, D1 to D8, C1 to C8 and A1 to A6, with the numbers 101, 201, 301, 401 and up. */
export function sampleTeam(preset: keyof typeof PRESETS = 'classic-standard'): Team {
  const players = COUNTS.flatMap(([role, count], line) =>
    Array.from({ length: count }, (_, at) => ({
      player_id: 100 * (line + 1) + at + 1,
      name: `${role}${at + 1}`,
      club: CLUBS[(line + at) % CLUBS.length]!,
      role,
      mantra_roles: [...MANTRA[role][at % MANTRA[role].length]!],
      price: 10,
      has_left: false,
    })),
  );
  return {
    id: 7,
    name: 'Undici di Paola',
    version: 1,
    championship_id: null,
    rules: { ...PRESETS[preset] },
    players,
    spent: 250,
    credits_left: 250,
    missing: { players: 0, by_role: { P: 0, D: 0, C: 0, A: 0 } },
    created_at: '2026-08-01T10:00:00.000Z',
    updated_at: '2026-08-01T10:00:00.000Z',
  };
}

/** Nothing saved yet for round 12, which closes at `deadline`. */
export function sampleLineup(team: Team, deadline: string | null = null): LineupReply {
  return {
    round: 12,
    deadline,
    lineup: null,
    is_from_earlier_round: false,
    problems: [],
    players: team.players.map(({ player_id }, at) => ({
      player_id,
      availability: 'available',
      fixture: {
        opponent: CLUBS[at % CLUBS.length]!,
        abbr: CLUBS[at % CLUBS.length]!.slice(0, 3).toUpperCase(),
        at_home: at % 2 === 0,
        match_date: '2026-11-21T14:00:00.000Z',
      },
    })),
  };
}

/** Projections of the sample team's players: the higher the number, the lower, and every fourth player is
 *  doubtful. */
export function sampleCandidates({
  players,
  rules,
}: Team): ReplyOf<typeof teamCalls.listCandidates> {
  return {
    candidates: players.map(({ player_id, role, mantra_roles }, at) => ({
      id: player_id,
      roles: rules.game === 'classic' ? [role] : mantra_roles,
      plays: at % 4 === 3 ? 0.6 : 0.95,
      vote: 6.3 - 0.1 * (player_id % 100),
      voteSd: 0.5,
      events: role === 'P' ? { goalsConceded: 1 } : { goals: role === 'A' ? 0.3 : 0.05 },
    })),
  };
}
