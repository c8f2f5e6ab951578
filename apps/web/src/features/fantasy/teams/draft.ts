import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import type { RosterPlayer, Team } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { CLASSIC_ROLES } from '@tredici/engine/fantasy/rules/roles';
import { rulesIn } from '../team-rules.ts';
import type { RosterState } from './roster-state.ts';

/** A team as it is being made or changed. */
export interface TeamDraft {
  readonly name: string;
  readonly championshipId: number | null;
  /** The name under which it plays there. */
  readonly participantId: number | null;
  /** Its own; a championship's count instead where it plays in one. */
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

/** A draft found on the device; null where nothing was begun, or it is not understood. */
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

/** On one line: what the contract takes for a name. */
export function nameProblem(name: string): 'empty' | 'long' | null {
  const letters = [...name.trim()].length;
  if (letters === 0) return 'empty';
  // The contract counts as JavaScript does.
  return name.trim().length > CHAMPIONSHIP_LIMITS.nameLength ? 'long' : null;
}

/** What is sent. The season is left to the server, which knows the newest. */
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

/** What one more may cost at first: the list's price, or all that can be spared. */
export const firstPrice = (listPrice: number | null, { maximumBid }: RosterState): number =>
  Math.max(1, Math.min(listPrice ?? 1, maximumBid));
