import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';

export interface FileWeight {
  readonly path: string;
  readonly kb: number;
}

/** Every file and every answer that the browser asks for until a page is quiet, at the size gzip
 *  gives it. */
export async function weighPage(context: BrowserContext, path: string): Promise<FileWeight[]> {
  const page = await context.newPage();
  const weigh = watchWeight(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.close();
  return weigh();
}

/** Looks on while a page is opened; what it returns weighs all that was asked for since. */
export function watchWeight(page: Page): () => Promise<FileWeight[]> {
  const asked = new Map<string, string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith('http')) {
      asked.set(request.url(), request.headers().authorization);
    }
  });
  return async () => {
    const weights: FileWeight[] = [];
    for (const [url, authorization] of asked) {
      const { pathname, search } = new URL(url);
      weights.push({ path: pathname + search, kb: (await gzippedSize(url, authorization)) / 1000 });
    }
    return weights.sort((a, b) => b.kb - a.kb);
  };
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
