import type { Oddity } from '@tredici/contract/operator-watch';
import { DAY_MS } from '#durations.ts';
import type { ReadOutcome, RowProblem, SourceMatch } from '#sources/source-match.ts';

type Read = Extract<ReadOutcome, { ok: true }>;

/** A provider's clock and ours, including their time zones, never differ this much. */
const AHEAD_MS = DAY_MS;

export interface Inspected {
  readonly read: Read;
  /** What somebody should check, though the rest is imported. */
  readonly oddities: readonly Oddity[];
}

/** Finds content that must be a mistake. A result of a match that has not been played is left out; a season's
 *  file with fewer matches than the last time is imported, because matches it no longer names stay as they
 *  are. */
export function inspectFile(read: Read, matchesBefore: number | undefined, now: Date): Inspected {
  const isEarly = ({ score, kickoff }: SourceMatch) =>
    score !== null && kickoff.getTime() > now.getTime() + AHEAD_MS;
  const early = read.matches.filter(isEarly);
  const refused: RowProblem[] = early.map(({ where }) => ({
    where,
    reason: 'it has a result and has not been played yet',
  }));
  const found = read.matches.length;
  const shrank = read.wholeSeason && matchesBefore !== undefined && found < matchesBefore;
  return {
    read: {
      ...read,
      matches: read.matches.filter((match) => !isEarly(match)),
      problems: [...read.problems, ...refused],
    },
    oddities: [
      ...(early.length > 0 ? [{ kind: 'early-results', early: early.length } as const] : []),
      ...(shrank ? [{ kind: 'fewer-matches', found, before: matchesBefore } as const] : []),
    ],
  };
}
