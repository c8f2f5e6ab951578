import type { ForecastContent } from '../compute/make-forecast.ts';

/** The content of a ledger line, before it is written in a format. */
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
  /** The hash of the content, if it has been computed already. */
  readonly contentHash?: Buffer | undefined;
}

/** How lines are written. A format that has been used must never change, because its lines are checked by
 *  writing them again. */
export interface LedgerFormat {
  readonly columns: readonly string[];
  readonly line: (entry: LedgerEntry) => string;
  /** The hash of everything in the forecast, regardless of the order of its keys. */
  readonly contentHash: (content: ForecastContent) => Buffer;
}
