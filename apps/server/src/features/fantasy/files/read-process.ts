import { readPlayersFile } from '#sources/fantacalcio/read-file.ts';
import type { ReadOutcome, ReadTask } from './read-apart.ts';

/** A process that reads the file it is sent and replies with the content. Its parent ends it. */
process.on('message', async ({ bytes, name, source }: ReadTask) => {
  const outcome: ReadOutcome = await readPlayersFile(bytes, { name, source }).then(
    (read) => ({ read }),
    (thrown: unknown) => ({ thrown }),
  );
  process.send?.(outcome);
});
