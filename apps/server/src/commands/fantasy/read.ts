/** `tredici fantasy read`: shows what is read from a list, and what cannot be. */
import type { Sheet } from '#sources/fantacalcio/open-workbook.ts';
import { parseLeagueExport } from '#sources/fantacalcio/parse-league-export.ts';
import type { ParsedFile } from '#sources/fantacalcio/parse-players.ts';
import { parseQuotes } from '#sources/fantacalcio/parse-quotes.ts';
import { parseStatistics } from '#sources/fantacalcio/parse-statistics.ts';
import { parseVotes } from '#sources/fantacalcio/parse-votes.ts';
import { fail, refuseUsage } from '../command.ts';
import { readWords } from '../read-words.ts';
import { readList } from './read-list.ts';

const KINDS: Readonly<Record<string, (sheets: readonly Sheet[]) => ParsedFile<unknown>>> = {
  quotes: parseQuotes,
  statistics: parseStatistics,
  votes: (sheets) => parseVotes(sheets, 'Fantacalcio'),
  league: parseLeagueExport,
};

export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return refuseUsage(asked, { name: 'fantasy' });
  const read = await readList(asked.file, asked.parse);
  if (!read.ok) return fail(`${read.message}.`);
  console.log(JSON.stringify(read.value, null, 2));
  return 0;
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const words = readWords(args, { in: text, as: text });
  if ('problem' in words) return words.problem;
  if (words.positionals.length > 0) return `"${words.positionals[0]}" is one word too many.`;
  const { values } = words;
  const parse = values.as && Object.hasOwn(KINDS, values.as) ? KINDS[values.as] : undefined;
  if (!values.in || !parse)
    return `--in FILE and --as ${Object.keys(KINDS).join(', ')} are needed.`;
  return { file: values.in, parse };
}
