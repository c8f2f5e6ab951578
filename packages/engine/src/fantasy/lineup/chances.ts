/** Chances from simulated rounds: of each number of goals and of beating an opponent's line-up; and the
 *  line-up that beats it most often. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Lineup } from '../scoring/match-day.ts';
import {
  named,
  numbered,
  type PreparedSquad,
  prepareSquad,
  type RecommendedLineup,
  type Wishes,
} from './prepare-squad.ts';
import { drawRounds } from './rounds/draw-rounds.ts';
import { type RoundChances, type Side, simulateRounds } from './rounds/simulate-rounds.ts';
import type { FoundLineup } from './search/improve-lineup.ts';
import type { Search } from './search/search-lineup.ts';
import type { Candidate } from './squad/candidate.ts';

export type Drawing = {
  readonly rounds: number;
  readonly seed: number;
  /** Where the own side plays, for the home bonus; null or missing if neither side is at home. */
  readonly venue?: Venue | null;
};
export type Venue = 'home' | 'away';
/** One side: its roster and its line-up. */
export type LineupSide = { readonly players: readonly Candidate[]; readonly lineup: Lineup };

/** Null if a line-up names a player who is not in its roster, a module that is not allowed, or more players than
 *  can be looked at. */
export function chancesOf(
  rules: ChampionshipRules,
  own: LineupSide,
  opponent: LineupSide | null,
  drawing: Drawing,
): RoundChances | null {
  const mine = sideOf(rules, own, drawing);
  const theirs = opponent && sideOf(rules, opponent, acrossFrom(drawing));
  if (!mine || (opponent && !theirs)) return null;
  return simulateRounds(mine, theirs);
}

function sideOf(rules: ChampionshipRules, side: LineupSide, drawing: Drawing): Side | null {
  const { lineup } = side;
  const fielded = new Set([...lineup.starters, ...lineup.bench]);
  const { squad } = prepareSquad(
    rules,
    side.players.filter(({ id }) => fielded.has(id)),
  );
  const own = numbered(squad, lineup);
  const drawn = drawRounds(squad, drawing.rounds, drawing.seed);
  return own && { squad, lineup: own, drawn, isHome: drawing.venue === 'home' };
}

/** The same rounds from the other side's point of view. */
function acrossFrom({ rounds, seed, venue }: Drawing): Drawing {
  const across = venue === 'home' ? 'away' : venue === 'away' ? 'home' : null;
  return { rounds, seed: seed + 1, venue: across };
}

/** How many of the best line-ups are tried against the opponent, and how far below the best they may be. */
const TRIED = 12;
const FAR_BELOW = 2;

export type LikeliestToWin = {
  readonly lineup: RecommendedLineup;
  readonly chances: RoundChances;
};

/** Of the line-ups that a search looked at, the one that beats the opponent most often; a draw counts half.
 *  All are compared on the same rounds. */
export function likeliestToWin(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  wishes: Wishes,
  search: Search,
  opponent: LineupSide,
  drawing: Drawing,
): LikeliestToWin | null {
  const theirs = sideOf(rules, opponent, acrossFrom(drawing));
  const [first] = search.best;
  if (!theirs || !first) return null;
  const prepared = prepareSquad(rules, players, wishes);
  const drawn = drawRounds(prepared.squad, drawing.rounds, drawing.seed);
  const near = search.looked.filter(({ expected }) => expected >= first.expected - FAR_BELOW);
  let best: (LikeliestToWin & { readonly score: number }) | null = null;
  for (const lineup of [...search.best, ...near].slice(0, TRIED)) {
    const own = {
      squad: prepared.squad,
      lineup: withCaptains(prepared, lineup),
      drawn,
      isHome: drawing.venue === 'home',
    };
    const chances = simulateRounds(own, theirs);
    const score = chances.result!.win + chances.result!.draw / 2;
    if (!best || score > best.score) best = { lineup: named(prepared, lineup), chances, score };
  }
  return best && { lineup: best.lineup, chances: best.chances };
}

function withCaptains({ evaluator }: PreparedSquad, lineup: FoundLineup) {
  const captains = evaluator.captains(lineup.starters);
  return { ...lineup, captain: captains?.captain ?? null, vice: captains?.vice ?? null };
}
