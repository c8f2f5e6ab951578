import { describe, expect, it } from 'vitest';
import {
  draftProblems,
  NEW_CHAMPIONSHIP,
  namedTwice,
  participantsOf,
  readDraft,
} from './championship-draft.ts';

const BEFORE = [
  { id: 1, name: 'Uno', team_id: null },
  { id: 2, name: 'Due', team_id: 7 },
];

describe('a championship being made', () => {
  it('is restored from the device unchanged, unless any part of it is invalid', () => {
    const left = { ...NEW_CHAMPIONSHIP, name: 'Bar', participants: 'Uno\nDue' };
    expect(readDraft(JSON.parse(JSON.stringify(left)))).toEqual(left);
    for (const wrong of [
      { name: 4 },
      { participants: null },
      { rounds: '3' },
      { rules: { preset: 'x' } },
    ]) {
      expect(readDraft({ ...left, ...wrong })).toBeNull();
    }
    expect(readDraft(NEW_CHAMPIONSHIP)).toBeNull();
    expect(readDraft(undefined)).toBeNull();
  });

  it('needs a name, two participants with valid names, and valid rules', () => {
    expect(draftProblems(NEW_CHAMPIONSHIP, null)).toEqual(['name', 'participants']);
    const draft = { ...NEW_CHAMPIONSHIP, name: 'Bar 🦄', participants: 'Uno\n\n Due \n' };
    expect(draftProblems(draft, null)).toEqual([]);
    expect(draftProblems({ ...draft, participants: `Uno\n${'x'.repeat(10_000)}` }, null)).toEqual([
      'participantName',
    ]);
    expect(draftProblems({ ...draft, rounds: Number.NaN }, null)).toEqual(['rounds']);
  });

  it('keeps participants through a new name and a new order', () => {
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

  it('refuses two names that differ only in case or spaces', () => {
    const draft = { ...NEW_CHAMPIONSHIP, name: 'Bar', participants: 'Anna\nUno\n anna ' };
    expect(draftProblems(draft, null)).toEqual(['participantTwice']);
    expect(namedTwice(['Anna', 'Uno', 'anna'])).toBe('anna');
    expect(draftProblems({ ...draft, participants: 'Anna\nAnna B' }, null)).toEqual([]);
  });

  it('distinguishes two participants who had the same name', () => {
    const same = [1, 2].map((id) => ({ id, name: 'Anna', team_id: null }));
    const ids = (text: string) => participantsOf(text, same).map(({ id }) => id);
    expect(ids('Anna\nBea')).toEqual([1, 2]);
    expect(ids('Bea\nAnna')).toEqual([1, 2]);
    expect(ids('Bea\nCarla')).toEqual([1, 2]);
    expect(ids('Anna\nAnna\nAnna')).toEqual([1, 2, undefined]);
  });

  it("assigns nobody's place twice, however rows were moved and renamed", () => {
    const six = [...'ABCDEF'].map((letter, at) => ({
      id: at + 1,
      name: `${letter}1`,
      team_id: null,
    }));
    const ids = (text: string) => participantsOf(text, six).map(({ id }) => id);
    expect(ids('A1\nX1\nY1\nB1\nE1\nF1')).toEqual([1, 3, 4, 2, 5, 6]);
    expect(ids('F1\nE1\nD1\nC1\nB1\nA1')).toEqual([6, 5, 4, 3, 2, 1]);
    expect(ids('U\nV\nW\nX\nY\nZ')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids('A1\nC1\nX1')).toEqual([1, 3, undefined]);
  });

  it('keeps the participants and their order once there is a result', () => {
    const match = { home: 1, away: 2, away_total: null, home_goals: null, away_goals: null };
    const calendarWith = (home_total: number | null) => [
      { round: 1, matches: [{ ...match, home_total }] },
    ];
    const problems = (participants: string, total: number | null) =>
      draftProblems(
        { ...NEW_CHAMPIONSHIP, name: 'Bar', participants },
        { participants: BEFORE, calendar: calendarWith(total) },
      );
    for (const changed of ['Due\nUno', 'Uno\nDue\nTre']) {
      expect(problems(changed, null)).toEqual([]);
      expect(problems(changed, 70)).toEqual(['participantsFixed']);
    }
    expect(problems('Uno\nDue bis', 70)).toEqual([]);
  });
});
