import type { ServerResponse } from 'node:http';

/** Longer than the largest reply takes on any usable connection. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** Cuts off clients that do not take the reply they asked for. One that reads a byte a second would keep it
 *  in memory as long as it liked. */
export interface SlowReaders {
  /** Starts the time limit of a reply. */
  watch(reply: ServerResponse): void;
  close(): void;
}

export function cutSlowReaders(
  log: { info(line: object, message: string): void },
  { now = () => performance.now(), lookEveryMs = LOOK_EVERY_MS } = {},
): SlowReaders {
  /** When each reply began, oldest first, by a clock that cannot be set. */
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
