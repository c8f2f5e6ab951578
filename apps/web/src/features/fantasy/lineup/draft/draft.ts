/** A line-up that is being edited and may still be incomplete. */
import type { LineupReply } from '@tredici/contract/teams';
import type { Module } from '@tredici/engine/fantasy/rules/modules';
import { checkBench, inBenchOrder } from '@tredici/engine/fantasy/scoring/check-lineup';
import { placePlayers, placesIn } from '@tredici/engine/fantasy/scoring/place-players';
import type { LineupPlayer, LineupTeam } from '../lineup-team.ts';

export interface Draft {
  readonly module: string;
  /** By place of the module, the goalkeeper first. */
  readonly field: readonly (number | null)[];
  /** In the order in which they would come on. */
  readonly bench: readonly number[];
  readonly captain: number | null;
  readonly vice: number | null;
  /** The pair of the switch; missing without one. */
  readonly switch?: SwitchPair;
}
export type SavedLineup = Pick<
  NonNullable<LineupReply['lineup']>,
  'module' | 'starters' | 'bench' | 'captain' | 'vice' | 'switch'
>;
export type SwitchPair = NonNullable<NonNullable<LineupReply['lineup']>['switch']>;

export const moduleOf = ({ modules }: LineupTeam, name: string): Module =>
  modules.find((module) => module.name === name) ?? modules[0]!;

/** A draft without any placed player. */
export function emptyDraft({ modules }: LineupTeam): Draft {
  const [module] = modules;
  return {
    module: module!.name,
    field: Array(11).fill(null),
    bench: [],
    captain: null,
    vice: null,
  };
}

/** A saved line-up as far as today's roster and rules allow it; players without a place go to the stand. */
export function draftOf(team: LineupTeam, saved: SavedLineup): Draft {
  const module = moduleOf(team, saved.module);
  const { field } = seat(module, playersOf(team, saved.starters));
  const onField = new Set(field);
  const bench: LineupPlayer[] = [];
  for (const player of playersOf(team, saved.bench)) {
    const longer = [...bench, player];
    if (!onField.has(player.id) && checkBench(team.rules, longer).length === 0) bench.push(player);
  }
  return settle(team, {
    module: module.name,
    field,
    bench: bench.map(({ id }) => id),
    captain: saved.captain,
    vice: saved.vice,
    ...(saved.switch ? { switch: saved.switch } : {}),
  });
}

/** The line-up to submit. */
export function savedOf(draft: Draft): SavedLineup {
  const { module, field, bench, captain, vice, switch: pair } = draft;
  const starters = field.filter((id) => id !== null);
  const named = { module, starters, bench: [...bench], captain, vice };
  return pair ? { ...named, switch: pair } : named;
}

export function playersOf({ byId }: LineupTeam, ids: readonly number[]): LineupPlayer[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The players who are neither on the field nor on the bench. */
export function standOf({ players }: LineupTeam, { field, bench }: Draft): LineupPlayer[] {
  const placed = new Set([...field, ...bench]);
  return players.filter(({ id }) => !placed.has(id));
}

/** Whether a player may play in a place of the module, and whether out of role. */
export function fit(module: Module, at: number, { roles }: LineupPlayer): 'in' | 'out' | null {
  const holds = (places: number) => (places & (1 << at)) !== 0;
  if (holds(placesIn(module, roles, 'inRole'))) return 'in';
  return holds(placesIn(module, roles, 'outOfRoleSubmitted')) ? 'out' : null;
}

/** Places as many players as possible; those named first have priority. */
export function seat(
  module: Module,
  players: readonly LineupPlayer[],
): { readonly field: (number | null)[]; readonly left: readonly LineupPlayer[] } {
  const seated: LineupPlayer[] = [];
  const left: LineupPlayer[] = [];
  for (const player of players) {
    const fits = seated.length < 11 && placePlayers(module, [...seated, player], true) !== null;
    (fits ? seated : left).push(player);
  }
  const slots = placePlayers(module, seated, true)?.slots ?? [];
  const field: (number | null)[] = Array(11).fill(null);
  seated.forEach(({ id }, at) => {
    field[slots[at]!] = id;
  });
  return { field: inOrder(module, field, players), left };
}

/** Players in equivalent places are kept in the order in which they are named. */
function inOrder(
  module: Module,
  field: readonly (number | null)[],
  players: readonly LineupPlayer[],
): (number | null)[] {
  const rank = new Map(players.map(({ id }, at) => [id, at]));
  const ordered = [...field];
  const alike = Map.groupBy(module.slots.keys(), (at) => module.slots[at]!.join('/'));
  for (const places of alike.values()) {
    const ids = places.flatMap((at) => field[at] ?? []).sort((a, b) => rank.get(a)! - rank.get(b)!);
    places.forEach((at, nth) => {
      ordered[at] = ids[nth] ?? null;
    });
  }
  return ordered;
}

/** Makes a draft consistent: orders the bench by the rules, keeps only captains who start and a switch whose
 *  players are in their places, and arranges the eleven with the fewest players out of role, which is how it will be scored. */
export function settle(team: LineupTeam, draft: Draft): Draft {
  const module = moduleOf(team, draft.module);
  const starters = playersOf(
    team,
    draft.field.filter((id) => id !== null),
  );
  const outOfRole = draft.field.filter((id, at) => {
    const player = id === null ? undefined : team.byId.get(id);
    return player && fit(module, at, player) !== 'in';
  }).length;
  const cheapest = outOfRole > 0 ? placePlayers(module, starters, true) : null;
  const field = cheapest && cheapest.cost < outOfRole ? seat(module, starters).field : draft.field;
  const starts = (id: number | null) => (id !== null && field.includes(id) ? id : null);
  const captain = starts(draft.captain);
  const vice = starts(draft.vice);
  const bench = inBenchOrder(team.rules, playersOf(team, draft.bench)).map(({ id }) => id);
  const { switch: pair } = draft;
  const keepsPair =
    pair &&
    team.rules.switch !== 'off' &&
    field.includes(pair.starter) &&
    bench.includes(pair.reserve);
  return {
    ...{ module: draft.module, field, bench, captain, vice: vice === captain ? null : vice },
    ...(keepsPair ? { switch: pair } : {}),
  };
}
