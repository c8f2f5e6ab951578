import { SEASONS, type Season } from '@tredici/contract/seasons';
import { isSourceName, SOURCES, type SourceName } from '#sources/identity/source-names.ts';
import { seasonByCode } from '#sources/season-of.ts';
import { readWords } from './read-words.ts';

export interface ImportArguments {
  readonly source: SourceName;
  readonly seasons: readonly Season[] | undefined;
  readonly dir: string | undefined;
  readonly again: boolean;
  readonly replay: boolean;
}

/** What people write for a source. */
const SHORT: Readonly<Record<string, SourceName>> = {
  'football-data': 'football-data.co.uk',
  'odds-api': 'the-odds-api',
};

export function readSource(text: string | undefined): SourceName | { readonly problem: string } {
  const name = text === undefined ? undefined : (SHORT[text] ?? text);
  if (name !== undefined && isSourceName(name)) return name;
  const given = text === undefined ? 'a source is missing' : `there is no source "${text}"`;
  return { problem: `${given}: use one of ${SOURCES.join(', ')}.` };
}

export function readImportArguments(
  args: readonly string[],
): ImportArguments | { readonly problem: string } {
  const parsed = readWords(args, {
    seasons: { type: 'string' },
    dir: { type: 'string' },
    again: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
  });
  if ('problem' in parsed) return parsed;
  const { values, positionals } = parsed;
  const source = readSource(positionals[0]);
  if (typeof source === 'object') return source;
  if (positionals.length > 1) return { problem: `"${positionals[1]}" is one word too many.` };
  const seasons = readSeasons(values.seasons);
  if (seasons && 'problem' in seasons) return seasons;
  const { dir, again, replay } = values;
  if (replay && (dir !== undefined || seasons)) {
    return { problem: '--replay reads what is kept: it goes with neither --dir nor --seasons.' };
  }
  return { source, seasons, dir, again, replay };
}

function readSeasons(text: string | undefined): Season[] | { problem: string } | undefined {
  if (text === undefined) return undefined;
  if (text.trim() === 'all') return SEASONS.toReversed();
  const seasons: Season[] = [];
  for (const code of text.split(',')) {
    const season = seasonByCode(code.trim());
    if (!season)
      return { problem: `--seasons has "${code}": use 2223 for 2022/23, from 1415 on, or all.` };
    seasons.push(season);
  }
  return seasons;
}
