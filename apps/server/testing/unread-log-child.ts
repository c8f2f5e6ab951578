import { createLog } from '#log/logging.ts';

/** Logs when there is no reader any more, and ends; for the test that this is possible. */
const log = createLog('info');
process.once('disconnect', () => {
  for (let line = 0; line < 100; line += 1) log.info({ line }, 'nobody reads this');
  process.exit(0);
});
process.send?.('ready');
