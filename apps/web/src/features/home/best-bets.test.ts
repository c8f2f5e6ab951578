import type { Odds, Prognostic } from '@tredici/contract/bets';
import { LISTED_MARKETS } from '@tredici/engine/markets/bet-types';
import { describe, expect, it } from 'vitest';
import { type BestBetsFilter, bestBets, byTime, priceBets, sortBets } from './best-bets.ts';
import { FIRST_VIEW } from './home-view.ts';

const BOOKMAKERS = ['Primo', 'Secondo'];
const FIRST: BestBetsFilter = {
  tournamentId: null,
  bet: FIRST_VIEW.bet,
  minProbability: FIRST_VIEW.minProbability,
  minOdd: FIRST_VIEW.minOdd,
};

let nextId = 1;
function match(given: Partial<Prognostic> & Pick<Prognostic, 'bets'>): Prognostic {
  return {
    match_id: nextId++,
    date: '2026-11-15',
    match_date: '2026-11-15T17:30:00.000Z',
    home_team_name: 'Genoa',
    away_team_name: 'Parma',
    tournament_id: 524,
    tournament_name: 'Italy Serie A',
    season: '2026/27',
    status: 'scheduled',
    home_goals: null,
    away_goals: null,
    bet_house_url: null,
    forecast_at: '2026-11-15T05:00:00.000Z',
    odds: {},
    ...given,
  };
}

const rowsOf = (matches: readonly Prognostic[], filter: Partial<BestBetsFilter> = {}) =>
  bestBets({ results: [...matches], bookmakers: BOOKMAKERS }, { ...FIRST, ...filter }).map(
    ({ match: { match_id }, bet, probability }) => ({ match_id, bet, probability }),
  );

describe('bestBets', () => {
  it('takes what is likelier than asked, and not what is just as likely', () => {
    const above = match({ bets: { '1': 60.01, X: 25, '2': 14.99 } });
    const just = match({ bets: { '1': 60, X: 25, '2': 15 } });
    expect(rowsOf([above, just])).toEqual([
      { match_id: above.match_id, bet: '1', probability: 60.01 },
    ]);
  });

  it('lists each match once with its likeliest bet, the likeliest first, then the next played', () => {
    const later = match({
      match_date: '2026-11-16T17:30:00.000Z',
      bets: { '1X': 80, '12': 75, X2: 70, '2X': 70 },
    });
    const sooner = match({ bets: { '1X': 70, '12': 75, X2: 80, '2X': 80 } });
    const likelier = match({ bets: { '1X': 91, '12': 75, X2: 60, '2X': 60 } });
    expect(rowsOf([later, sooner, likelier], { bet: 'double_chance' })).toEqual([
      { match_id: likelier.match_id, bet: '1X', probability: 91 },
      { match_id: sooner.match_id, bet: 'X2', probability: 80 },
      { match_id: later.match_id, bet: '1X', probability: 80 },
    ]);
  });

  it('keeps to a league', () => {
    const here = match({ bets: { '2': 70 } });
    const abroad = match({ tournament_id: 364, bets: { '2': 90 } });
    expect(rowsOf([here, abroad], { tournamentId: 524 })).toHaveLength(1);
    expect(rowsOf([here, abroad])).toHaveLength(2);
    expect(rowsOf([here, abroad], { tournamentId: 880 })).toEqual([]);
  });

  it('asks for no price at all from one on, and for one that reaches it above', () => {
    const unpriced = match({ bets: { '1': 70 } });
    const priced = match({
      bets: { '1': 65 },
      odds: {
        Primo: { url: null, '1': { odd: 1.45 } },
        Secondo: { url: null, '1': { odd: 1.5 } },
      } as unknown as Odds,
    });
    expect(rowsOf([unpriced, priced], { minOdd: 1 })).toHaveLength(2);
    // The best price counts, and one equal to the minimum passes.
    expect(rowsOf([unpriced, priced], { minOdd: 1.5 })).toEqual([
      { match_id: priced.match_id, bet: '1', probability: 65 },
    ]);
    expect(rowsOf([unpriced, priced], { minOdd: 2 })).toEqual([]);
  });

  it('takes the likeliest bet that passes, not only the likeliest of all', () => {
    const two = match({
      bets: { '1X': 85, '12': 70, X2: 45, '2X': 45 },
      odds: { Primo: { url: null, '1X': { odd: 1.1 }, '12': { odd: 1.35 } } } as unknown as Odds,
    });
    expect(rowsOf([two], { bet: 'double_chance', minOdd: 1.3 })).toEqual([
      { match_id: two.match_id, bet: '12', probability: 70 },
    ]);
  });

  it('passes over matches without an estimate', () => {
    expect(rowsOf([match({ bets: {} })], { minProbability: 50 })).toEqual([]);
  });

  it('knows every kind, and each bet once', () => {
    const all = LISTED_MARKETS.flatMap(({ bets }) => bets);
    expect(new Set(all).size).toBe(all.length);
    const match_ = match({ bets: { u_2_5: 66, o_2_5: 34, goal: 40, no_goal: 60.5 } });
    expect(rowsOf([match_], { bet: 'under_over_2_5' })[0]!.bet).toBe('u_2_5');
    expect(rowsOf([match_], { bet: 'goal_no_goal' })[0]!.bet).toBe('no_goal');
    expect(rowsOf([match_], { bet: 'under_over_3_5' })).toEqual([]);
  });
});

describe('byTime', () => {
  it('puts the next to be played first and leaves the list it is given alone', () => {
    const late = match({ match_date: '2026-11-16T10:00:00.000Z', bets: {} });
    const early = match({ match_date: '2026-11-15T10:00:00.000Z', bets: {} });
    const same = match({ match_date: '2026-11-15T10:00:00.000Z', bets: {} });
    const given = [late, same, early];
    expect(byTime(given)).toEqual([early, same, late]);
    expect(given).toEqual([late, same, early]);
  });
});

describe('the prices', () => {
  const offer = (odd: number) => ({ Primo: { url: null, '1': { odd } } }) as object as Odds;
  const list = [
    match({ bets: { '1': 80 }, odds: offer(1.2) }),
    match({ bets: { '1': 75 } }),
    match({ bets: { '1': 62.5 }, odds: offer(1.76) }),
  ];
  const priced = priceBets(bestBets({ results: list, bookmakers: BOOKMAKERS }, FIRST), BOOKMAKERS);

  it('stand beside the fair one and the difference', () => {
    expect(priced.map(({ best, fair }) => [best?.odd ?? null, fair])).toEqual([
      [1.2, 1.25],
      [null, 100 / 75],
      [1.76, 1.6],
    ]);
    expect(priced.map(({ edge }) => edge && Math.round(edge))).toEqual([-4, null, 10]);
  });

  it('put the list in order, the largest first, those without last', () => {
    const chances = (by: 'probability' | 'odd' | 'edge') =>
      sortBets(priced, by).map(({ probability }) => probability);
    expect(chances('probability')).toEqual([80, 75, 62.5]);
    expect(chances('odd')).toEqual([62.5, 80, 75]);
    expect(chances('edge')).toEqual([62.5, 80, 75]);
  });
});
