import { describe, expect, it } from 'vitest';
import { auctionGains, auctionValues } from '../auction/auction-value.ts';
import { clubGoals, fitClubStrengths, nextStrengths } from './club-strengths.ts';
import { fitSeasonModel } from './fit-season.ts';
import { priceScores } from './price-scores.ts';
import { type ListedPlayer, projectSeason, type SeasonRecord } from './project-season.ts';
import { SEASON_MODEL } from './season-constants.ts';

const record = (id: number, said: Partial<SeasonRecord> = {}): SeasonRecord => ({
  id,
  role: 'A',
  club: 'Roma',
  votes: 30,
  meanVote: 6,
  goals: 6,
  penaltiesTaken: 0,
  penaltiesScored: 0,
  assists: 3,
  yellowCards: 3,
  redCards: 0,
  ownGoals: 0,
  ...said,
});
const listed = (id: number, said: Partial<ListedPlayer> = {}): ListedPlayer => ({
  id,
  role: 'A',
  club: 'Roma',
  initialPrice: Math.exp(2),
  ...said,
});
const LEVEL = { Roma: { scored: 1.32, conceded: 1.32 }, Inter: { scored: 2, conceded: 1 } };
const last = [record(1), record(2, { goals: 18 }), record(3, { goals: 0, assists: 0 })];
const project = (...players: ListedPlayer[]) =>
  projectSeason(players, [{ players: last, clubs: LEVEL }], LEVEL);

describe('projectSeason', () => {
  it('follows the formula, for a forward with the mean price and club', () => {
    // Role means per vote: goals 24/90, assists 6/90, yellows 9/90; base vote 6.
    const [one] = project(listed(2));
    const mean = 24 / 90;
    const shrunk = (18 + 15 * mean) / 45;
    const goals = mean * Math.exp(-0.19 + 0.32 * Math.log(shrunk / mean));
    const mean2 = 6 / 90;
    const assists = mean2 * Math.exp(-0.28 + 0.43 * Math.log((3 + 20 * mean2) / 50 / mean2));
    const yellows = 0.1 * Math.exp(-0.01);
    expect(one!.meanVote).toBeCloseTo(5.98, 10);
    expect(one!.rates.goalsFromPlay).toBeCloseTo(goals, 10);
    expect(one!.fantavoto).toBeCloseTo(5.98 + 3 * goals + assists - 0.5 * yellows, 10);
    expect(one!.votes).toBeCloseTo(38 / (1 + Math.exp(0.31 - (0.76 * 30) / 38)), 10);
    expect(one!.high - one!.low).toBeCloseTo(2 * 1.2816 * 0.51, 10);
  });

  it('expects more of scorers, of expensive players and of strong clubs', () => {
    const [scorer, dry, dear, cheap, strong] = project(
      listed(2),
      listed(3),
      listed(4, { initialPrice: 30 }),
      listed(5, { initialPrice: 1 }),
      listed(6, { club: 'Inter' }),
    ).map(({ fantavoto }) => fantavoto);
    expect(scorer).toBeGreaterThan(dry!);
    expect(dear).toBeGreaterThan(cheap!);
    expect(strong).toBeGreaterThan(project(listed(7))[0]!.fantavoto);
  });

  it('recognises the first goalkeeper of a club by the price', () => {
    const keepers = [
      listed(8, { role: 'P', initialPrice: 12 }),
      listed(9, { role: 'P', initialPrice: 1 }),
    ];
    const [first, second] = project(...keepers);
    expect(first!.votes).toBeGreaterThan(25);
    expect(second!.votes).toBeLessThan(10);
    expect(first!.rates.conceded).toBe(1.32);
  });

  it('counts an older season half and works without any season', () => {
    const past = (goals: number) => ({
      players: [...last.slice(1), record(1, { goals })],
      clubs: LEVEL,
    });
    const at = (older: number) =>
      projectSeason([listed(1)], [past(6), past(older)], LEVEL)[0]!.fantavoto;
    expect(at(12)).toBeGreaterThan(at(6));
    const [bare] = projectSeason([listed(1)], [], {});
    expect(Number.isFinite(bare!.fantavoto) && Number.isFinite(bare!.votes)).toBe(true);
  });
});

