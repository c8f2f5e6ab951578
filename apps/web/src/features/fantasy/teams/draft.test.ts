import { describe, expect, it } from 'vitest';
import { bodyOf, firstPrice, NEW_TEAM, nameProblem, readDraft } from './draft.ts';
import { rosterState } from './roster-state.ts';

describe('a team being made', () => {
  it('has a name of one to sixty characters of any kind', () => {
    expect(nameProblem('   ')).toBe('empty');
    expect(nameProblem('Atletico 🦄 <b>Bàr</b>')).toBeNull();
    expect(nameProblem('x'.repeat(60))).toBeNull();
    expect(nameProblem('😀'.repeat(60))).toBeNull();
    expect(nameProblem('😀'.repeat(61))).toBe('long');
    expect(nameProblem('x'.repeat(10_000))).toBe('long');
  });

  it('is sent without a season and with its name trimmed', () => {
    const body = bodyOf({ ...NEW_TEAM, name: ' Undici ' });
    expect(body).toMatchObject({ name: 'Undici', championship_id: null, players: [] });
    expect(body.rules).not.toHaveProperty('season');
  });

  it('is restored from the device unchanged, unless any part of it is invalid', () => {
    const player = {
      player_id: 7,
      name: 'Rossi',
      club: 'Inter',
      role: 'A',
      mantra_roles: ['Pc'],
      price: 12,
      has_left: false,
    } as const;
    const left = { ...NEW_TEAM, name: 'Invincibili', championshipId: 3, players: [player] };
    expect(readDraft(JSON.parse(JSON.stringify(left)))).toEqual(left);
    expect(readDraft(NEW_TEAM)).toBeNull();
    for (const wrong of [
      { name: 4 },
      { rules: { preset: 'none such' } },
      { championshipId: 'x' },
      { players: [{ ...player, role: 'X' }] },
      { players: null },
    ]) {
      expect(readDraft({ ...left, ...wrong })).toBeNull();
    }
    expect(readDraft(undefined)).toBeNull();
  });

  it("suggests the list's price, but never more than it can afford", () => {
    const rich = rosterState(NEW_TEAM.rules.roster, []);
    expect(firstPrice(30, rich)).toBe(30);
    expect(firstPrice(null, rich)).toBe(1);
    const poor = rosterState(NEW_TEAM.rules.roster, [{ role: 'A', price: 470 }]);
    expect(firstPrice(30, poor)).toBe(7);
  });
});
