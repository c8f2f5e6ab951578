import { type EmbeddedServer, startEmbedded } from '@tredici/server/db/embedded/start';
import type { Result } from '@tredici/server/db/result';
import { countDeaths } from './deaths.ts';

const LOOK_EVERY_MS = 500;

export interface KeptDatabase {
  /** The database's address; waits while it is being restarted. */
  url(): Promise<string>;
  /** Resolves with the reason if the database cannot be kept running. */
  readonly lost: Promise<string>;
  release(): Promise<void>;
}

/** Starts the embedded database and restarts it whenever its process has died, on the same port, so that
 *  clients can reconnect. `onMoved` is called if that port was taken meanwhile. */
export async function keepDatabase(
  dataDir: string,
  say: (line: string) => void,
  onMoved: () => void,
): Promise<Result<KeptDatabase>> {
  const first = await startEmbedded({ dataDir, log: () => {} });
  if (!first.ok) return first;
  const deaths = countDeaths();
  /** Every start registered a use of its own, and each has to be released. */
  const started: EmbeddedServer[] = [first.value];
  let current = Promise.resolve(first.value);
  let reviving = false;
  const lost = Promise.withResolvers<string>();

  const revive = async (dead: EmbeddedServer): Promise<EmbeddedServer> => {
    const port = Number(new URL(dead.url).port);
    const again = await startEmbedded({ dataDir, log: () => {}, port });
    if (!again.ok) {
      lost.resolve(again.message);
      return dead;
    }
    started.push(again.value);
    say('the embedded database is back');
    if (again.value.url !== dead.url) onMoved();
    return again.value;
  };

  const look = async () => {
    if (reviving) return;
    const server = await current;
    if (reviving || (await server.isThere())) return;
    reviving = true;
    if (deaths.isTooMany()) {
      clearInterval(timer);
      lost.resolve(`the embedded database in ${dataDir} ended three times within a minute.`);
      return;
    }
    say('the embedded database ended; starting it again');
    current = revive(server);
    await current;
    reviving = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  return {
    ok: true,
    value: {
      url: async () => (await current).url,
      lost: lost.promise,
      release: async () => {
        clearInterval(timer);
        await current;
        for (const server of started) await server.release();
      },
    },
  };
}
