import { DAY_MS } from '#durations.ts';
import { foldName } from '../identity/fold-name.ts';
import type { RowProblem, SourceMatch, SourceStatus } from '../source-match.ts';
import { type FileCheck, refusal } from './check-file.ts';
import { readKickoff } from './kickoff.ts';
import type { FootballDataRow, ParsedFile } from './parse.ts';
import { readPrices } from './parse-prices.ts';

/** The tournament and season of a row; null for one that the product does not keep. */
export interface Placement {
  readonly tournamentId: number;
  readonly seasonId: number;
  /** The days between which the season is played; a row outside has a wrong date. */
  readonly from: string;
  readonly to: string;
}
export type PlaceRow = (row: FootballDataRow) => Placement | null;

export interface RowsRead {
  readonly matches: SourceMatch[];
  readonly problems: RowProblem[];
  readonly leftOut: number;
}

/** Checks each row and converts the valid ones to matches; each refusal has its line. */
export function toMatches(
  parsed: ParsedFile,
  check: Extract<FileCheck, { ok: true }>,
  place: PlaceRow,
): RowsRead {
  const problems: RowProblem[] = parsed.problems.map(({ line, code, detail }) =>
    refusal(line, `${WORDS[code]}: ${detail}`),
  );
  const hasStatistics = check.header.includes('HS');
  const matches: SourceMatch[] = [];
  let leftOut = 0;
  for (const row of parsed.rows) {
    const placement = place(row);
    if (!placement) {
      leftOut += 1;
      continue;
    }
    const complain = (reason: string) => void problems.push(refusal(row.line, reason));
    const fault = findFault(row, placement, check.contradictory);
    if (fault) complain(fault);
    else matches.push(toMatch(row, placement, hasStatistics, complain));
  }
  return { ...withoutDoubles(matches, problems), leftOut };
}

const WORDS: Readonly<Record<ParsedFile['problems'][number]['code'], string>> = {
  'no-header': 'no header',
  'bad-date': 'no such day',
  'no-team': 'a club is missing',
  'bad-score': 'no such score',
  'bad-price': 'no such price',
  'bad-number': 'no such number',
};

function findFault(
  row: FootballDataRow,
  placement: Placement,
  contradictory: ReadonlyMap<number, string>,
): string | undefined {
  if (foldName(row.home) === foldName(row.away)) return `${row.home} against itself`;
  if (row.dateIso < placement.from || row.dateIso > placement.to) {
    return `${row.dateIso} is not in the season, ${placement.from} to ${placement.to}`;
  }
  if (!readKickoff(row.dateIso, row.time)) return `no such time of day: ${row.time}`;
  return contradictory.get(row.line);
}

function toMatch(
  row: FootballDataRow,
  placement: Placement,
  hasStatistics: boolean,
  complain: (reason: string) => void,
): SourceMatch {
  const { prices, market } = readPrices(row, complain);
  const { score } = row;
  let { halfTime } = row;
  if (halfTime && !(score && halfTime.home <= score.home && halfTime.away <= score.away)) {
    const final = score ? `the final ${score.home}-${score.away}` : 'no final score';
    complain(`half-time ${halfTime.home}-${halfTime.away} does not go with ${final}`);
    halfTime = null;
  }
  return {
    where: `line ${row.line}`,
    tournamentId: placement.tournamentId,
    seasonId: placement.seasonId,
    ...readKickoff(row.dateIso, row.time)!,
    home: row.home,
    away: row.away,
    status: statusOf(row, hasStatistics),
    score,
    halfTime,
    shots: row.shots,
    shotsOnTarget: row.shotsOnTarget,
    sourceKey: null,
    data: market ? { market } : {},
    prices,
  };
}

/** A result without prices and statistics was awarded. In files without statistics such a match cannot be
 *  distinguished from one whose prices were not collected. */
function statusOf(row: FootballDataRow, hasStatistics: boolean): SourceStatus {
  if (!row.score) return 'scheduled';
  return row.awarded && hasStatistics ? 'awarded' : 'finished';
}

const TWO_DAYS_MS = 2 * DAY_MS;

/** Two rows for one match (same pairing within two days): identical ones are kept once; contradictory ones
 *  are both refused, because it is unknown which is right. */
function withoutDoubles(
  matches: readonly SourceMatch[],
  problems: RowProblem[],
): { matches: SourceMatch[]; problems: RowProblem[] } {
  const kept: SourceMatch[] = [];
  const contradicted = new Set<SourceMatch>();
  const byPairing = new Map<string, SourceMatch[]>();
  for (const match of matches) {
    const key = `${match.tournamentId} ${match.seasonId} ${foldName(match.home)} ${foldName(match.away)}`;
    const others = byPairing.get(key) ?? [];
    byPairing.set(key, others);
    const double = others.find(
      (other) => Math.abs(other.kickoff.getTime() - match.kickoff.getTime()) < TWO_DAYS_MS,
    );
    if (!double) {
      others.push(match);
      kept.push(match);
    } else if (sayTheSame(double, match)) {
      problems.push({ where: match.where, reason: `the same match as ${double.where}` });
    } else {
      contradicted.add(double);
      problems.push({
        where: match.where,
        reason: `contradicts ${double.where}: both are left out`,
      });
    }
  }
  return { matches: kept.filter((match) => !contradicted.has(match)), problems };
}

const sayTheSame = (a: SourceMatch, b: SourceMatch): boolean =>
  a.kickoff.getTime() === b.kickoff.getTime() &&
  a.score?.home === b.score?.home &&
  a.score?.away === b.score?.away;
