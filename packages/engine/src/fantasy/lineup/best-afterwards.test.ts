import { describe, expect, it } from 'vitest';
import { madeRules } from '../../../testing/made-team.ts';
import { seededRandom } from '../../numeric/random.ts';
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Role } from '../rules/roles.ts';
import type { MatchdayPlayer } from '../scoring/match-day.ts';
import { scoreTeam } from '../scoring/score-matchday.ts';
import { bestAfterwards } from './best-afterwards.ts';

const CLASSIC = ['P', 'P', ...'DDDDDD', ...'CCCC', ...'AAA'];
const MANTRA = [
  ...['Por', 'Por', 'Dd;E', 'Dc', 'Dc', 'Ds', 'B;Dc', 'E', 'M;C', 'C', 'M', 'C;T', 'W', 'A', 'Pc'],
];

/** Nearly every player has a vote in halves, some have goals and cards, one has no vote. */
function votedRoster(roles: readonly string[], seed: number): MatchdayPlayer[] {
  const random = seededRandom(seed);
  return roles.map((own, id) => {
    const vote = 4.5 + random.integer(7) / 2;
    const events = {
      goals: random.uniform() < 0.2 ? 1 : 0,
      yellowCards: random.uniform() < 0.3 ? 1 : 0,
    };
    const player = { id, roles: own.split(';') as Role[] };
    return id === 4 ? { ...player, vote: null } : { ...player, vote, events };
  });
}

/** The best total of every eleven in every module with every captain, computed by the scorer. */
function bestOfAll(rules: ChampionshipRules, roster: readonly MatchdayPlayer[]): number {
  let best = Number.NEGATIVE_INFINITY;
  const played = roster.filter(({ vote }) => vote !== null);
  for (let set = 0; set < 1 << played.length; set++) {
    const players = played.filter((_, at) => set & (1 << at));
    if (players.length !== 11) continue;
    const starters = players.map(({ id }) => id);
    for (const module of rules.modules) {
      for (const captain of rules.modifiers.captain ? [null, ...starters] : [null]) {
        const lineup = { module, starters, bench: [], captain };
        const scoring = scoreTeam(rules, { players, lineup });
        if (!scoring.ok) break;
        best = Math.max(best, scoring.score.total);
      }
    }
  }
  return best;
}

describe('bestAfterwards', () => {
  it.each<[string, readonly string[], unknown]>([
    ['nothing', CLASSIC, {}],
    ['defence and captain', CLASSIC, { modifiers: { defence: {}, captain: {} } }],
    [
      'defence of all, fair play, R-Factor, bonus for the module',
      CLASSIC,
      {
        modifiers: {
          defence: { mean: 'all', minimum: 3, byDefenders: { 5: -1 } },
          fairPlay: { bonus: 2 },
          rFactor: { bonusByCount: [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6] },
          module: { bonusByModule: { '5-4-1': 1.5, '3-4-3': -1 } },
        },
      },
    ],
    ['captain twice, attack', CLASSIC, { modifiers: { captain: { kind: 'double' }, attack: {} } }],
    ['D-Factor', MANTRA, { game: 'mantra', modifiers: { dFactor: { goalkeeper: true } } }],
    ['R-Factor in Mantra', MANTRA, { game: 'mantra', modifiers: { rFactor: {}, captain: {} } }],
  ])('matches the best of every eleven, with %s', (_, roles, given) => {
    const rules = madeRules(given);
    for (let seed = 0; seed < 4; seed++) {
      const roster = votedRoster(roles, seed);
      expect(bestAfterwards(rules, roster)?.total ?? Number.NEGATIVE_INFINITY).toBe(
        bestOfAll(rules, roster),
      );
    }
  });

  it('chooses a worse player where the defence modifier makes up for it', () => {
    const rules = madeRules({ preset: 'classic-defence', modules: ['3-4-3', '4-3-3'] });
    const roster = [
      ...['P1', 'D1', 'D2', 'D3', 'D4', 'C1', 'C2', 'C3', 'C4', 'A1', 'A2', 'A3'].map((id) => ({
        id,
        roles: [id[0] as Role],
        vote: id === 'C4' ? 7 : 6.5,
      })),
    ];
    // Four midfielders score half a point more, but four defenders with 6.5 bring three.
    expect(bestAfterwards(rules, roster)).toMatchObject({
      module: '4-3-3',
      total: 11 * 6.5 + 0.5 + 3,
    });
  });

  it('returns nothing where too few players have a vote', () => {
    const roster = votedRoster(CLASSIC, 1).slice(0, 10);
    expect(bestAfterwards(madeRules({}), roster)).toBeNull();
  });
});
