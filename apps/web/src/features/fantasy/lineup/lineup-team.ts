import type { Availability } from '@tredici/contract/fantasy-figures';
import type { LineupReply, RosterPlayer, Team } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { Module } from '@tredici/engine/fantasy/rules/modules';
import {
  type ClassicRole,
  type MantraRole,
  type Role,
  rolesInGame,
} from '@tredici/engine/fantasy/rules/roles';
import { enabledModules } from '@tredici/engine/fantasy/scoring/check-lineup';
import { rulesIn } from '../team-rules.ts';

/** A player of the roster as the pitch shows them. */
export interface LineupPlayer {
  readonly id: number;
  readonly name: string;
  readonly club: string;
  readonly role: ClassicRole;
  readonly mantra_roles: readonly MantraRole[];
  /** The roles in the game that the championship plays. */
  readonly roles: readonly Role[];
  readonly hasLeft: boolean;
  readonly availability: Availability;
  readonly fixture: LineupReply['players'][number]['fixture'];
}

/** The players and the rules of a line-up. */
export interface LineupTeam {
  readonly rules: ChampionshipRules;
  readonly modules: readonly Module[];
  /** By role and name, the usual order of a roster. */
  readonly players: readonly LineupPlayer[];
  readonly byId: ReadonlyMap<number, LineupPlayer>;
}

export function lineupTeam(
  stored: Pick<Team, 'rules' | 'players'>,
  known: LineupReply['players'],
): LineupTeam {
  const rules = rulesIn(stored);
  const before = new Map(known.map((player) => [player.player_id, player]));
  const players = stored.players.map((player) =>
    lineupPlayer(rules, player, before.get(player.player_id)),
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  return { rules, modules: enabledModules(rules), players, byId };
}

/** Adds the players who have left the roster since a round was played. */
export function withLeft(team: LineupTeam, left: readonly RosterPlayer[]): LineupTeam {
  const more = left.filter((player) => !team.byId.has(player.player_id));
  const players = [...team.players, ...more.map((player) => lineupPlayer(team.rules, player))];
  return { ...team, players, byId: new Map(players.map((player) => [player.id, player])) };
}

const lineupPlayer = (
  { game }: ChampionshipRules,
  player: RosterPlayer,
  before?: LineupReply['players'][number],
): LineupPlayer => ({
  id: player.player_id,
  name: player.name,
  club: player.club,
  role: player.role,
  mantra_roles: player.mantra_roles,
  roles: rolesInGame(game, player.role, player.mantra_roles),
  hasLeft: player.has_left,
  availability: before?.availability ?? 'available',
  fixture: before?.fixture ?? null,
});
