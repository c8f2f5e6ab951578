import { describe, expect, it } from 'vitest';
import { simulateLeague } from '../../testing/simulated-league.ts';
import { isPlayed, type MatchRecord, mondayOf } from '../match/match-record.ts';
import { competitionOf } from './competitions.ts';
import { emptyRatings, forecastRatings, learnMatch, ratesOf } from './ratings.ts';
import { addResult, emptyTable, stakesOf } from './season-stakes.ts';

function learned(matches: readonly MatchRecord[]) {
  const ratings = emptyRatings('Netherlands');
  for (const match of matches) learnMatch(ratings, match);
  return ratings;
}

describe('ratings', () => {
  it('find the hidden strengths behind prices', () => {
    const { matches, truth } = simulateLeague({
      clubs: 12,
      seasons: 2,
      seed: 3,
      competition: 'USA',
    });
    const ratings = learned(matches);
    const last = matches.at(-1)!;
    for (const [home, away] of [
      ['Club 00', 'Club 01'],
      ['Club 05', 'Club 09'],
    ] as const) {
      const { supremacy, openness, rho } = forecastRatings(ratings, { ...last, home, away });
      const rates = ratesOf(supremacy.mean, openness.mean, rho);
      const real = Math.exp(
        truth.level + truth.home + truth.attack.get(home)! - truth.defence.get(away)!,
      );
      expect(Math.abs(Math.log(rates.homeGoals / real))).toBeLessThan(0.15);
      expect(supremacy.variance).toBeLessThan(0.05);
    }
  });

  it('work, less surely, on goals alone', () => {
    const { matches, truth } = simulateLeague({
      clubs: 12,
      seasons: 4,
      seed: 4,
      competition: 'USA',
      withPrices: false,
    });
    const ratings = learned(matches);
    const last = matches.at(-1)!;
    let agree = 0;
    let pairs = 0;
    const strength = (club: string) => truth.attack.get(club)! + truth.defence.get(club)!;
    for (const home of truth.attack.keys()) {
      for (const away of truth.attack.keys()) {
        if (Math.abs(strength(home) - strength(away)) < 0.4) continue;
        const there = forecastRatings(ratings, { ...last, home, away }).supremacy.mean;
        const back = forecastRatings(ratings, { ...last, home: away, away: home }).supremacy.mean;
        pairs++;
        if (Math.sign(there - back) === Math.sign(strength(home) - strength(away))) agree++;
      }
    }
    expect(agree / pairs).toBeGreaterThan(0.85);
  });

  it('rate a club never seen by its prior, and say so', () => {
    const { matches } = simulateLeague({ clubs: 10, seasons: 2, seed: 5 });
    const ratings = learned(matches);
    const fixture = { ...matches.at(-1)!, season: 's9', day: matches.at(-1)!.day + 90 };
    const known = forecastRatings(ratings, fixture);
    const unseen = forecastRatings(ratings, { ...fixture, home: 'Newcomer' });
    expect(unseen.supremacy.unseen).toEqual(['Newcomer']);
    expect(unseen.supremacy.variance).toBeGreaterThan(known.supremacy.variance);
    const nothing = forecastRatings(emptyRatings('Nowhere'), fixture);
    expect(nothing.supremacy.unseen).toHaveLength(2);
    expect(Number.isFinite(nothing.supremacy.mean + nothing.openness.mean)).toBe(true);
  });

  it('carry a club across tiers', () => {
    const top = simulateLeague({ clubs: 10, seasons: 1, seed: 6, competition: 'E0' }).matches;
    const low = simulateLeague({ clubs: 10, seasons: 1, seed: 7, competition: 'E1' }).matches.map(
      (match) => ({
        ...match,
        home: match.home.replace('Club', 'Town'),
        away: match.away.replace('Club', 'Town'),
      }),
    );
    const ratings = learned([...top, ...low].sort((a, b) => a.day - b.day));
    const next = { competition: 'E0', season: 's1', day: top.at(-1)!.day + 60, home: 'Town 00' };
    const promoted = forecastRatings(ratings, { ...next, away: 'Club 00' }).supremacy;
    const stranger = forecastRatings(ratings, {
      ...next,
      home: 'Stranger',
      away: 'Club 00',
    }).supremacy;
    expect(promoted.unseen).toEqual([]);
    // Two tiers without a common match are compared only by their priors, so the forecast is uncertain.
    expect(promoted.variance).toBeGreaterThan(0.01);
    expect(stranger.unseen).toEqual(['Stranger']);
  });

  it('learn nothing from matches that were not played', () => {
    const { matches } = simulateLeague({ clubs: 8, seasons: 1, seed: 8 });
    const ratings = learned(matches);
    const before = forecastRatings(ratings, matches[0]!);
    const awarded = { ...matches.at(-1)!, awarded: true, score: { home: 3, away: 0 } };
    expect(learnMatch(ratings, awarded)).toBeNull();
    learnMatch(ratings, { ...matches.at(-1)!, score: null });
    learnMatch(ratings, { ...matches.at(-1)!, score: { home: Number.NaN, away: 1 } });
    expect(forecastRatings(ratings, matches[0]!)).toEqual(before);
    expect(isPlayed(awarded)).toBe(false);
  });

  it('pass over prices that are not prices', () => {
    const { matches } = simulateLeague({ clubs: 8, seasons: 1, seed: 9 });
    const bad = {
      average: { result: { home: Number.NaN, draw: -3, away: 1000 } },
      pinnacle: { result: { home: 1, draw: 1, away: 1 } },
    };
    const ratings = learned(matches.map((match) => ({ ...match, opening: bad, closing: bad })));
    const plain = learned(matches.map(({ opening, closing, ...match }) => match));
    expect(forecastRatings(ratings, matches[0]!)).toEqual(forecastRatings(plain, matches[0]!));
  });
});

describe('stakes', () => {
  it('rise for clubs in danger and vanish for clubs on holiday as rounds run out', () => {
    const table = emptyTable('s0');
    const clubs = Array.from({ length: 10 }, (_, at) => `C${at}`);
    // Ten clubs, 18 rounds, 16 of them played: C9 is level with C8 at the bottom, C4 is far from every line.
    for (let round = 0; round < 16; round++) {
      for (let i = 0; i < 5; i++)
        addResult(table, clubs[i]!, clubs[9 - i]!, { home: i < 3 ? 1 : round % 2, away: 0 });
    }
    const greek = { ...competitionOf('N1'), prizeLines: [1], placeLines: [], dropLines: [2] };
    const bottom = stakesOf(table, greek, 'C8');
    const middle = stakesOf(table, greek, 'C4');
    expect(bottom.drop).toBeGreaterThan(middle.any);
    expect(stakesOf(table, greek, 'Unknown').any).toBe(0);
    expect(stakesOf(emptyTable('s0'), greek, 'C0').lateness).toBe(0);
    expect(stakesOf(table, competitionOf('USA'), 'C8').any).toBe(0);
  });
});

describe('weeks', () => {
  it('begin on Monday', () => {
    // 1970-01-05 was a Monday.
    expect([4, 5, 10, 11].map(mondayOf)).toEqual([4, 4, 4, 11]);
    expect(mondayOf(0)).toBe(-3);
  });
});
