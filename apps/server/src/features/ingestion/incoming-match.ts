import type { SourceMatch } from '#sources/source-match.ts';

/** A match of a provider whose clubs have been found. */
export interface IncomingMatch {
  readonly match: SourceMatch;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}
