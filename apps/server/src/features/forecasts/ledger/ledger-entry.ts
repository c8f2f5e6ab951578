import type { ForecastContent } from '../compute/make-forecast.ts';

/** What a line of the ledger says, before it is written in a format. */
export interface LedgerEntry {
  readonly sequence: number;
  readonly previousHash: Buffer | null;
  readonly matchId: number;
  readonly kickoff: Date;
  readonly tournamentId: number;
  readonly home: string;
  readonly away: string;
  readonly runId: number;
  readonly modelVersion: string;
  readonly madeAt: Date;
  readonly frozenAt: Date;
  readonly replayed: boolean;
  readonly content: ForecastContent;
  /** Of the content, where it has been worked out already. */
  readonly contentHash?: Buffer | undefined;
}

/** How lines are written. A format that has been used is never changed: what it wrote is checked by
 *  writing it again. */
export interface LedgerFormat {
  readonly columns: readonly string[];
  readonly line: (entry: LedgerEntry) => string;
  /** Of everything the forecast says, whatever order its keys come back in. */
  readonly contentHash: (content: ForecastContent) => Buffer;
}
