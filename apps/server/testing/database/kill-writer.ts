import { writeSync } from 'node:fs';
import { Pool } from 'pg';
import { startEmbedded } from '#db/embedded/start.ts';

/** Writes rows through several connections until it is killed, and reports each row only once PostgreSQL has
 *  acknowledged it. */
const { dataDir, writers, round } = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string;
  writers: number;
  round: number;
};

const server = await startEmbedded({ dataDir, log: () => {} });
if (!server.ok) {
  writeSync(1, `refused ${server.message}\n`);
  process.exit(1);
}
const pool = new Pool({ connectionString: server.value.url, max: writers });
pool.on('error', () => {});
await pool.query(
  'create table if not exists kill_probe (row text primary key, filler text not null)',
);
writeSync(1, `ready ${server.value.joined ? 'joined' : 'started'}\n`);

await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

async function write(writer: number): Promise<void> {
  for (let n = 0; ; n += 1) {
    const row = `${round}-${writer}-${n}`;
    try {
      await pool.query('insert into kill_probe values ($1, $2)', [row, row.repeat(8)]);
    } catch {
      // The server was killed, so there is nothing left to write to.
      process.exit(0);
    }
    writeSync(1, `${row}\n`);
  }
}
