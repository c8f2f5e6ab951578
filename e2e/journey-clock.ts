import { DAY_MS } from '@tredici/server/durations';

/** The time of the Tredici under test, within a few milliseconds: its clock starts at the run's instant and
 *  runs on. Pages follow the server's clock, whatever the browser's says. */
export function journeyNow(): Date {
  const ahead = process.env.E2E_CLOCK_AHEAD_MS;
  if (ahead === undefined)
    throw new Error('E2E_CLOCK_AHEAD_MS is not set: start-tredici.ts does it');
  return new Date(Date.now() + Number(ahead));
}

export function tomorrow(): Date {
  return new Date(journeyNow().getTime() + DAY_MS);
}
