import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import type { RosterPlayer, Team } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { CLASSIC_ROLES } from '@tredici/engine/fantasy/rules/roles';
import { lengthOf } from '#lib/text-length.ts';
import { rulesIn } from '../team-rules.ts';
import type { RosterState } from './roster-state.ts';

/** A team that is being created or changed. */
export interface TeamDraft {
  readonly name: string;
  readonly championshipId: number | null;
  /** Its participant in that championship. */
  readonly participantId: number | null;
  /** The team's own rules; within a championship those of the championship apply instead. */
  readonly rules: ChampionshipRules;
  readonly players: readonly RosterPlayer[];
}

export const NEW_TEAM: TeamDraft = {
  name: '',
  championshipId: null,
  participantId: null,
  rules: PRESETS['classic-standard'],
  players: [],
};

/** Reads a draft from the device; null if there is none or it is invalid. */
export function readDraft(found: unknown): TeamDraft | null {
  const { name, championshipId, participantId, rules, players } = recordOf(found);
  const reading = readRules(rules);
  if (typeof name !== 'string' || !reading.ok || !Array.isArray(players)) return null;
  if (!isIdOrNull(championshipId) || !isIdOrNull(participantId)) return null;
  if (!players.every(isRosterPlayer) || (name.trim() === '' && players.length === 0)) return null;
  return { name, championshipId, participantId, rules: reading.rules, players };
}

const recordOf = (found: unknown) => Object(found) as Readonly<Record<string, unknown>>;
const isIdOrNull = (found: unknown): found is number | null =>
  found === null || Number.isInteger(found);

function isRosterPlayer(found: unknown): found is RosterPlayer {
  const { player_id, name, club, role, mantra_roles, price, has_left } = recordOf(found);
  const areRight = Number.isInteger(player_id) && Number.isInteger(price);
  const areWords = typeof name === 'string' && typeof club === 'string';
  const hasRoles = CLASSIC_ROLES.some((one) => one === role) && Array.isArray(mantra_roles);
  return areRight && areWords && hasRoles && typeof has_left === 'boolean';
}

export function draftOf(team: Team, championship: Championship | undefined): TeamDraft {
  const own = championship?.participants.find(({ team_id }) => team_id === team.id);
  return {
    name: team.name,
    championshipId: team.championship_id,
    participantId: own?.id ?? null,
    rules: rulesIn(team),
    players: team.players,
  };
}

/** Validates a name as the contract does. */
export function nameProblem(name: string): 'empty' | 'long' | null {
  const length = lengthOf(name.trim());
  if (length === 0) return 'empty';
  return length > CHAMPIONSHIP_LIMITS.nameLength ? 'long' : null;
}

/** The request's body. The season is left to the server, which knows the current one. */
export function bodyOf({ name, championshipId, participantId, rules, players }: TeamDraft) {
  const { season: _, ...own } = rules;
  return {
    name: name.trim(),
    championship_id: championshipId,
    participant_id: participantId,
    rules: own,
    players: players.map(({ player_id, price }) => ({ player_id, price })),
  };
}

/** The suggested price of one more player: the list's price, or all that can be afforded. */
export const firstPrice = (listPrice: number | null, { maximumBid }: RosterState): number =>
  Math.max(1, Math.min(listPrice ?? 1, maximumBid));
