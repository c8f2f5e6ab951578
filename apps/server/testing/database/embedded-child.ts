import { createInterface } from 'node:readline';
import { type EmbeddedOptions, startEmbedded } from '#db/embedded/start.ts';
import { migrateDatabase } from '#db/migrate.ts';

/** A separate process that starts or joins a server, reports it on a line, and obeys commands on lines:
 *  `release` or `end`. Options come as JSON. */
export interface ChildReport {
  readonly ok: boolean;
  readonly message?: string;
  readonly joined?: boolean;
  readonly url?: string;
  readonly migrated?: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as Omit<EmbeddedOptions, 'log'> & {
  migrate?: boolean;
};
const started = await startEmbedded({ ...options, log: () => {} });
const report: ChildReport = started.ok
  ? { ok: true, joined: started.value.joined, url: started.value.url }
  : { ok: false, message: started.message };
const migrated =
  started.ok && options.migrate ? await migrateDatabase(started.value.url) : undefined;
say(migrated?.ok ? { ...report, migrated: migrated.value.applied } : report);

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'release' && started.ok) {
    await started.value.release();
    say({ ok: true });
  } else if (line === 'end') break;
}
process.exit(0);

function say(value: ChildReport): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
