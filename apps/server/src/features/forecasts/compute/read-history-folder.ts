/** Reads a folder of football-data.co.uk files (`{season}/{division}.csv`, and `new/{code}.csv` for the extra
 *  leagues) into the engine's input as if they had been imported: the same parsers, clubs and price summary.
 *  For backtests, benches and studies, without a database. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentById } from '@tredici/contract/tournaments';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import { collectionTime } from '#sources/football-data-co-uk/kickoff.ts';
import { fileAt, readFile } from '#sources/football-data-co-uk/requests.ts';
import { findClub } from '#sources/identity/find-club.ts';
import type { RowProblem, SourceMatch } from '#sources/source-match.ts';
import { toRecord } from './engine-input.ts';
import { type SeenQuote, summarisePrices } from './summarise-prices.ts';

export type FileProblem = RowProblem & { readonly file: string };
/** A match as the file writes it: with its own names and the British date. */
export interface WrittenMatch {
  readonly date: string;
  readonly home: string;
  readonly away: string;
}
export interface HistoryFolder {
  readonly matches: MatchRecord[];
  readonly written: ReadonlyMap<MatchRecord, WrittenMatch>;
  readonly files: number;
  readonly problems: FileProblem[];
}

const BRITISH_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export function readHistoryFolder(folder: string): HistoryFolder {
  const matches: MatchRecord[] = [];
  const written = new Map<MatchRecord, WrittenMatch>();
  const problems: FileProblem[] = [];
  let files = 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
    const file = fileAt(name);
    if (file?.kind !== 'season' && file?.kind !== 'extra-league') continue;
    const read = readFile(file, readFileSync(join(folder, name)));
    files += 1;
    if (!read.ok) {
      problems.push({ file: name, where: 'the file', reason: read.reason });
      continue;
    }
    problems.push(...read.problems.map((problem) => ({ ...problem, file: name })));
    for (const match of read.matches) {
      const record = recordOf(match);
      matches.push(record);
      const { home, away, kickoff } = match;
      written.set(record, { date: BRITISH_DATE.format(kickoff), home, away });
    }
  }
  return { matches, written, files, problems };
}

function recordOf(match: SourceMatch): MatchRecord {
  const kickoff = match.kickoff.getTime() / 1000;
  const summary = summarisePrices(
    quotesOf(match, kickoff),
    kickoff,
    match.data.market as Parameters<typeof summarisePrices>[2],
  );
  const record = toRecord({
    id: 0,
    tournamentId: match.tournamentId,
    seasonId: match.seasonId,
    kickoff,
    home: clubName(match, match.home),
    away: clubName(match, match.away),
    homeGoals: match.score?.home ?? null,
    awayGoals: match.score?.away ?? null,
    homeShots: match.shots?.home ?? null,
    awayShots: match.shots?.away ?? null,
    homeShotsOnTarget: match.shotsOnTarget?.home ?? null,
    awayShotsOnTarget: match.shotsOnTarget?.away ?? null,
    ...summary,
  });
  return match.status === 'awarded' ? { ...record, awarded: true } : record;
}

/** A file has first and last prices, but not when they were seen: the first ones count from when its site
 *  collects them, the last ones from kick-off. A bookmaker under two names, before and after it was renamed,
 *  is one: the first counts, as in the ledger of prices. */
function quotesOf(match: SourceMatch, kickoff: number): SeenQuote[] {
  const seen = new Map<string, SeenQuote>();
  const collected = collectionTime(match.kickoff).getTime() / 1000;
  for (const { bookmaker, betType, odd, kind } of match.prices) {
    const key = `${bookmaker} ${betType} ${kind}`;
    const seenAt = kind === 'opening' ? collected : kickoff;
    if (!seen.has(key)) seen.set(key, { bookmaker, betType, odd, kind, seenAt });
  }
  return [...seen.values()];
}

/** An unknown club is rated under the name in the file. */
function clubName({ tournamentId }: SourceMatch, name: string): string {
  const country = tournamentById(tournamentId)?.country ?? '';
  return findClub(country, name)?.name ?? name;
}
