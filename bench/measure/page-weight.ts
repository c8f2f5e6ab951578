import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright';

export interface FileWeight {
  readonly path: string;
  readonly kb: number;
}

/** Every file and every answer that a page asks for by itself, at the size gzip gives it. */
export async function weighPage(context: BrowserContext, path: string): Promise<FileWeight[]> {
  const page = await context.newPage();
  const weigh = watchWeight(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const weights = await weigh();
  await page.close();
  return weights;
}

/** Looks on while a page is opened; what it returns waits until the page asks for nothing more, and weighs
 *  all that was asked for since. */
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

/** How often in a row a page must have had nothing to do without asking for more. By what the page does and
 *  not by the clock: a page on a slow machine may do nothing but compute for longer than any fixed pause,
 *  and what it asked for after it would be missing. */
const QUIET_ROUNDS = 3;

/** Until the page has drawn, has nothing to do, and its short timers have run. Playwright's own `evaluate` counts
 *  as a touch of the user, upon which a page may fetch more. */
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

/** As sent; what the server leaves uncompressed (fonts, pictures) counts as it is, text as gzip. */
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
