import { connectDatabase } from '#db/connect.ts';
import { loadSourcesHealth } from '#features/source-health/load-health.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../entry.ts';
import { type Command, fail } from './command.ts';

const HOUR_MS = 3_600_000;

export const command: Command = {
  name: 'health-sources',
  summary: 'Says how the providers are: last success, last failure and its cause, rows, age',
  usage: `npm run tredici -- health-sources

Ends with 1 when the last answer of a source could not be taken in.`,
  async run() {
    const config = configOrExit();
    const connected = await connectDatabase(config, { applicationName: 'tredici-cli' });
    if (!connected.ok) return fail(connected.message);
    const { db, close } = connected.value;
    try {
      const now = createClock(config.startsAt).now();
      const { sources, credits } = await loadSourcesHealth(db, now);
      if (sources.length === 0) console.log('no source has been asked yet');
      for (const health of sources) {
        const age =
          health.ageMs === null ? 'never' : `${(health.ageMs / HOUR_MS).toFixed(1)} h ago`;
        console.log(`${health.source}: ${health.well ? 'well' : 'NOT WELL'}`);
        console.log(
          `  taken in  ${age}, ${health.matches} matches, ${health.refused} rows refused`,
        );
        if (health.lastFailure) {
          console.log(`  failed    ${health.lastFailure.toISOString()}, ${health.cause}`);
        }
        for (const address of health.failing) console.log(`  failing   ${address}`);
      }
      if (credits !== null) console.log(`The Odds API: ${credits} credits left this month`);
      return sources.every(({ well }) => well) ? 0 : 1;
    } finally {
      await close();
    }
  },
};
