import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { csvLine } from '../csv-line.ts';
import type { ReadOutcome, RowProblem, SourceMatch } from '../source-match.ts';
import { checkFile } from './check-file.ts';
import { parseFootballData } from './parse.ts';
import { isExtraLeague, placeByDay } from './read-files.ts';
import { toMatches } from './to-matches.ts';

const COLUMNS = ['Country', 'Date', 'Home', 'Away'];

/** The site's names of countries, if they differ from ours. */
const COUNTRIES: Readonly<Record<string, string>> = { 'United States': 'USA' };

/** `/new_league_fixtures.csv`: the coming days of the extra leagues, identified by their country instead of a
 *  code. Each country is read as a file of its own, with the original line numbers. */
export function readExtraFixturesFile(bytes: Uint8Array): ReadOutcome {
  const check = checkFile(bytes, COLUMNS);
  if (!check.ok) return check;
  const column = check.header.indexOf('Country');
  const byCountry = Map.groupBy(check.rows, (row) => row.cells[column] ?? '');
  const matches: SourceMatch[] = [];
  const problems: RowProblem[] = [];
  let leftOut = 0;
  for (const [country, rows] of byCountry) {
    const name = COUNTRIES[country] ?? country;
    const tournament = TOURNAMENTS.find((t) => t.country === name && isExtraLeague(t.footballData));
    // Empty lines replace the other countries' rows, so that a refusal names the original line.
    const lines = Array.from({ length: Math.max(...rows.map((row) => row.line)) }, () => '');
    lines[0] = csvLine(check.header);
    for (const { line, cells } of rows) lines[line - 1] = csvLine(cells);
    const parsed = parseFootballData(Buffer.from(`${lines.join('\n')}\n`));
    const read = toMatches(parsed, check, (row) => placeByDay(tournament, row));
    matches.push(...read.matches);
    problems.push(...read.problems);
    leftOut += read.leftOut;
  }
  return { ok: true, matches, problems, leftOut, wholeSeason: false };
}
