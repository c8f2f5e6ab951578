/** Loads what the season model needs from files: statistics, prices and a folder of matches. */

import { type ClubOutlook, clubOutlook } from '@tredici/engine/fantasy/projections/club-outlook';
import type { ListedPlayer, PastSeason } from '@tredici/engine/fantasy/projections/project-season';
import { DAY_MS } from '#durations.ts';
import { readHistoryFolder } from '#features/forecasts/compute/read-history-folder.ts';
import { parseQuotes } from '#sources/fantacalcio/parse-quotes.ts';
import { parseStatistics, type SeasonStatistics } from '#sources/fantacalcio/parse-statistics.ts';
import { findClub } from '#sources/identity/find-club.ts';
import { isFolder } from '../files.ts';
import { type Loaded, readList } from './read-list.ts';

export type SeasonFiles = {
  readonly stats: readonly string[];
  readonly quotes: string;
  /** The season to project, such as `2024/25`. */
  readonly season: string;
  readonly football?: string | undefined;
};
export type SeasonInputs = {
  readonly players: ListedPlayer[];
  readonly history: PastSeason[];
  readonly clubs: ClubOutlook['next'];
  /** What was noticed and does not stop anything. */
  readonly notes: readonly string[];
};

const ITALY = 'Italy';
const SERIE_A = 'I1';

export async function loadSeasonInputs(files: SeasonFiles): Promise<Loaded<SeasonInputs>> {
  const notes: string[] = [];
  if (files.football && !isFolder(files.football)) {
    return failed(`there is no folder ${files.football}`);
  }
  const quotes = await readList(files.quotes, parseQuotes);
  if (!quotes.ok) return quotes;
  notes.push(...quotes.value.problems.map((problem) => `${files.quotes}: ${problem}`));
  const listed = quotes.value.rows.filter(({ hasLeft }) => !hasLeft);
  if (quotes.value.season && quotes.value.season !== files.season) {
    return failed(`${files.quotes} is of ${quotes.value.season}, not of ${files.season}`);
  }
  const past = await readStatistics(files, notes);
  if (!past.ok) return past;
  // Prices of a list made after the first round have moved, and market values with them.
  const isBeforeSeason = listed.every(({ price, initialPrice }) => price === initialPrice);
  if (!isBeforeSeason)
    notes.push(`${files.quotes}: prices have moved, so market values are not used`);
  const players = listed.map(({ id, role, club, initialPrice, marketValue }) => ({
    id,
    role,
    initialPrice,
    club: clubName(club),
    marketValue: isBeforeSeason ? marketValue : null,
  }));
  const outlook = files.football ? readOutlook(files.football, files.season, players) : null;
  if (files.football && !outlook) {
    notes.push(
      `no priced matches of Serie A before 1 August in ${files.football}: clubs count alike`,
    );
  }
  const history = past.value.map(({ season, rows }) => ({
    players: rows.map((row) => ({ ...row, club: clubName(row.club) })),
    clubs: season === outlook?.season ? outlook.past : {},
  }));
  return { ok: true, value: { players, history, clubs: outlook?.next ?? {}, notes } };
}

/** Statistics of earlier seasons, the last one first. */
async function readStatistics(
  files: SeasonFiles,
  notes: string[],
): Promise<Loaded<Array<{ season: string; rows: readonly SeasonStatistics[] }>>> {
  const seasons: Array<{ season: string; rows: readonly SeasonStatistics[] }> = [];
  for (const file of files.stats) {
    const read = await readList(file, parseStatistics);
    if (!read.ok) return read;
    notes.push(...read.value.problems.map((problem) => `${file}: ${problem}`));
    const { season } = read.value;
    if (!season) return failed(`${file}: neither its title nor its name tells the season`);
    if (season >= files.season)
      return failed(`${file} is of ${season}: not before ${files.season}`);
    if (seasons.some((one) => one.season === season)) {
      notes.push(`${file}: ${season} was given twice, the first file counts`);
    } else seasons.push({ season, rows: read.value.rows });
  }
  return { ok: true, value: seasons.sort((a, b) => (a.season < b.season ? 1 : -1)) };
}

function readOutlook(
  folder: string,
  season: string,
  players: readonly ListedPlayer[],
): (ClubOutlook & { season: string }) | null {
  const start = Number(season.slice(0, 4));
  const before = Date.UTC(start, 7, 1) / DAY_MS;
  const matches = readHistoryFolder(folder).matches.filter(
    ({ competition, day }) => competition === SERIE_A && day < before,
  );
  const last =
    matches
      .map(({ season: label }) => label)
      .sort()
      .at(-1) ?? '';
  const years = start - Number(last.slice(0, 4));
  const named = matches.filter((match) => match.season === last);
  const outlook = clubOutlook(named, [...new Set(players.map(({ club }) => club))], years);
  return outlook && { ...outlook, season: last };
}

/** One name for a club, whoever writes it. */
const clubName = (name: string) => findClub(ITALY, name)?.name ?? name;

const failed = (message: string) => ({ ok: false, message }) as const;
