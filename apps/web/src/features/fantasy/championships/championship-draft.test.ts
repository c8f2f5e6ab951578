import { describe, expect, it } from 'vitest';
import { draftProblems, NEW_CHAMPIONSHIP, participantsOf } from './championship-draft.ts';

const BEFORE = [
  { id: 1, name: 'Uno', team_id: null },
  { id: 2, name: 'Due', team_id: 7 },
];

describe('a championship being made', () => {
  it('needs a name, two participants with names that fit, and rules that stand', () => {
    expect(draftProblems(NEW_CHAMPIONSHIP)).toEqual(['name', 'participants']);
    const draft = { ...NEW_CHAMPIONSHIP, name: 'Bar 🦄', participants: 'Uno\n\n Due \n' };
    expect(draftProblems(draft)).toEqual([]);
    expect(draftProblems({ ...draft, participants: `Uno\n${'x'.repeat(10_000)}` })).toEqual([
      'participantName',
    ]);
    expect(draftProblems({ ...draft, rounds: Number.NaN })).toEqual(['rounds']);
  });

  it('keeps who takes part through a new name and a new order', () => {
    expect(participantsOf('Uno\nDue bis', BEFORE)).toEqual([
      { id: 1, name: 'Uno' },
      { id: 2, name: 'Due bis' },
    ]);
    expect(participantsOf('Due\nUno', BEFORE)).toEqual([
      { id: 2, name: 'Due' },
      { id: 1, name: 'Uno' },
    ]);
    expect(participantsOf('Uno\nDue\nTre', BEFORE)[2]).toEqual({ name: 'Tre' });
  });
});
