import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import type { RosterPlayer, Team } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
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
