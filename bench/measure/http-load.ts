import { once } from 'node:events';
import { connect } from 'node:net';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds from a request to the last byte of its reply. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends the same request on many connections, on each as soon as the last one is answered. All replies are
 *  about as long as the first, so reading them costs next to nothing. */
export async function loadServer(
  port: number,
  request: string,
  { ms, connections }: { readonly ms: number; readonly connections: number },
): Promise<Load> {
  const until = performance.now() + ms;
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => askUntil(port, request, until, taken)),
  );
  const seconds = (performance.now() - started) / 1_000;
  taken.sort((a, b) => a - b);
  const at = (share: number) => round(taken[Math.floor(taken.length * share)] ?? Number.NaN);
  return { perSecond: Math.round(taken.length / seconds), p50: at(0.5), p99: at(0.99) };
}

async function askUntil(port: number, request: string, until: number, taken: number[]) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let asked = 0;
  let length = 0;
  let seen = 0;
  const send = () => {
    asked = performance.now();
    socket.write(request);
  };
  const done = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      length ||= lengthOf(chunk);
      seen += chunk.length;
      if (seen < length) return;
      seen = 0;
      const now = performance.now();
      taken.push(now - asked);
      if (now < until) send();
      else resolve();
    });
  });
  send();
  await done;
  socket.destroy();
}

/** Slightly less than the full length, because the ids in the heads differ in length. */
export function lengthOf(first: Buffer): number {
  const head = first.subarray(0, first.indexOf('\r\n\r\n') + 4);
  const body = /content-length: (\d+)/i.exec(head.toString('latin1'))?.[1] ?? '0';
  return head.length + Number(body) - 8;
}

/** One complete reply as sent over the wire, for another server to send. */
export async function rawReply(
  port: number,
  request: string,
): Promise<{ readonly head: string; readonly body: Buffer }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const split = whole.indexOf('\r\n\r\n');
  return { head: whole.subarray(0, split).toString('latin1'), body: whole.subarray(split + 4) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
