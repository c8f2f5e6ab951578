import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright';

export interface FileWeight {
  readonly path: string;
  readonly kb: number;
}

/** Every file and every API reply that a page requests by itself, with its size as gzip. */
export async function weighPage(context: BrowserContext, path: string): Promise<FileWeight[]> {
  const page = await context.newPage();
  const weigh = watchWeight(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const weights = await weigh();
  await page.close();
  return weights;
}

/** Records requests while a page is opened. The returned function waits until the page requests nothing more,
 *  and weighs everything requested since. */
export function watchWeight(page: Page): () => Promise<FileWeight[]> {
  const asked = new Map<string, string | undefined>();
  const onTheWay = new Set<Request>();
  page.on('request', (request) => {
    onTheWay.add(request);
    if (request.method() === 'GET' && request.url().startsWith('http')) {
      asked.set(request.url(), request.headers().authorization);
    }
  });
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    let quiet = 0;
    while (quiet < QUIET_ROUNDS) {
      const before = asked.size;
      await untilIdle(page);
      quiet = onTheWay.size === 0 && asked.size === before ? quiet + 1 : 0;
    }
    const weights: FileWeight[] = [];
    for (const [url, authorization] of asked) {
      const { pathname, search } = new URL(url);
      weights.push({ path: pathname + search, kb: (await gzippedSize(url, authorization)) / 1000 });
    }
    return weights.sort((a, b) => b.kb - a.kb);
  };
}

/** How many times in a row a page must have been idle without a new request. Measured by the page's idle
 *  periods and not by the clock: on a slow machine a page may compute for longer than any fixed pause, and
 *  what it requested afterwards would be missed. */
const QUIET_ROUNDS = 3;

/** Waits until the page has drawn, is idle, and its short timers have run. Playwright's own `evaluate` counts
 *  as a user gesture, after which a page may fetch more. */
async function untilIdle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', {
    expression: `new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50)));
    })`,
    awaitPromise: true,
  });
  await devtools.detach();
}

/** The size as sent; what the server does not compress (fonts, pictures) counts unchanged, text as gzip. */
function gzippedSize(url: string, authorization: string | undefined): Promise<number> {
  const headers = {
    'accept-encoding': 'gzip',
    accept: '*/*',
    ...(authorization && { authorization }),
  };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        const isText = /text|json|javascript|svg/.test(reply.headers['content-type'] ?? '');
        const packed = reply.headers['content-encoding'] !== undefined || !isText;
        resolve(packed ? body.length : gzipSync(body).length);
      });
    }).on('error', reject);
  });
}