describe('priceScores', () => {
  it('is the logarithm of the price if nobody has a market value', () => {
    expect(priceScores([listed(1, { initialPrice: 10 })]).get(1)).toBeCloseTo(Math.log(10) - 2, 12);
    expect(priceScores([listed(1, { initialPrice: 0 })]).get(1)).toBe(-2);
  });
  it('follows the market value among players with the same price', () => {
    const players = Array.from({ length: 30 }, (_, at) =>
      listed(at, { initialPrice: 1 + Math.floor(at / 2), marketValue: 1 + at * at }),
    );
    const scores = priceScores(players);
    expect(scores.get(21)!).toBeGreaterThan(scores.get(20)!);
  });
});

describe('club strengths', () => {
  const strength = { a: 0.3, b: 0, c: -0.3 } as Record<string, number>;
  const clubs = Object.keys(strength);
  const matches = clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home)
      .map((away) => ({
        home,
        away,
        homeGoals: Math.exp(0.25 + 0.1 + strength[home]! - 0.5 * strength[away]!),
        awayGoals: Math.exp(0.25 - 0.1 + strength[away]! - 0.5 * strength[home]!),
      })),
  );
  it('are recovered from expected goals', () => {
    const fitted = fitClubStrengths(matches)!;
    expect(fitted.mean).toBeCloseTo(0.25, 6);
    expect(fitted.home).toBeCloseTo(0.2, 6);
    for (const club of clubs) {
      expect(fitted.attack[club]).toBeCloseTo(strength[club]!, 6);
      expect(fitted.defence[club]).toBeCloseTo(0.5 * strength[club]!, 6);
    }
    expect(fitClubStrengths([])).toBeNull();
  });
  it('shrink over the summer, and promoted clubs start weak', () => {
    const next = nextStrengths(fitClubStrengths(matches)!, ['a', 'b', 'new']);
    expect(next.attack.a! - next.attack.b!).toBeCloseTo(0.925 * 0.3, 6);
    expect(next.attack.new!).toBeLessThan(next.attack.b!);
    const goals = clubGoals(next);
    expect(goals.a!.scored).toBeGreaterThan(goals.a!.conceded);
    expect(goals.new!.scored).toBeLessThan(goals.new!.conceded);
  });
});

describe('auctionValues', () => {
  it('spends all credits of all teams, at least one on each place', () => {
    const players = Array.from({ length: 40 }, (_, id) => ({
      id,
      role: 'A' as const,
      votes: 30,
      fantavoto: 6 + id / 20,
    }));
    const auction = { teams: 2, credits: 50, perRole: { P: 0, D: 0, C: 0, A: 5 } };
    const gains = auctionGains(players, auction);
    const values = auctionValues(gains, auction);
    const dearest = [...values.values()].sort((a, b) => b - a);
    expect(Math.min(...dearest)).toBe(1);
    expect(values.get(39)).toBe(dearest[0]);
    const spent = dearest.reduce((sum, value) => sum + value - 1, 0);
    expect(spent).toBeCloseTo(2 * (50 - 5), 6);
    // Ten are sold: the mean of the ten after them is 14.5 places below the best.
    expect(gains.get(39)).toBeCloseTo((30 * 14.5) / 20, 6);
  });
});

describe('fitSeasonModel', () => {
  it('keeps a correct start and moves a wrong one', () => {
    const players = Array.from({ length: 12 }, (_, at) =>
      listed(100 + at, { initialPrice: 1 + (at % 30) }),
    );
    const example = { players, history: [{ players: last, clubs: LEVEL }], clubs: LEVEL };
    const outcomes = (shift: number) =>
      new Map(
        projectSeason(players, example.history, LEVEL).map(({ id, fantavoto }) => [
          id,
          fantavoto + shift,
        ]),
      );
    const same = fitSeasonModel({ ...example, outcomes: outcomes(0) }, SEASON_MODEL);
    expect(same).toEqual(SEASON_MODEL);
    const higher = fitSeasonModel({ ...example, outcomes: outcomes(0.2) }, SEASON_MODEL);
    expect(higher.baseVote.level.A).toBeGreaterThan(SEASON_MODEL.baseVote.level.A);
  });
});
