import { describe, expect, it } from 'vitest';
import { scoreGrid } from '../../grid/score-grid.ts';
import { PRESETS } from '../rules/presets.ts';
import { type MatchPlayer, projectMatch } from './project-match.ts';

const { bonus } = PRESETS['classic-standard'];
const NO_EVENTS = {
  goalsFromPlay: 0,
  penaltiesTaken: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  ownGoals: 0,
  conceded: 0,
};
const forward: MatchPlayer = {
  roles: ['A'],
  votes: 30,
  meanVote: 6.1,
  club: { scored: 1.5, conceded: 1.2 },
  rates: { ...NO_EVENTS, goalsFromPlay: 0.4, penaltiesTaken: 0.1, assists: 0.15, yellowCards: 0.1 },
};
const keeper: MatchPlayer = { ...forward, roles: ['P'], rates: { ...NO_EVENTS, conceded: 1.2 } };
const usual = {
  grid: scoreGrid({ homeGoals: 1.5, awayGoals: 1.2, rho: 0 }),
  side: 'home',
} as const;
const easy = { grid: scoreGrid({ homeGoals: 3, awayGoals: 0.6, rho: 0 }), side: 'home' } as const;

describe('projectMatch', () => {
  it("equals the season's projection for an average match", () => {
    const one = projectMatch(forward, usual, bonus);
    expect(one.plays).toBeCloseTo(30 / 38, 12);
    expect(one.vote).toBeCloseTo(6.1, 6);
    // 3 · (0.4 + 0.078) − 3 · 0.022 + 0.15 − 0.05
    expect(one.fantavoto).toBeCloseTo(6.1 + 1.434 - 0.066 + 0.15 - 0.05, 6);
    expect(one.chances.goal).toBeCloseTo(1 - Math.exp(-0.478), 6);
    expect(one.chances.cleanSheet).toBeCloseTo(Math.exp(-1.2), 6);
  });

  it('follows the grid: with twice the goals, twice the chances and a better vote', () => {
    const one = projectMatch(forward, easy, bonus);
    expect(one.events.goals).toBeCloseTo(0.8, 6);
    expect(one.vote).toBeGreaterThan(6.5);
    expect(projectMatch(keeper, easy, bonus).fantavoto).toBeGreaterThan(
      projectMatch(keeper, usual, bonus).fantavoto,
    );
    const away = { grid: easy.grid, side: 'away' } as const;
    expect(projectMatch(forward, away, bonus).fantavoto).toBeLessThan(one.fantavoto);
  });

  it('gives goalkeepers the goals conceded of the grid, and the clean sheet where it counts', () => {
    const one = projectMatch(keeper, usual, bonus);
    expect(one.fantavoto).toBeCloseTo(6.1 - 1.2, 6);
    const more = projectMatch(keeper, usual, { ...bonus, cleanSheet: 1 });
    expect(more.fantavoto - one.fantavoto).toBeCloseTo(Math.exp(-1.2), 6);
  });

  it('has a distribution that sums to one and has the right mean, and parts that add up to it', () => {
    for (const player of [forward, keeper]) {
      for (const match of [usual, easy]) {
        const { distribution, fantavoto, because } = projectMatch(player, match, bonus);
        const total = distribution.reduce((sum, { probability }) => sum + probability, 0);
        const mean = distribution.reduce((sum, one) => sum + one.points * one.probability, 0);
        expect(total).toBeCloseTo(1, 6);
        expect(mean).toBeCloseTo(fantavoto, 6);
        expect(because.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(fantavoto, 10);
      }
    }
    const goalOrMore = projectMatch(forward, usual, bonus)
      .distribution.filter(({ points }) => points >= 9)
      .reduce((sum, { probability }) => sum + probability, 0);
    expect(goalOrMore).toBeGreaterThan(0.25);
    expect(goalOrMore).toBeLessThan(0.45);
  });

  it("uses the user's own numbers instead", () => {
    const plays = (word: Parameters<typeof projectMatch>[3]) =>
      projectMatch(forward, usual, bonus, word).plays;
    expect(plays({ status: 'out' })).toBe(0);
    expect(plays({ status: 'doubtful' })).toBe(0.5);
    expect(plays({ status: 'starter' })).toBe(0.95);
    expect(plays({ status: 'out', plays: 0.3 })).toBe(0.3);
    const own = projectMatch(forward, usual, bonus, { fantavoto: 9 });
    expect(own.fantavoto).toBe(9);
    expect(own.because.at(-1)!.part).toBe('own-number');
    const mean = own.distribution.reduce((sum, one) => sum + one.points * one.probability, 0);
    expect(mean).toBeCloseTo(9, 6);
  });
});
