/** The questions and answers about the recommended line-up. It runs the engine's own code in a worker. */

import {
  chancesOf,
  type LikeliestToWin,
  type LineupSide,
  likeliestToWin,
  type Venue,
} from '@tredici/engine/fantasy/lineup/chances';
import { compareLineups, type LineupChange } from '@tredici/engine/fantasy/lineup/compare-lineups';
import type { RecommendedLineup, Wishes } from '@tredici/engine/fantasy/lineup/prepare-squad';
import {
  type Recommendation,
  type Refusal,
  recommendLineup,
} from '@tredici/engine/fantasy/lineup/recommend';
import type { RoundChances } from '@tredici/engine/fantasy/lineup/rounds/simulate-rounds';
import { CLOSER_EFFORT } from '@tredici/engine/fantasy/lineup/search/search-lineup';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { SavedLineup } from '../draft/draft.ts';

export interface RecommendQuestion {
  readonly kind: 'recommend';
  readonly rules: ChampionshipRules;
  readonly candidates: readonly Candidate[];
  readonly wishes: Wishes;
  /** The opponent's roster; they are assumed to field their own recommended line-up. Null for an average
   *  opponent. */
  readonly opponent: readonly Candidate[] | null;
  /** Where they meet by the calendar, for the home bonus. */
  readonly venue: Venue | null;
}
export interface CompareQuestion {
  readonly kind: 'compare';
  readonly rules: ChampionshipRules;
  readonly candidates: readonly Candidate[];
  readonly before: SavedLineup;
  readonly after: RecommendedLineup;
  readonly facing: readonly Candidate[] | null;
}
export type LineupQuestion = RecommendQuestion | CompareQuestion;

export interface LineupAnswer {
  readonly recommendation: Recommendation;
  readonly chances: RoundChances | null;
  /** The opponent's line-up that was assumed; null for an average one. */
  readonly opponent: { readonly module: string; readonly expected: number } | null;
  readonly facing: readonly Candidate[] | null;
  /** The line-up that beats the opponent most often, if it is another. */
  readonly toWin: LikeliestToWin | null;
}
export type Stage = 'opponent' | 'search' | 'rounds' | 'win' | 'closer';
export type LineupNews =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly share: number }
  | { readonly kind: 'done'; readonly answer: LineupAnswer }
  | { readonly kind: 'change'; readonly change: LineupChange | null }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** The number of rounds simulated for the displayed chances, and for choosing among line-ups. The same
 *  question always gets the same answer. */
const DRAWN = { shown: 10_000, chosen: 2500 };
const SEED = 13;
/** A line-up that wins more often by at least this is shown as an alternative. */
const WORTH_TELLING = 0.005;

export function answerLineupQuestion(
  question: LineupQuestion,
  tell: (news: LineupNews) => void,
  drawn = DRAWN,
): void {
  tell(question.kind === 'compare' ? compare(question) : recommend(question, tell, drawn));
}

function recommend(
  question: RecommendQuestion,
  tell: (news: LineupNews) => void,
  drawn: typeof DRAWN,
): LineupNews {
  const { rules, candidates, wishes, venue } = question;
  const began = (stage: Stage, share: number) => tell({ kind: 'stage', stage, share });
  if (question.opponent) began('opponent', 0);
  const opponent = question.opponent && fieldBest(rules, question.opponent);
  const facing = opponent && startersOf(opponent);
  began('search', opponent ? 0.3 : 0);
  const recommending = recommendLineup(rules, candidates, wishes, facing);
  if (!recommending.ok) return { kind: 'refused', reason: recommending.reason };
  const answer = answerOf(recommending);
  if (!isWorthACloserLook(rules)) return { kind: 'done', answer };
  // Shown already while the search for a better one goes on.
  tell({ kind: 'done', answer });
  began('closer', 0.8);
  const closer = recommendLineup(rules, candidates, wishes, facing, CLOSER_EFFORT[rules.game]);
  const isBetter =
    closer.ok && closer.recommendation.expected > answer.recommendation.expected + WORTH_REPLACING;
  return { kind: 'done', answer: isBetter ? answerOf(closer) : answer };

  function answerOf({ recommendation, search }: Recommended): LineupAnswer {
    began('rounds', 0.6);
    const shown = { rounds: drawn.shown, seed: SEED, venue };
    const chancesWith = (lineup: RecommendedLineup) =>
      chancesOf(rules, { players: candidates, lineup }, opponent, shown);
    const chances = chancesWith(recommendation);
    if (opponent) began('win', 0.75);
    const chosen = { rounds: drawn.chosen, seed: SEED, venue };
    const likeliest =
      opponent && likeliestToWin(rules, candidates, wishes, search, opponent, chosen);
    const other =
      likeliest && !isSame(likeliest.lineup, recommendation) ? chancesWith(likeliest.lineup) : null;
    const toWin =
      likeliest && other && scoreOf(other) > scoreOf(chances) + WORTH_TELLING
        ? { lineup: likeliest.lineup, chances: other }
        : null;
    return {
      recommendation,
      chances,
      facing,
      toWin,
      opponent: opponent && { module: opponent.lineup.module, expected: opponent.expected },
    };
  }
}

type Recommended = Extract<ReturnType<typeof recommendLineup>, { ok: true }>;

/** A long bench has many orders and Mantra many modules that a quick search cannot distinguish. */
const isWorthACloserLook = ({ game, bench }: ChampionshipRules) =>
  game === 'mantra' || bench.size > LONG_BENCH;
const LONG_BENCH = 7;
/** A displayed answer is replaced only by one that is better by a visible difference. */
const WORTH_REPLACING = 0.005;

/** A draw counts as half a win. */
const scoreOf = (chances: RoundChances | null) =>
  chances?.result ? chances.result.win + chances.result.draw / 2 : 0;

/** An opponent whose roster cannot fill a line-up is treated as average. */
function fieldBest(
  rules: ChampionshipRules,
  players: readonly Candidate[],
): (LineupSide & { readonly expected: number }) | null {
  const theirs = recommendLineup(rules, players);
  if (!theirs.ok) return null;
  return { players, lineup: theirs.recommendation, expected: theirs.recommendation.expected };
}

function startersOf({ players, lineup }: LineupSide): readonly Candidate[] {
  return players.filter(({ id }) => lineup.starters.includes(id));
}

function isSame(one: RecommendedLineup, other: RecommendedLineup): boolean {
  const sorted = (ids: RecommendedLineup['starters']) => [...ids].sort().join();
  return one.module === other.module && sorted(one.starters) === sorted(other.starters);
}

/** The change from the line-up on the pitch to the recommended one. */
function compare({ rules, candidates, before, after, facing }: CompareQuestion): LineupNews {
  const compared = compareLineups(rules, candidates, before, after, facing);
  return { kind: 'change', change: compared.ok ? compared.change : null };
}
