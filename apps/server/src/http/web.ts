import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fastifyStatic } from '@fastify/static';
import { AD_FRAME } from '@tredici/contract/ad-frame';
import { API_BASE } from '@tredici/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { negotiateEncoding } from './encoding.ts';
import { cutPage } from './page.ts';
import {
  adFrameHeaders,
  pagePolicy,
  SCRIPT_POLICY,
  SERVICE_WORKER_POLICY,
} from './security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The web as Vite built it. */
export const WEB_ROOT = join(import.meta.dirname, '../../../web/dist');
/** Vite puts a hash of the content into these names, so the files never change. */
const HASHED = '/assets/';
/** The only script with a fixed name, which browsers must therefore revalidate. */
const SERVICE_WORKER = /[\\/]sw\.js(\.(br|gz))?$/;
/** Written by the build for this server; not served. */
const ADDRESSES = 'page-addresses.json';
const A_YEAR = 'public, max-age=31536000, immutable';

export interface Web {
  /** Answers a path that is not a file: with the page (status 404 if the product has nothing at that
   *  address), or with one line of text for clients that do not show pages. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export async function serveWeb(
  app: FastifyInstance,
  config: Pick<Config, 'adTrackingSrc'>,
  settings: () => Promise<unknown>,
  {
    root = WEB_ROOT,
    isThere = async () => true,
  }: {
    readonly root?: string | undefined;
    /** Whether the thing that a page's address names exists, such as a match. */
    readonly isThere?: (path: string) => Promise<boolean>;
  } = {},
): Promise<Web> {
  const index = join(root, 'index.html');
  const template = existsSync(index) ? cutPage(readFileSync(index, 'utf8')) : undefined;
  const findPage = template && readAddresses(join(root, ADDRESSES));
  if (template) {
    await app.register(fastifyStatic, {
      root,
      // One route per existing file, so that nothing else on the disk can be requested.
      wildcard: false,
      globIgnore: ['index.html', ADDRESSES, '**/*.br', '**/*.gz', '**/*.map'],
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED) ? A_YEAR : 'no-cache');
        // The compressed forms of a script are scripts too.
        if (!/\.js(\.(br|gz))?$/.test(path)) return;
        const policy = SERVICE_WORKER.test(path) ? SERVICE_WORKER_POLICY : SCRIPT_POLICY;
        reply.header('content-security-policy', policy);
      },
    });
  } else {
    app.log.warn('the web is not built: run "npm run build", or "npm start", which does it');
  }

  const { adTrackingSrc } = config;
  if (adTrackingSrc) {
    app.get(AD_FRAME, (_request, reply) => {
      const nonce = makeNonce();
      const html = `<!doctype html><title>Ad</title><script nonce="${nonce}" src="${escapeAttribute(adTrackingSrc)}" async></script>`;
      return reply
        .headers({ ...adFrameHeaders(adTrackingSrc, nonce), 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }

  // If that cannot be found out, the page itself shows what is wrong.
  const named = (path: string) =>
    isThere(path).catch((error: unknown) => {
      app.log.warn({ err: error }, 'nobody could say whether an address names something');
      return true;
    });
  return {
    async answer(request, reply) {
      const path = request.url.split('?', 1)[0] ?? '/';
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads) return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
      const accept = request.headers.accept ?? '*/*';
      const isNavigation = accept.includes('text/html');
      if (path.startsWith(HASHED) || !(isNavigation || accept.includes('*/*'))) {
        return plain(reply, 404, 'Not found.');
      }
      if (!findPage) {
        return plain(reply, 503, 'The web is not built. Run "npm run build" and start again.');
      }
      const known = findPage(path);
      // Missing images and scripts are requested with any type: a page would be no answer.
      if (!known && !isNavigation) return plain(reply, 404, 'Not found.');
      const [current, there] = await Promise.all([settings(), known && named(path)]);
      reply.code(there ? 200 : 404);
      const html = (nonce: string) => template.render(nonce, current, known?.first);
      return sendPage(html, request, reply);
    },
  };
}

async function sendPage(
  render: (nonce: string) => string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = makeNonce();
  const html = Buffer.from(render(nonce));
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(html);
  // Every page has its own nonce, so it is compressed each time. Measured: quality 5 is an eighth slower than
  // 4 and a thirteenth smaller; higher qualities gain almost nothing.
  const body =
    encoding === 'br'
      ? await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressGzip(html);
  return reply.header('content-encoding', encoding).send(body);
}

const makeNonce = (): string => randomBytes(16).toString('base64url');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page of the product; `first` is data for its script, embedded in the page. */
interface Page {
  readonly pattern: string;
  readonly first?: unknown;
}

/** The addresses of all pages, as the build wrote them down. */
function readAddresses(file: string): (path: string) => Page | undefined {
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as Page[]).map((page) => ({
    ...page,
    address: new RegExp(page.pattern),
  }));
  return (path) => pages.find(({ address }) => address.test(path));
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

export const isApiPath = (url: string): boolean =>
  url === API_BASE || url.startsWith(`${API_BASE}/`) || url.startsWith(`${API_BASE}?`);
