/** The sums over matches that the Dixon-Coles likelihood needs, computed once. With multiplicative rates the
 *  Poisson part depends on a pair of clubs only through its total weight, and on goals only through each
 *  club's weighted sums. One evaluation is then a pass over pairs instead of matches. */
import { logFactorial } from '../numeric/poisson.ts';

export type PlayedMatch = {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Days since any fixed origin. */
  day: number;
  /** Multiplies the time weight. */
  weight?: number;
};

export type Design = {
  clubs: string[];
  matches: number;
  totalWeight: number;
  /** Ordered pairs that met, by club index, with the weight of their meetings. */
  pairHome: Int32Array;
  pairAway: Int32Array;
  pairWeight: Float64Array;
  /** Weight of the pair's matches that ended 0-0, 0-1, 1-0, 1-1: four per pair. */
  lowScores: Float64Array;
  /** Weighted goals scored and conceded, at home and away together, per club. */
  scored: Float64Array;
  conceded: Float64Array;
  homeGoals: number;
  awayGoals: number;
  /** Σ w·(ln x! + ln y!): the constant of the log-likelihood. */
  logFactorials: number;
  /** Unweighted matches per club. */
  played: Int32Array;
  /** Clubs outside the largest group of clubs connected by matches. */
  detached: string[];
};

export function compileDesign(
  matches: readonly PlayedMatch[],
  asOfDay: number,
  halfLifeDays: number,
): Design {
  const decay = Math.LN2 / halfLifeDays;
  const used = matches.filter((match) => match.day < asOfDay && (match.weight ?? 1) > 0);
  const names = new Set<string>();
  for (const match of used) names.add(match.home).add(match.away);
  // Sorted, so that the order of the rows cannot change the index of a club.
  const clubs = [...names].sort();
  const index = new Map(clubs.map((club, at) => [club, at]));
  const n = clubs.length;
  const weight = new Float64Array(n * n);
  const low = new Float64Array(4 * n * n);
  const scored = new Float64Array(n);
  const conceded = new Float64Array(n);
  const played = new Int32Array(n);
  let [homeGoals, awayGoals, totalWeight, logFactorials] = [0, 0, 0, 0];
  for (const match of used) {
    const h = index.get(match.home)!;
    const a = index.get(match.away)!;
    const w = (match.weight ?? 1) * Math.exp(-decay * (asOfDay - match.day));
    const pair = h * n + a;
    weight[pair]! += w;
    if (match.homeGoals <= 1 && match.awayGoals <= 1) {
      low[4 * pair + 2 * match.homeGoals + match.awayGoals]! += w;
    }
    scored[h]! += w * match.homeGoals;
    conceded[a]! += w * match.homeGoals;
    scored[a]! += w * match.awayGoals;
    conceded[h]! += w * match.awayGoals;
    homeGoals += w * match.homeGoals;
    awayGoals += w * match.awayGoals;
    totalWeight += w;
    logFactorials += w * (logFactorial(match.homeGoals) + logFactorial(match.awayGoals));
    played[h]! += 1;
    played[a]! += 1;
  }
  return {
    clubs,
    matches: used.length,
    totalWeight,
    scored,
    conceded,
    homeGoals,
    awayGoals,
    logFactorials,
    played,
    detached: detachedClubs(clubs, weight),
    ...collectPairs(n, weight, low),
  };
}

function collectPairs(n: number, weight: Float64Array, low: Float64Array) {
  let count = 0;
  for (let pair = 0; pair < n * n; pair++) if (weight[pair]! > 0) count++;
  const pairHome = new Int32Array(count);
  const pairAway = new Int32Array(count);
  const pairWeight = new Float64Array(count);
  const lowScores = new Float64Array(4 * count);
  for (let pair = 0, at = 0; pair < n * n; pair++) {
    if (weight[pair]! === 0) continue;
    pairHome[at] = Math.floor(pair / n);
    pairAway[at] = pair % n;
    pairWeight[at] = weight[pair]!;
    for (let cell = 0; cell < 4; cell++) lowScores[4 * at + cell] = low[4 * pair + cell]!;
    at++;
  }
  return { pairHome, pairAway, pairWeight, lowScores };
}

/** Ratings of clubs that no chain of matches connects cannot be compared. */
function detachedClubs(clubs: readonly string[], weight: Float64Array): string[] {
  const n = clubs.length;
  const group = new Int32Array(n).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < n; start++) {
    if (group[start] !== -1) continue;
    const label = sizes.length;
    const queue = [start];
    group[start] = label;
    for (let at = 0; at < queue.length; at++) {
      const club = queue[at]!;
      for (let other = 0; other < n; other++) {
        const linked = weight[club * n + other]! > 0 || weight[other * n + club]! > 0;
        if (linked && group[other] === -1) {
          group[other] = label;
          queue.push(other);
        }
      }
    }
    sizes.push(queue.length);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return clubs.filter((_, club) => group[club] !== largest);
}
