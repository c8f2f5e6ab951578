import type { RosterPlayer, Team } from '@tredici/contract/teams';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { CLASSIC_ROLES, type Role, rolesInGame } from '@tredici/engine/fantasy/rules/roles';
import type { PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import type { Deps } from '#http/deps.ts';
import { projectNext } from '../players/project-players.ts';
import type { ListedPlayer, SeasonPlayers } from '../players/season-players.ts';
import { loadAvailability, loadWords } from '../players/store.ts';
import { viewFor } from '../players/view.ts';
import type { StoredTeam, TeamPlayer } from './store.ts';

type RosterDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;

/** The players of the newest season, in the user's view. */
export async function newestPlayers(
  deps: RosterDeps,
  userId: number,
): Promise<SeasonPlayers & { readonly label: string }> {
  const view = await viewFor(deps, userId);
  const [label] = await view.seasons();
  if (label === undefined) {
    return { label: deps.config.defaultSeason, players: new Map(), rounds: new Map() };
  }
  return view.season(label);
}

/** The rules a team plays by. */
export const rulesOfTeam = (
  team: Pick<StoredTeam, 'rules'>,
  ofChampionship: ChampionshipRules | undefined,
): ChampionshipRules => ofChampionship ?? team.rules ?? PRESETS['classic-standard'];

export const rolesIn = (
  { game }: ChampionshipRules,
  { role, mantraRoles }: Pick<TeamPlayer, 'role' | 'mantraRoles'>,
): readonly Role[] => rolesInGame(game, role, mantraRoles);

export function toTeam(
  stored: StoredTeam,
  rules: ChampionshipRules,
  roster: readonly TeamPlayer[],
  listed: ReadonlyMap<number, ListedPlayer>,
): Team {
  const spent = roster.reduce((sum, { price }) => sum + price, 0);
  const { size, credits, perRole } = rules.roster;
  const open = (line: (typeof CLASSIC_ROLES)[number]) =>
    Math.max(0, (perRole?.[line] ?? 0) - roster.filter(({ role }) => role === line).length);
  return {
    id: stored.id,
    name: stored.name,
    version: stored.version,
    rules: { ...rules },
    championship_id: stored.championshipId,
    players: roster.map((player) => toRosterPlayer(player, listed.get(player.playerId))),
    spent,
    credits_left: credits - spent,
    missing: {
      players: Math.max(0, size - roster.length),
      by_role: perRole ? { P: open('P'), D: open('D'), C: open('C'), A: open('A') } : null,
    },
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}

/** As in today's list, else as they were when bought. */
export function toRosterPlayer(
  player: Omit<TeamPlayer, 'teamId'>,
  listed: ListedPlayer | undefined,
): RosterPlayer {
  const { name, club, role, mantraRoles } = listed ?? player;
  return {
    player_id: player.playerId,
    name,
    club,
    role,
    mantra_roles: [...mantraRoles],
    price: player.price,
    has_left: listed?.hasLeft ?? true,
  };
}

export type RosterProblem = { readonly code: string; readonly detail: string };

/** Why a roster cannot be saved: it may be incomplete, but must not exceed the rules. */
export function rosterProblems(
  { roster }: ChampionshipRules,
  players: ReadonlyArray<{
    readonly playerId: number;
    readonly role: string;
    readonly price: number;
  }>,
): RosterProblem[] {
  const problems: RosterProblem[] = [];
  const ids = players.map(({ playerId }) => playerId);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  for (const id of new Set(twice)) problems.push({ code: 'duplicated-player', detail: String(id) });
  if (players.length > roster.size) {
    problems.push({ code: 'roster-full', detail: `${players.length}, at most ${roster.size}` });
  }
  for (const line of CLASSIC_ROLES) {
    const most = roster.perRole?.[line];
    const count = players.filter(({ role }) => role === line).length;
    if (most !== undefined && count > most) {
      problems.push({ code: 'role-full', detail: `${line}: ${count}, at most ${most}` });
    }
  }
  const spent = players.reduce((sum, { price }) => sum + price, 0);
  if (spent > roster.credits) {
    problems.push({ code: 'too-many-credits', detail: `${spent}, at most ${roster.credits}` });
  }
  return problems;
}

/** The next match of every player in a roster who has one, with the operator's and the user's availability. */
export async function candidatesOf(
  deps: RosterDeps,
  userId: number,
  rules: ChampionshipRules,
  roster: ReadonlyArray<Pick<TeamPlayer, 'playerId' | 'role' | 'mantraRoles'>>,
): Promise<Candidate[]> {
  const view = await viewFor(deps, userId);
  const [projections, availability, words] = await Promise.all([
    view.projections(),
    loadAvailability(deps.db),
    loadWords(deps.db, userId),
  ]);
  return roster.flatMap((player): Candidate[] => {
    const projected = projections.get(player.playerId);
    const next =
      projected &&
      projectNext(
        projected,
        availability.get(player.playerId) ?? 'available',
        words.get(player.playerId),
      );
    if (!next) return [];
    const { plays, vote, voteSd, events } = next;
    const happening = Object.entries(events).filter(([, rate]) => rate > 0);
    return [
      {
        id: player.playerId,
        roles: rolesIn(rules, player),
        plays,
        vote,
        voteSd,
        events: Object.fromEntries(happening),
      },
    ];
  });
}

export type KnownVote = { readonly vote: number | null; readonly events: PlayerEvents };

/** The known votes of some players in a round. */
export function votesOf(
  { rounds }: Pick<SeasonPlayers, 'rounds'>,
  round: number,
  ids: readonly number[],
): ReadonlyMap<number, KnownVote & { readonly started?: boolean; readonly minutes?: number }> {
  return new Map(
    ids.flatMap((id) => {
      const played = rounds.get(id)?.find((one) => one.round === round);
      if (!played) return [];
      const { vote, events, started, minutes } = played;
      const more = {
        ...(started === null ? {} : { started }),
        ...(minutes === null ? {} : { minutes }),
      };
      return [[id, { vote, events, ...more }]];
    }),
  );
}
