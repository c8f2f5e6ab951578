import { expect, test } from 'vitest';
import { scoreGrid } from '../../grid/score-grid.ts';
import { fixtureOutlook } from './fixture-outlook.ts';
import { fantavotoOf, playerFigures } from './player-figures.ts';
import type { SeasonProjection, SeasonRecord } from './project-season.ts';
import { updateProjection } from './update-projection.ts';

const before: SeasonProjection = {
  id: 7,
  role: 'A',
  votes: 19,
  meanVote: 6.1,
  fantavoto: 7,
  low: 6.4,
  high: 7.6,
  rates: {
    goalsFromPlay: 0.3,
    penaltiesTaken: 0.05,
    assists: 0.1,
    yellowCards: 0.1,
    redCards: 0.01,
    ownGoals: 0,
    conceded: 0,
  },
};
const record = (change: Partial<SeasonRecord>): SeasonRecord => ({
  id: 7,
  role: 'A',
  club: 'Roma',
  votes: 0,
  meanVote: 6,
  goals: 0,
  penaltiesTaken: 0,
  penaltiesScored: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  ownGoals: 0,
  ...change,
});

test('before the first round nothing changes except that the chance to play is added', () => {
  const { plays, rates, meanVote, votes } = updateProjection(before, null, 0);
  expect(plays).toBe(0.5);
  expect(votes).toBe(19);
  expect(meanVote).toBeCloseTo(6.1, 10);
  expect(rates.goalsFromPlay).toBeCloseTo(0.3, 10);
  expect(rates.yellowCards).toBeCloseTo(0.1, 10);
});

test('goals and votes of the season raise the projection according to their weight', () => {
  const { rates, meanVote, plays, votes, fantavoto } = updateProjection(
    before,
    record({ votes: 15, meanVote: 7.1, goals: 15 }),
    15,
  );
  expect(rates.goalsFromPlay).toBeCloseTo((15 * 0.3 + 15) / 30, 10);
  expect(meanVote).toBeCloseTo(6.6, 10);
  expect(plays).toBeCloseTo((5 + 15) / 25, 10);
  expect(votes).toBeCloseTo(15 + 0.8 * 23, 10);
  expect(fantavoto).toBeGreaterThan(before.fantavoto);
});

test('a player who does not play is expected to play less and less', () => {
  const after = (rounds: number) => updateProjection(before, null, rounds).plays;
  expect(after(5)).toBeLessThan(after(0));
  expect(after(20)).toBeLessThan(after(5));
});

test('a match is as easy for one side as it is hard for the other', () => {
  const grid = scoreGrid({ homeGoals: 2.2, awayGoals: 0.7, rho: 0 });
  const home = fixtureOutlook(grid, 'home');
  const away = fixtureOutlook(grid, 'away');
  expect([home.difficulty, away.difficulty]).toEqual([1, 5]);
  expect(home.goalsFor).toBeCloseTo(away.goalsAgainst, 10);
  expect(home.cleanSheetChance).toBeCloseTo(Math.exp(-0.7), 3);
  expect(away.goalChance).toBeCloseTo(1 - Math.exp(-0.7), 3);
  const even = fixtureOutlook(scoreGrid({ homeGoals: 1.3, awayGoals: 1.2, rho: 0 }), 'home');
  expect(even.difficulty).toBe(3);
});

test('figures add rounds up: goals include penalties, means count votes only, form the last ones', () => {
  const rounds = [
    { round: 2, vote: 7, events: { goals: 1, penaltiesScored: 1, yellowCards: 1 } },
    { round: 1, vote: 6, events: { assists: 1 } },
    { round: 3, vote: null, events: {} },
    { round: 4, vote: 5, events: { penaltiesMissed: 1 } },
  ].map((round) => ({ ...round, minutes: 90, atHome: round.round % 2 === 0 }));
  const figures = playerFigures(['A'], rounds, 2);
  expect(figures).toMatchObject({
    votes: 3,
    meanVote: 6,
    goals: 2,
    assists: 1,
    penaltiesTaken: 2,
    penaltiesScored: 1,
    minutes: 360,
    home: { votes: 2 },
    away: { votes: 1, meanFantavoto: 7 },
  });
  // 7 + 3 + 3 − 0.5, and 5 − 3.
  expect(figures.form).toBeCloseTo((12.5 + 2) / 2, 10);
  expect(playerFigures(['A'], [], 2)).toMatchObject({ votes: 0, meanVote: null, form: null });
});

test('a goalkeeper loses a point for every goal, and a clean sheet needs a vote', () => {
  expect(fantavotoOf({ roles: ['P'], vote: 6, events: { goalsConceded: 2 } })).toBe(4);
  const rounds = [
    { round: 1, vote: 6.5, events: {} },
    { round: 2, vote: null, events: {} },
    { round: 3, vote: 6, events: { goalsConceded: 1 } },
  ];
  const { cleanSheets, home, minutes } = playerFigures(['P'], rounds, 2);
  expect({ cleanSheets, home, minutes }).toEqual({ cleanSheets: 1, home: null, minutes: null });
});
