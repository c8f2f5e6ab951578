/** The catalogue of markets: every market and every bet of the product, one row each. It defines what is
 *  offered, how it wins, where it is shown and which records are kept; lists, pages, prices, records and
 *  settling read it. The text of a bet is in the locales under its key.
 *
 *  The web also loads this file, so it is kept short. */

type On = (home: number, away: number) => boolean;

/** The groups of a match's page, in display order. */
export const GROUPS = [
  { key: 'final_result', open: true, crossed: true },
  { key: 'double_chance', open: true, crossed: true },
  /** Its markets are sorted by the higher of their probabilities, not in the order of the catalogue. */
  { key: 'under_over', open: true, crossed: true, byChance: true },
  { key: 'goal_no_goal', open: true, crossed: true },
  { key: 'combination' },
  { key: 'team_goals' },
  { key: 'other' },
] as const satisfies readonly GroupRow[];

interface GroupRow {
  readonly key: string;
  /** Shown open to users who have not chosen themselves. */
  readonly open?: true;
  /** Its most likely bet is marked with a cross. In a long group, or one of near-certain bets, the cross
   *  would mean nothing. */
  readonly crossed?: true;
  readonly byChance?: true;
}

/** The sides of a market that a bet is on, in the terms of odds services; a double chance is on two of
 *  them. */
export type Side = 'home' | 'draw' | 'away' | 'under' | 'over' | 'yes' | 'no';

interface BetRow {
  readonly key: string;
  readonly wins: On;
  /** Absent for bets that nobody prices. */
  readonly sides?: readonly Side[];
  /** If this bet wins, the stake is returned. */
  readonly push?: string;
  /** The bet of which this is another name; it is sent, but not shown. */
  readonly sameAs?: string;
}

export interface MarketRow {
  readonly key: string;
  readonly group: (typeof GROUPS)[number]['key'];
  /** In display order. */
  readonly bets: readonly BetRow[];
  /** The number of goals between under and over. */
  readonly line?: number;
  /** How many of its bets cover each result, if not one. */
  readonly covers?: number;
  /** Its name at odds services; absent if nobody prices it. */
  readonly priced?: string;
  /** Set if lists of matches contain it; with `result`, the shortest lists do too. The best bets offer the
   *  same markets. */
  readonly listed?: 'result' | 'main';
  /** The name of its public record, which is kept for the bet of that name or, if there is none, for all its
   *  bets. */
  readonly record?: string;
}

const bet = <const K extends string, const More extends Partial<BetRow>>(
  key: K,
  wins: On,
  more?: More,
) => ({ key, wins, ...more }) as { readonly key: K; readonly wins: On } & More;

const home: On = (h, a) => h > a;
const draw: On = (h, a) => h === a;
const away: On = (h, a) => h < a;
const either =
  (one: On, other: On): On =>
  (h, a) =>
    one(h, a) || other(h, a);
const both =
  (one: On, other: On): On =>
  (h, a) =>
    one(h, a) && other(h, a);

const RESULTS = [
  bet('1', home, { sides: ['home'] }),
  bet('X', draw, { sides: ['draw'] }),
  bet('2', away, { sides: ['away'] }),
] as const;
const DOUBLES = [
  bet('1X', either(home, draw), { sides: ['home', 'draw'] }),
  bet('X2', either(draw, away), { sides: ['draw', 'away'] }),
  bet('12', either(home, away), { sides: ['home', 'away'] }),
] as const;
const GOALS = [
  bet('goal', (h, a) => h > 0 && a > 0, { sides: ['yes'] }),
  bet('no_goal', (h, a) => h === 0 || a === 0, { sides: ['no'] }),
] as const;

/** The line is a number of goals and a half, so no score is exactly on it. */
const underOver = <const N extends number>(goals: N) =>
  [
    bet(`u_${goals}_5`, (h, a) => h + a <= goals, { sides: ['under'] }),
    bet(`o_${goals}_5`, (h, a) => h + a > goals, { sides: ['over'] }),
  ] as const;
const totals = <
  const N extends number,
  const More extends Pick<MarketRow, 'group' | 'listed' | 'record'>,
>(
  goals: N,
  more: More,
) => ({
  key: `under_over_${goals}_5` as const,
  bets: underOver(goals),
  line: goals + 0.5,
  priced: 'totals' as const,
  ...more,
});

/** `X2` is last here, as in the table of combinations. */
export const COMBINED = [...RESULTS, DOUBLES[0], DOUBLES[2], DOUBLES[1]] as const;
export const COMBINED_WITH = [...underOver(1), ...underOver(2), ...underOver(3), ...GOALS] as const;
type Combination = `${(typeof COMBINED)[number]['key']}_${(typeof COMBINED_WITH)[number]['key']}`;

/** Five means five or more. */
export const TEAM_GOALS = [0, 1, 2, 3, 4, 5] as const;
const MOST = 5;
const teamGoals = <const Side extends 'home' | 'away'>(side: Side) => ({
  key: `${side}_goals` as const,
  group: 'team_goals' as const,
  bets: TEAM_GOALS.map((count) =>
    bet(
      `${side}_goals_${count}` as const,
      (h, a) => Math.min(MOST, side === 'home' ? h : a) === count,
    ),
  ),
});

export const MARKETS = [
  {
    key: '1x2',
    group: 'final_result',
    bets: RESULTS,
    priced: 'h2h',
    listed: 'result',
    record: '1X2',
  },
  {
    key: 'double_chance',
    group: 'double_chance',
    bets: [...DOUBLES, bet('2X', DOUBLES[1].wins, { sameAs: 'X2' })],
    covers: 2,
    priced: 'double_chance',
    listed: 'main',
  },
  totals(1, { group: 'under_over', listed: 'main' }),
  totals(2, { group: 'under_over', listed: 'main', record: 'o_2_5' }),
  totals(3, { group: 'under_over', listed: 'main' }),
  {
    key: 'goal_no_goal',
    group: 'goal_no_goal',
    bets: GOALS,
    priced: 'btts',
    listed: 'main',
    record: 'goal',
  },
  {
    key: 'combination',
    group: 'combination',
    bets: COMBINED.flatMap((result) =>
      COMBINED_WITH.map((other) =>
        bet(`${result.key}_${other.key}` as Combination, both(result.wins, other.wins)),
      ),
    ),
  },
  teamGoals('home'),
  teamGoals('away'),
  totals(0, { group: 'other' }),
  totals(4, { group: 'other' }),
  {
    key: 'draw_no_bet',
    group: 'other',
    bets: [
      bet('dnb_1', home, { sides: ['home'], push: 'X' }),
      bet('dnb_2', away, { sides: ['away'], push: 'X' }),
    ],
    priced: 'draw_no_bet',
  },
] as const satisfies readonly MarketRow[];
