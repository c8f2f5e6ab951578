import { describe, expect, it } from 'vitest';
import { madeRules } from '../../../../testing/made-team.ts';
import type { Candidate } from '../squad/candidate.ts';
import { makeSquad } from '../squad/squad.ts';
import { drawRounds } from './draw-rounds.ts';

const ROUNDS = 40_000;
const [YELLOW, RED] = [0.3, 0.1];

const forward: Candidate = {
  id: 1,
  roles: ['A'],
  plays: 0.6,
  vote: 6,
  voteSd: 0.7,
  events: { goals: 0.5, assists: 0.2, penaltiesMissed: 0.05, yellowCards: YELLOW, redCards: RED },
};
const keeper: Candidate = {
  id: 2,
  roles: ['P'],
  plays: 1,
  vote: 6,
  voteSd: 0.7,
  events: { goalsConceded: 1.2, penaltiesSaved: 0.04, cleanSheet: 0.4 },
};
const still: Candidate = { id: 3, roles: ['D'], plays: 1, vote: 6, voteSd: 0.7 };

describe('Drawn rounds', () => {
  const rules = madeRules({ preset: 'classic-standard', bonus: { cleanSheet: 1 } });
  const drawn = drawRounds(makeSquad(rules, [forward, keeper, still]), ROUNDS, 7);
  const played = (player: number) =>
    Array.from({ length: ROUNDS }, (_, round) => round).filter(
      (round) => drawn.present[round]! & (1 << player),
    );
  const mean = (player: number, of: (round: number) => number) => {
    const rounds = played(player);
    return rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  };

  it('contain each event, and its absence, as often as expected', () => {
    const { goal, assist, penaltyMissed, yellowCard, redCard } = rules.bonus;
    const cards = YELLOW * (1 - RED) * yellowCard + RED * redCard;
    const expected = 0.5 * goal + 0.2 * assist + 0.05 * penaltyMissed + cards;
    expect(mean(0, (round) => drawn.bonus[0]![round]!)).toBeCloseTo(expected, 1);
    expect(mean(0, (round) => drawn.carded[0]![round]!)).toBeCloseTo(
      1 - (1 - YELLOW) * (1 - RED),
      2,
    );
    const nothing = Math.exp(-0.5 - 0.2 - 0.05) * (1 - YELLOW) * (1 - RED);
    expect(mean(0, (round) => drawn.eventful[0]![round]!)).toBeCloseTo(1 - nothing, 2);
    expect(played(0).length / ROUNDS).toBeCloseTo(0.6, 2);
  });

  it('let a goalkeeper concede as many goals, and keep as many clean sheets, as expected', () => {
    const { goalConceded, penaltySaved, cleanSheet } = rules.bonus;
    const expected = 1.2 * goalConceded + 0.04 * penaltySaved + 0.4 * cleanSheet;
    expect(mean(1, (round) => drawn.bonus[1]![round]!)).toBeCloseTo(expected, 1);
    const unbeaten = mean(1, (round) => Number(drawn.bonus[1]![round]! >= cleanSheet));
    expect(unbeaten).toBeGreaterThan(0.39);
    expect(unbeaten).toBeLessThan(0.45);
  });

  it('have the expected votes, moved by the events', () => {
    for (const player of [0, 1, 2]) {
      expect(mean(player, (round) => drawn.votes[player]![round]!)).toBeCloseTo(6, 1);
    }
    const scored = mean(0, (round) => Number(drawn.bonus[0]![round]! >= rules.bonus.goal));
    const votes = mean(0, (round) =>
      drawn.bonus[0]![round]! >= rules.bonus.goal ? drawn.votes[0]![round]! : 0,
    );
    expect(votes / scored).toBeGreaterThan(6.2);
    expect(mean(2, (round) => drawn.eventful[2]![round]!)).toBe(0);
  });
});
