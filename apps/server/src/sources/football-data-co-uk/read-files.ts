import type { Season } from '@tredici/contract/seasons';
import { TOURNAMENTS, type Tournament } from '@tredici/contract/tournaments';
import { seasonFrom, seasonOfDay } from '../season-of.ts';
import type { ReadOutcome } from '../source-match.ts';
import { checkFile, type FileCheck } from './check-file.ts';
import { type FootballDataRow, parseFootballData } from './parse.ts';
import { type Placement, toMatches } from './to-matches.ts';

const SEASON_COLUMNS = ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'];
const EXTRA_COLUMNS = ['Season', 'Date', 'Home', 'Away', 'HG', 'AG'];
const FIXTURE_COLUMNS = ['Div', 'Date', 'HomeTeam', 'AwayTeam'];

const BY_CODE: ReadonlyMap<string, Tournament> = new Map(
  TOURNAMENTS.map((tournament) => [tournament.footballData, tournament]),
);

export function tournamentByCode(code: string): Tournament | undefined {
  return BY_CODE.get(code);
}

/** The main divisions are numbered (I1, SC0), the extra leagues are not (ARG). */
export function isExtraLeague(code: string): boolean {
  return !/\d/.test(code);
}

/** `/mmz4281/{season}/{division}.csv`: one division in one season. */
export function readSeasonFile(
  bytes: Uint8Array,
  { division, season }: { readonly division: string; readonly season: Season },
): ReadOutcome {
  const check = checkFile(bytes, SEASON_COLUMNS);
  if (!check.ok) return check;
  const parsed = parseFootballData(check.bytes, { division });
  const stranger = parsed.rows.find((row) => row.division !== division);
  if (stranger) return { ok: false, reason: `the file of ${division} holds ${stranger.division}` };
  const tournament = tournamentByCode(division);
  const placement = tournament && place(tournament, season, 'two years');
  return {
    ok: true,
    wholeSeason: true,
    ...toMatches(parsed, check, () => placement ?? null),
  };
}

/** `/new/{code}.csv`: one league of the "extra" ones, all its seasons in one file. */
export function readExtraLeagueFile(
  bytes: Uint8Array,
  { code }: { readonly code: string },
): ReadOutcome {
  const check = checkFile(bytes, EXTRA_COLUMNS);
  if (!check.ok) return check;
  const tournament = tournamentByCode(code);
  const country = findOtherCountry(check, tournament?.country);
  if (country) return { ok: false, reason: `the file of ${code} holds ${country}` };
  const parsed = parseFootballData(check.bytes, { division: code });
  const placeRow = (row: FootballDataRow) => {
    const [, year, second] = /^(\d{4})(\/\d{4})?$/.exec(row.season ?? '') ?? [];
    const season = seasonFrom(Number(year));
    if (!tournament || !season) return null;
    return place(tournament, season, second ? 'two years' : 'one year');
  };
  return { ok: true, wholeSeason: true, ...toMatches(parsed, check, placeRow) };
}

function findOtherCountry(
  { header, rows }: Extract<FileCheck, { ok: true }>,
  expected: string | undefined,
): string | undefined {
  const column = header.indexOf('Country');
  if (column === -1 || expected === undefined) return undefined;
  const named = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((name) => name !== '');
  return named.find((name) => name !== expected);
}

/** `/fixtures.csv`: the coming days of the main divisions. */
export function readFixturesFile(bytes: Uint8Array): ReadOutcome {
  const check = checkFile(bytes, FIXTURE_COLUMNS);
  if (!check.ok) return check;
  const parsed = parseFootballData(check.bytes);
  const placeRow = (row: FootballDataRow) => placeByDay(tournamentByCode(row.division), row);
  return { ok: true, wholeSeason: false, ...toMatches(parsed, check, placeRow) };
}

export function placeByDay(
  tournament: Tournament | undefined,
  row: FootballDataRow,
): Placement | null {
  if (!tournament) return null;
  const season = seasonOfDay(new Date(row.dateIso), tournament.calendarYear);
  return season
    ? place(tournament, season, tournament.calendarYear ? 'one year' : 'two years')
    : null;
}

/** Seasons have overrun (2019/20 until August, Brazil's 2020 until February), so the bounds are wide. */
function place(
  tournament: Tournament,
  season: Season,
  length: 'one year' | 'two years',
): Placement {
  const first = Number(season.label.slice(0, 4));
  const [from, to] =
    length === 'two years'
      ? [`${first}-06-15`, `${first + 1}-08-31`]
      : [`${first}-01-01`, `${first + 1}-03-31`];
  return { tournamentId: tournament.tournament_id, seasonId: season.id, from, to };
}
