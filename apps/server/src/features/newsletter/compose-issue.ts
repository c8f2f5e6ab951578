import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { betWins } from '@tredici/engine/markets/wins';
import type { ComingMatch, JudgedMatch, NewsletterContent } from '#db/schema/newsletter.ts';
import { knownSigns, type PlayedRow } from '#features/results/store.ts';

/** The number of entries in each list of a newsletter. */
const LISTED = 5;

export interface IssueParts {
  /** Matches of last week that had been forecast. */
  readonly judged: readonly PlayedRow[];
  /** Matches of this week, with the chances of 1, X and 2. */
  readonly coming: readonly ComingMatch[];
  readonly ofTheDay: ComingMatch | null;
}

/** The content of a week's newsletter. */
export function composeIssue({ judged, coming, ofTheDay }: IssueParts): NewsletterContent {
  const matches = judged
    .flatMap((row) => toJudged(row) ?? [])
    .sort((a, b) => b.percent - a.percent);
  const right = matches.filter(isRight);
  const expected = matches.reduce((sum, { percent }) => sum + percent / 100, 0);
  const surest = coming.toSorted((a, b) => sureness(b) - sureness(a));
  // A clear match is not listed as open as well, even if there are only few matches.
  const open = surest.slice(LISTED).reverse();
  return {
    score: {
      judged: matches.length,
      right: right.length,
      expected: Math.round(expected * 10) / 10,
    },
    hits: right.slice(0, LISTED),
    misses: matches.filter((match) => !isRight(match)).slice(0, LISTED),
    ofTheDay,
    clearest: surest.slice(0, LISTED),
    open: open.slice(0, LISTED),
  };
}

/** Whether there is anything to write about. */
export const hasNews = ({ score, ofTheDay }: NewsletterContent): boolean =>
  score.judged > 0 || ofTheDay !== null;

const sureness = ({ chances }: ComingMatch): number => Math.max(...chances);

const isRight = ({ sign, homeGoals, awayGoals }: JudgedMatch): boolean =>
  betWins(sign as FinalResult, { home: homeGoals, away: awayGoals });

/** Only matches played to the end, on their day, are judged: by the likeliest result, the first one on a tie. */
function toJudged(row: PlayedRow): JudgedMatch | undefined {
  const { status, voidReason, homeGoals, awayGoals, home, away } = row;
  if (status !== 'finished' || voidReason !== null) return undefined;
  if (homeGoals === null || awayGoals === null) return undefined;
  const chances = knownSigns(row.blend);
  let sign: FinalResult | undefined;
  for (const one of FINAL_RESULTS) {
    if (chances[one] === undefined) continue;
    if (sign === undefined || chances[one] > chances[sign]!) sign = one;
  }
  if (!sign) return undefined;
  return { home, away, homeGoals, awayGoals, sign, percent: 100 * chances[sign]! };
}
