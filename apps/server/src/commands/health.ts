import { HEALTH_PATH } from '@tredici/contract/health';
import { MINUTE_MS } from '#durations.ts';
import { countsOf } from '#features/health/alerts/causes.ts';
import { say } from '#features/health/alerts/words.ts';
import { type DataHealth, loadDataHealth } from '#features/health/load-health.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { visitableUrl } from '../public-url.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'health',
  summary: 'Says whether the server serves, and how the providers and the jobs are',
  usage: `npm run tredici -- health

Asks the server at HOST and PORT, then reads in the database when each provider last answered, what
failed and why, and how the jobs went. Ends with 0 where all is well, with 1 where the server does not
serve or something needs attention. GET /api/health/sources/ says the same to a program.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    const config = configOrExit();
    const url = visitableUrl(config.host, config.port);
    const answer = await fetch(url + HEALTH_PATH, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (!answer) {
      return fail(
        `nothing answers at ${url}: start it by "npm start", or set HOST and PORT to where it is.`,
      );
    }
    if (!answer.ok) return fail(`${url} answers ${answer.status}: it cannot serve for the moment.`);
    console.log(`${url}: ok`);
    return withDatabase(config, async ({ db }) => {
      const now = createClock(config.startsAt).now();
      const health = await loadDataHealth(db, now);
      for (const line of describeHealth(health, now)) console.log(line);
      return health.well ? 0 : 1;
    });
  },
};

export function describeHealth(health: DataHealth, now: Date): string[] {
  const ago = (at: Date | null) => (at ? sayAge(now.getTime() - at.getTime()) : 'never');
  const lines = health.sources.length === 0 ? ['no source has been asked yet'] : [];
  for (const source of health.sources) {
    const state = source.well ? 'well' : source.silent ? 'SILENT' : 'NOT WELL';
    lines.push(`${source.source}: ${state}`);
    lines.push(
      `  imported  ${ago(source.lastSuccess)}, ${source.matches} matches, ${source.refused} rows refused`,
    );
    if (source.lastFailure) {
      lines.push(`  failed    ${ago(source.lastFailure)}, ${source.cause}`);
    }
    for (const address of source.failing) lines.push(`  failing   ${address}`);
    for (const { address, oddities } of source.oddFiles) {
      const found = oddities.map((oddity) => say('en', `oddity.${oddity.kind}`, countsOf(oddity)));
      lines.push(`  look at   ${address}: ${found.join(' ')}`);
    }
  }
  if (health.credits !== null) {
    lines.push(`The Odds API: ${health.credits} credits left this month`);
  }
  if (health.unknownNames > 0) {
    lines.push(`${health.unknownNames} unknown names: see "npm run tredici -- alias list"`);
  }
  lines.push(`forecasts: made ${ago(health.forecastsAt)}`);
  for (const { job, well, lastDone, lastFailed, cause } of health.jobs) {
    if (well) continue;
    lines.push(`job ${job}: FAILED ${ago(lastFailed)}, last done ${ago(lastDone)}`, `  ${cause}`);
  }
  if (health.jobs.every(({ well }) => well)) lines.push(`jobs: ${health.jobs.length} well`);
  return lines;
}

function sayAge(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  return minutes < 120 ? `${minutes} min ago` : `${(minutes / 60).toFixed(1)} h ago`;
}
