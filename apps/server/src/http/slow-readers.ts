import type { ServerResponse } from 'node:http';

/** What no line that is worth using takes for the largest reply we send. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** Cuts off whoever does not take the reply they asked for: a reader of a byte a second would hold its
 *  bytes in memory for as long as it liked. */
export interface SlowReaders {
  /** A reply is on its way. */
  watch(reply: ServerResponse): void;
  close(): void;
}

export function cutSlowReaders(
  log: { info(line: object, message: string): void },
  { now = () => performance.now(), lookEveryMs = LOOK_EVERY_MS } = {},
): SlowReaders {
  /** Since when, oldest first; by the machine's clock, which nobody moves. */
  const sending = new Map<ServerResponse, number>();
  const timer = setInterval(() => {
    const since = now() - PATIENCE_MS;
    for (const [reply, begun] of sending) {
      if (begun > since) break;
      sending.delete(reply);
      log.info({ waiting: reply.writableLength }, 'a reader was too slow and is cut off');
      reply.destroy();
    }
  }, lookEveryMs);
  timer.unref();
  return {
    watch(reply) {
      sending.set(reply, now());
      reply.once('close', () => sending.delete(reply));
    },
    close: () => clearInterval(timer),
  };
}
