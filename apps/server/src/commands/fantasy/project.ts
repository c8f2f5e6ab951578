/** `tredici fantasy project`: season projections from files. */
import { writeFileSync } from 'node:fs';
import { auctionGains, auctionValues } from '@tredici/engine/fantasy/auction/auction-value';
import { projectSeason } from '@tredici/engine/fantasy/projections/project-season';
import { csvLine } from '#sources/csv-line.ts';
import { fail, refuseUsage } from '../command.ts';
import { readWords } from '../read-words.ts';
import { loadSeasonInputs, type SeasonFiles } from './season-files.ts';

const HEADER = 'id,role,pv,mv,fm,fm_low,fm_high,value';
const NOTES_SHOWN = 20;

export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return refuseUsage(asked, { name: 'fantasy' });
  const loaded = await loadSeasonInputs(asked);
  if (!loaded.ok) return fail(`${loaded.message}.`);
  const { players, history, clubs, notes } = loaded.value;
  for (const note of notes.slice(0, NOTES_SHOWN)) console.error(note);
  if (notes.length > NOTES_SHOWN) console.error(`and ${notes.length - NOTES_SHOWN} more`);
  const projected = projectSeason(players, history, clubs);
  const values = auctionValues(auctionGains(projected));
  const rows = projected.map(({ id, role, votes, meanVote, fantavoto, low, high }) =>
    csvLine([
      id,
      role,
      votes.toFixed(1),
      ...[meanVote, fantavoto, low, high].map((number) => number.toFixed(3)),
      values.get(id)!.toFixed(1),
    ]),
  );
  try {
    writeFileSync(asked.out, `${[HEADER, ...rows].join('\n')}\n`);
  } catch {
    return fail(`${asked.out} cannot be written.`);
  }
  console.log(`${rows.length} players in ${asked.out}`);
  return 0;
}

function readArguments(args: readonly string[]): (SeasonFiles & { out: string }) | string {
  const text = { type: 'string' } as const;
  const options = { stats: text, quotes: text, season: text, football: text, out: text };
  const words = readWords(args, options);
  if ('problem' in words) return words.problem;
  if (words.positionals.length > 0) return `"${words.positionals[0]}" is one word too many.`;
  const { stats, quotes, season, football, out } = words.values;
  if (!stats || !quotes || !season || !out) {
    return '--stats, --quotes, --season and --out are all needed.';
  }
  const [, from, to] = /^(20\d\d)\/(\d\d)$/.exec(season) ?? [];
  if (!from || (Number(from) + 1) % 100 !== Number(to)) {
    return `--season ${season} is not a season such as 2024/25.`;
  }
  return { stats: stats.split(',').filter(Boolean), quotes, season, football, out };
}
