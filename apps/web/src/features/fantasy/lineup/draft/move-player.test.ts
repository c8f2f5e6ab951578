import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { describe, expect, test } from 'vitest';
import { type LineupTeam, lineupTeam } from '../lineup-team.ts';
import { type Draft, draftOf, emptyDraft, savedOf, standOf } from './draft.ts';
import {
  changeModule,
  freePlace,
  movePlayer,
  type Place,
  placeName,
  readPlace,
} from './move-player.ts';

const classic = teamOf('classic-standard');
const mantra = teamOf('mantra-standard');
/** A team whose rules allow a bench of any players in any order. */
const free = teamOf('classic-modern');

function teamOf(preset: Parameters<typeof sampleTeam>[0], change: object = {}): LineupTeam {
  const team = sampleTeam(preset);
  return lineupTeam({ ...team, rules: { ...team.rules, ...change } }, sampleLineup(team).players);
}
/** 4-4-2 with the first players of each role, and the next of each on the bench. */
const FULL = {
  module: '4-4-2',
  starters: [101, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402],
  bench: [102, 205, 206, 305, 306, 403, 404],
  captain: null,
  vice: null,
};
const full = draftOf(classic, FULL);
const at = (kind: 'field' | 'bench', nth: number): Place => ({ kind, at: nth });
function moved(team: LineupTeam, draft: Draft, id: number, to: Place): Draft {
  const moving = movePlayer(team, draft, id, to);
  if (!moving.ok) throw new Error(moving.refusal.code);
  return moving.draft;
}
function refusal(team: LineupTeam, draft: Draft, id: number, to: Place): string | null {
  const moving = movePlayer(team, draft, id, to);
  return moving.ok ? null : moving.refusal.code;
}

describe('a draft', () => {
  test('is restored from what was saved', () => {
    expect(savedOf(full)).toEqual(FULL);
    expect(standOf(classic, full).map(({ name }) => name)).toEqual([
      'P3',
      'D7',
      'D8',
      'C7',
      'C8',
      'A5',
      'A6',
    ]);
  });

  test("keeps the players whom today's roster and rules still allow", () => {
    const team = teamOf('classic-standard', { modules: ['3-4-3'] });
    const draft = draftOf(team, { ...FULL, starters: [...FULL.starters.slice(0, 10), 999] });
    expect(draft.module).toBe('3-4-3');
    expect(draft.field.filter((id) => id !== null)).toHaveLength(9);
    expect(standOf(team, draft).map(({ name }) => name)).toContain('D4');
  });
});

describe('a player who is moved', () => {
  test('takes a free place only in their role', () => {
    const empty = emptyDraft(classic);
    expect(empty.module).toBe('3-4-3');
    expect(refusal(classic, empty, 201, at('field', 0))).toBe('wrong-role');
    const draft = moved(classic, empty, 201, at('field', 1));
    expect(draft.field[1]).toBe(201);
    expect(freePlace(classic, draft, classic.byId.get(202)!)).toEqual(at('field', 2));
  });

  test('swaps places with the player who is there', () => {
    const entered = moved(classic, full, 205, at('field', 1));
    expect([entered.field[1], entered.bench[1]]).toEqual([205, 201]);
    const fromStand = moved(classic, full, 207, at('field', 1));
    expect(standOf(classic, fromStand).map(({ id }) => id)).toContain(201);
    const toBench = moved(classic, full, 201, at('bench', 1));
    expect([toBench.field[1], toBench.bench[1]]).toEqual([205, 201]);
  });

  test('leaves an empty place if the reserve there could not take it', () => {
    const draft = moved(classic, { ...full, bench: [102, 305] }, 201, at('bench', 1));
    expect([draft.field[1], draft.bench]).toEqual([null, [102, 201, 305]]);
  });

  test('is refused if the rules have no room', () => {
    const size = classic.rules.bench.size;
    const many = {
      ...full,
      bench: classic.players
        .map(({ id }) => id)
        .filter((id) => !full.field.includes(id))
        .slice(0, size),
    };
    expect(refusal(classic, many, 201, at('bench', size))).toBe('bench-too-long');
    const midfielder = many.bench.indexOf(305);
    expect(movePlayer(classic, many, 201, at('bench', midfielder))).toEqual({
      ok: false,
      refusal: { code: 'no-way-back', player: classic.byId.get(305), asked: ['D'] },
    });
    const oneEach = teamOf('classic-standard', {
      bench: { ...classic.rules.bench, perRole: { P: 1, D: 1, C: 1, A: 1 } },
    });
    const short = { ...full, bench: [102, 205, 305, 403] };
    expect(refusal(oneEach, short, 206, at('bench', 2))).toBe('bench-too-many-of-role');
    const keepers = teamOf('classic-standard', {
      bench: { ...classic.rules.bench, size: 4, minimumGoalkeepers: 1 },
    });
    const kept = { ...short, bench: [102, 205, 305, 403] };
    expect(refusal(keepers, kept, 206, at('bench', 0))).toBe('bench-without-goalkeeper');
  });

  test('changes the order of the bench', () => {
    expect(moved(free, full, 404, at('bench', 0)).bench[0]).toBe(404);
    expect(moved(classic, full, 404, at('bench', 0)).bench).toEqual([
      102, 205, 206, 305, 306, 404, 403,
    ]);
  });

  test('is captain only on the field', () => {
    const draft = { ...full, captain: 201, vice: 202 };
    expect(moved(classic, draft, 201, { kind: 'stand' })).toMatchObject({
      captain: null,
      vice: 202,
    });
  });
});

describe('another module', () => {
  test('keeps players who fit, and fills gaps from the bench', () => {
    const draft = changeModule(free, full, '4-3-3');
    expect(savedOf(draft)).toMatchObject({
      starters: [101, 201, 202, 203, 204, 301, 302, 303, 401, 402, 403],
      bench: [304, 102, 205, 206, 305, 306, 404],
    });
    // The bench has room for two midfielders and already has them, so the third goes to the stand.
    expect(changeModule(classic, full, '4-3-3').bench).not.toContain(304);
  });

  test('never shows more players out of role than the line-up is scored with', () => {
    const start = mantra.modules.reduce(
      (draft, { name }) => changeModule(mantra, draft, name),
      draftOf(mantra, { ...FULL, module: mantra.modules[0]!.name }),
    );
    expect(start.field.filter((id) => id !== null).length).toBeGreaterThanOrEqual(10);
    for (const { name } of mantra.modules) {
      expect(changeModule(mantra, start, name).module).toBe(name);
    }
  });
});

test('place names can be parsed', () => {
  for (const place of [at('field', 10), at('bench', 0), { kind: 'stand' } as const]) {
    expect(readPlace(placeName(place))).toEqual(place);
  }
  expect([readPlace('bench-x'), readPlace('elsewhere'), readPlace('field')]).toEqual([
    null,
    null,
    null,
  ]);
});
