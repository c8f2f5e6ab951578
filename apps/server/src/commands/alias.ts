import { findSeason, findSeasonById } from '@tredici/contract/seasons';
import type { Db } from '#db/pool.ts';
import { replayWaiting, resolveAlias } from '#features/ingestion/resolve-alias.ts';
import { listUnknown } from '#features/ingestion/store.ts';
import { suggestClubs } from '#sources/identity/find-club.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readSource } from './import-arguments.ts';
import { say } from './import-report.ts';
import { readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'alias',
  summary: 'Lists names of clubs that nobody knows, and says whose they are',
  usage: `npm run tredici -- alias list
npm run tredici -- alias resolve <source> <country> <name> --club <club> [--season 2025/26] [--new]

  <source>   the provider that writes the name, as the list shows it
  <country>  the country, as the list shows it
  <name>     the name, exactly
  --club     the club it means
  --season   the only season in which it means that club; without it, in all
  --new      the club is new: make it

What is resolved is recorded (operator_action). After "resolve" the answers that waited for the name are imported.`,
  async run(args) {
    const parsed = readAlias(args);
    if ('problem' in parsed) return refuseUsage(parsed.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      if (parsed.action === 'list') return await list(db);
      return await resolve(db, parsed, () => createClock(config.startsAt).now());
    });
  },
};

type Arguments =
  | { readonly action: 'list' }
  | ({ readonly action: 'resolve' } & Parameters<typeof resolveAlias>[1]);

export function readAlias(args: readonly string[]): Arguments | { readonly problem: string } {
  const parsed = readWords(args, {
    club: { type: 'string' },
    season: { type: 'string' },
    new: { type: 'boolean', default: false },
  });
  if ('problem' in parsed) return parsed;
  const [action, source, country, name, ...rest] = parsed.positionals;
  if (action === 'list' && source === undefined) return { action };
  if (action !== 'resolve') return { problem: 'say what to do: alias list, or alias resolve.' };
  const known = readSource(source);
  if (typeof known === 'object') return known;
  if (!country || !name || rest.length > 0)
    return { problem: 'say a source, a country and a name.' };
  const club = parsed.values.club?.trim();
  if (!club) return { problem: '--club <club> is missing.' };
  const { season } = parsed.values;
  const seasonId = findSeason(season)?.id;
  if (season && !seasonId)
    return { problem: `--season ${season} is no season: use one as 2025/26.` };
  return {
    action,
    source: known,
    country,
    name,
    club,
    create: parsed.values.new,
    ...(seasonId ? { seasonId } : {}),
  };
}

async function list(db: Db): Promise<number> {
  const unknown = await listUnknown(db);
  if (unknown.length === 0) console.log('every name is known');
  for (const { source, country, seasonId, name } of unknown) {
    const season = findSeasonById(seasonId)?.label ?? seasonId;
    const likely = suggestClubs(country, name).map((club) => club.name);
    const hint = likely.length > 0 ? `  perhaps ${likely.join(', ')}` : '';
    console.log(`${source}  ${country}  ${season}  "${name}"${hint}`);
  }
  return 0;
}

async function resolve(
  db: Db,
  asked: Extract<Arguments, { action: 'resolve' }>,
  now: () => Date,
): Promise<number> {
  const resolved = await resolveAlias(db, asked, now());
  if (!resolved.ok) return fail(resolved.message);
  console.log(`"${asked.name}" is ${resolved.value.club} (${asked.country})`);
  const reports = await replayWaiting(db, resolved.value.payloadIds, now);
  for (const report of reports) console.log(say(report));
  return reports.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
