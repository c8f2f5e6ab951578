/** Where a player may go, and what else moves with them. */

import type { Slot } from '@tredici/engine/fantasy/rules/roles';
import { checkBench, type LineupProblemCode } from '@tredici/engine/fantasy/scoring/check-lineup';
import type { LineupPlayer, LineupTeam } from '../lineup-team.ts';
import { type Draft, fit, moduleOf, playersOf, seat, settle } from './draft.ts';

export type Place =
  | { readonly kind: 'field'; readonly at: number }
  | { readonly kind: 'bench'; readonly at: number }
  | { readonly kind: 'stand' };

/** The id of a droppable place or element. */
export const placeName = (place: Place): string =>
  place.kind === 'stand' ? 'stand' : `${place.kind}-${place.at}`;

export function readPlace(name: string): Place | null {
  const [kind, at = ''] = name.split('-');
  if (kind === 'stand') return { kind };
  return (kind === 'field' || kind === 'bench') && /^\d+$/.test(at)
    ? { kind, at: Number(at) }
    : null;
}

export type MoveRefusal =
  /** The player cannot play there, or the player who is there cannot take the place left. */
  | {
      readonly code: 'wrong-role' | 'no-way-back';
      readonly player: LineupPlayer;
      readonly asked: Slot;
    }
  | { readonly code: Extract<LineupProblemCode, `bench-${string}`> };
export type Moving =
  | { readonly ok: true; readonly draft: Draft; readonly displaced: LineupPlayer | null }
  | { readonly ok: false; readonly refusal: MoveRefusal };

export function placeOf({ field, bench }: Draft, id: number): Place {
  const onField = field.indexOf(id);
  if (onField >= 0) return { kind: 'field', at: onField };
  const onBench = bench.indexOf(id);
  return onBench >= 0 ? { kind: 'bench', at: onBench } : { kind: 'stand' };
}

export function movePlayer(team: LineupTeam, draft: Draft, id: number, to: Place): Moving {
  const player = team.byId.get(id)!;
  const from = placeOf(draft, id);
  if (placeName(from) === placeName(to)) return { ok: true, draft, displaced: null };
  const module = moduleOf(team, draft.module);
  const field = [...draft.field];
  let bench = draft.bench.filter((other) => other !== id);
  let displaced: LineupPlayer | null = null;
  let noWayBack: MoveRefusal | null = null;
  if (from.kind === 'field') field[from.at] = null;

  if (to.kind === 'field') {
    const asked = module.slots[to.at]!;
    if (!fit(module, to.at, player)) return refuse({ code: 'wrong-role', player, asked });
    const there = field[to.at] ?? null;
    displaced = there === null ? null : team.byId.get(there)!;
    if (displaced && from.kind === 'field') {
      const left = module.slots[from.at]!;
      if (!fit(module, from.at, displaced)) {
        return refuse({ code: 'no-way-back', player: displaced, asked: left });
      }
      field[from.at] = displaced.id;
    }
    if (displaced && from.kind === 'bench') bench = insert(bench, from.at, displaced.id);
    field[to.at] = id;
  }

  if (to.kind === 'bench') {
    const there = team.byId.get(draft.bench[to.at] ?? -1) ?? null;
    const isFull = draft.bench.length >= team.rules.bench.size;
    if (there && from.kind === 'field') {
      if (fit(module, from.at, there)) {
        displaced = there;
        field[from.at] = there.id;
      } else noWayBack = { code: 'no-way-back', player: there, asked: module.slots[from.at]! };
    } else if (there && from.kind === 'stand' && isFull) displaced = there;
    if (displaced) bench = bench.filter((other) => other !== displaced!.id);
    bench = insert(bench, to.at, id);
  }

  const after = settle(team, { ...draft, field, bench });
  const refused = newBenchProblem(team, draft, after);
  // Dropping a player onto another one asks for a swap, so the reason why the swap failed is given.
  return refused ? refuse(noWayBack ?? { code: refused }) : { ok: true, draft: after, displaced };
}

/** Another module: as many players as possible stay on the field, suitable reserves fill the gaps in their
 *  order, and players who leave the field go to the bench if there is room. */
export function changeModule(team: LineupTeam, draft: Draft, name: string): Draft {
  const module = moduleOf(team, name);
  const before = playersOf(
    team,
    draft.field.filter((id) => id !== null),
  );
  const reserves = playersOf(team, draft.bench);
  const { field, left } = seat(module, [...before, ...reserves]);
  let bench = left.filter((player) => reserves.includes(player));
  for (const player of left.filter((one) => before.includes(one))) {
    const longer = [player, ...bench];
    if (checkBench(team.rules, longer).length === 0) bench = longer;
  }
  return settle(team, { ...draft, module: module.name, field, bench: bench.map(({ id }) => id) });
}

/** The first free place on the field for a player, in role if possible. */
export function freePlace(team: LineupTeam, draft: Draft, player: LineupPlayer): Place | null {
  const module = moduleOf(team, draft.module);
  const free = [...draft.field.keys()].filter((at) => draft.field[at] === null);
  const at =
    free.find((place) => fit(module, place, player) === 'in') ??
    free.find((place) => fit(module, place, player) === 'out');
  return at === undefined ? null : { kind: 'field', at };
}

/** The bench problem, if any, that the change has added. */
function newBenchProblem(team: LineupTeam, before: Draft, after: Draft) {
  const codes = ({ bench }: Draft) =>
    checkBench(team.rules, playersOf(team, bench)).map(({ code }) => code);
  const known = new Set(codes(before));
  return codes(after).find((code) => !known.has(code)) as
    | Extract<LineupProblemCode, `bench-${string}`>
    | undefined;
}

const insert = (ids: readonly number[], at: number, id: number) => ids.toSpliced(at, 0, id);
const refuse = (refusal: MoveRefusal): Moving => ({ ok: false, refusal });
