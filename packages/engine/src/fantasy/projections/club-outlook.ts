/** The goals that clubs were expected to score and concede over a finished season, and what they may expect
 *  in the next one, from the prices of its matches. */
import type { MatchRecord } from '../../match/match-record.ts';
import { impliedGoals } from '../../odds/implied-goals.ts';
import { fairOver25, fairResult } from '../../odds/market-view.ts';
import {
  type ClubGoals,
  clubGoals,
  type ExpectedMatch,
  fitClubStrengths,
  nextStrengths,
} from './club-strengths.ts';

export type ClubOutlook = {
  /** For the season whose matches were given. */
  readonly past: Readonly<Record<string, ClubGoals>>;
  readonly next: Readonly<Record<string, ClubGoals>>;
};

/** @param clubs the clubs of the coming season.
 *  @param years number of seasons from the matches to the coming one.
 *  @returns null if no match has usable prices. */
export function clubOutlook(
  matches: readonly MatchRecord[],
  clubs: readonly string[],
  years: number,
): ClubOutlook | null {
  const strengths = fitClubStrengths(matches.flatMap(expectedGoals));
  if (!strengths) return null;
  return { past: clubGoals(strengths), next: clubGoals(nextStrengths(strengths, clubs, years)) };
}

/** The match is over, so its closing prices may be used. */
function expectedGoals({ home, away, closing, opening }: MatchRecord): ExpectedMatch[] {
  const result = fairResult(closing) ?? fairResult(opening);
  const over25 = fairOver25(closing) ?? fairOver25(opening);
  const rates = result && over25 !== null ? impliedGoals(result, over25) : null;
  return rates ? [{ home, away, homeGoals: rates.homeGoals, awayGoals: rates.awayGoals }] : [];
}
