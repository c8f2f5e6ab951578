/** The order of clubs in a table: by points, then by the league's own tie-breaks. Clubs are numbers from 0. */

/** The tie-breaks between clubs equal on points. Head-to-head ones use the matches between those clubs, and
 *  are skipped while one of these is still to be played. */
export const TIE_BREAKS = [
  'head_to_head_points',
  'head_to_head_difference',
  'head_to_head_goals',
  'head_to_head_away_goals',
  'difference',
  'goals',
  'wins',
  'away_goals',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type RankingRules = {
  readonly tieBreaks: readonly TieBreak[];
  /** Places n such that clubs equal on points across the line below the n-th place play a deciding match. */
  readonly deciders: readonly number[];
};

export type Totals = Readonly<
  Record<'points' | 'difference' | 'goals' | 'wins' | 'awayGoals', Int32Array>
>;

/** The score of a pairing as `scoreCode` encodes it, or −1 if it is not played. */
export type ScoreLookup = (home: number, away: number) => number;

const AWAY_BITS = 6;
const AWAY_MASK = (1 << AWAY_BITS) - 1;

export const scoreCode = (home: number, away: number): number => (home << AWAY_BITS) | away;
export const homeGoalsOf = (code: number): number => code >> AWAY_BITS;
export const awayGoalsOf = (code: number): number => code & AWAY_MASK;

export const WIN = 3;

type HeadToHead = Record<'points' | 'difference' | 'goals' | 'awayGoals', Int32Array>;

/** Makes a function that ranks the clubs of one table after another without allocating memory; each result is
 *  overwritten by the next. Without `random`, clubs that a lot or a deciding match would separate stay in the
 *  order of their numbers. */
export function createRanking(clubs: number, { tieBreaks, deciders }: RankingRules) {
  const order = new Int32Array(clubs);
  const direct: HeadToHead = {
    points: new Int32Array(clubs),
    difference: new Int32Array(clubs),
    goals: new Int32Array(clubs),
    awayGoals: new Int32Array(clubs),
  };

  return function rank(
    totals: Totals,
    scoreOf: ScoreLookup,
    random: (() => number) | null,
  ): Int32Array {
    for (let club = 0; club < clubs; club++) order[club] = club;
    sortStretch(order, 0, clubs, totals.points);
    eachTie(order, 0, clubs, totals.points, (from, to) => part(from, to, 0));
    if (random) playDeciders(random);
    return order;

    function part(from: number, to: number, step: number): void {
      if (step === tieBreaks.length) {
        if (random) drawLots(order, from, to, random);
        return;
      }
      const name = tieBreaks[step]!;
      const isDirect = name.startsWith('head_to_head');
      const isFirstDirect = isDirect && !tieBreaks[step - 1]?.startsWith('head_to_head');
      // Further head-to-head steps use the same matches, even if some of the clubs are separated by then.
      if (isFirstDirect && !addUp(direct, order, from, to, scoreOf)) {
        let next = step;
        while (tieBreaks[next]?.startsWith('head_to_head')) next++;
        part(from, to, next);
        return;
      }
      const keys = keysOf(name, totals, direct);
      sortStretch(order, from, to, keys);
      eachTie(order, from, to, keys, (first, end) => part(first, end, step + 1));
    }

    function playDeciders(draw: () => number): void {
      for (const line of deciders) {
        const above = order[line - 1]!;
        const below = order[line];
        if (below === undefined || totals.points[above] !== totals.points[below]) continue;
        if (draw() < 0.5) {
          order[line - 1] = below;
          order[line] = above;
        }
      }
    }
  };
}

function keysOf(name: TieBreak, totals: Totals, direct: HeadToHead): Int32Array {
  switch (name) {
    case 'head_to_head_points':
      return direct.points;
    case 'head_to_head_difference':
      return direct.difference;
    case 'head_to_head_goals':
      return direct.goals;
    case 'head_to_head_away_goals':
      return direct.awayGoals;
    case 'away_goals':
      return totals.awayGoals;
    default:
      return totals[name];
  }
}

/** Adds up the matches between these clubs; false if one of them is still to be played. */
function addUp(
  direct: HeadToHead,
  order: Int32Array,
  from: number,
  to: number,
  scoreOf: ScoreLookup,
): boolean {
  for (let at = from; at < to; at++) {
    const club = order[at]!;
    direct.points[club] = 0;
    direct.difference[club] = 0;
    direct.goals[club] = 0;
    direct.awayGoals[club] = 0;
  }
  for (let i = from; i < to; i++) {
    for (let j = from; j < to; j++) {
      if (i === j) continue;
      const home = order[i]!;
      const away = order[j]!;
      const code = scoreOf(home, away);
      if (code < 0) return false;
      const homeGoals = homeGoalsOf(code);
      const awayGoals = awayGoalsOf(code);
      direct.points[home]! += homeGoals > awayGoals ? WIN : homeGoals === awayGoals ? 1 : 0;
      direct.points[away]! += homeGoals < awayGoals ? WIN : homeGoals === awayGoals ? 1 : 0;
      direct.difference[home]! += homeGoals - awayGoals;
      direct.difference[away]! += awayGoals - homeGoals;
      direct.goals[home]! += homeGoals;
      direct.goals[away]! += awayGoals;
      direct.awayGoals[away]! += awayGoals;
    }
  }
  return true;
}

/** The highest first, stable. There are few clubs, often nearly in order, so an insertion sort is quick. */
function sortStretch(order: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let at = from + 1; at < to; at++) {
    const club = order[at]!;
    const key = keys[club]!;
    let place = at;
    while (place > from && keys[order[place - 1]!]! < key) {
      order[place] = order[place - 1]!;
      place--;
    }
    order[place] = club;
  }
}

function eachTie(
  order: Int32Array,
  from: number,
  to: number,
  keys: Int32Array,
  act: (from: number, to: number) => void,
): void {
  for (let first = from; first < to; ) {
    const key = keys[order[first]!]!;
    let end = first + 1;
    while (end < to && keys[order[end]!] === key) end++;
    if (end - first > 1) act(first, end);
    first = end;
  }
}

function drawLots(order: Int32Array, from: number, to: number, random: () => number): void {
  for (let at = to - 1; at > from; at--) {
    const other = from + Math.floor(random() * (at - from + 1));
    const club = order[at]!;
    order[at] = order[other]!;
    order[other] = club;
  }
}
