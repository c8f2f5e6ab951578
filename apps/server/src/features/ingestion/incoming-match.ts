import type { SourceMatch } from '#sources/source-match.ts';

/** A provider's match whose clubs have been identified. */
export interface IncomingMatch {
  readonly match: SourceMatch;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}
