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
/** Vite writes a hash of the content into these names: what they hold never changes. */
const HASHED = '/assets/';
/** The one script that is known by its name, and therefore asked for anew each time. */
const SERVICE_WORKER = /[\\/]sw\.js(\.(br|gz))?$/;
/** Written by the build for this server alone. */
const ADDRESSES = 'page-addresses.json';
const A_YEAR = 'public, max-age=31536000, immutable';

export interface Web {
  /** Answers a path that is no file. The page, with 404 where the product has none at that address;
   *  a plain line to whatever does not show pages. */
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
    /** Whether what an address of the product names is there. */
    readonly isThere?: (path: string) => Promise<boolean>;
  } = {},
): Promise<Web> {
  const index = join(root, 'index.html');
  const template = existsSync(index) ? cutPage(readFileSync(index, 'utf8')) : undefined;
  const findPage = template && readAddresses(join(root, ADDRESSES));
  if (template) {
    await app.register(fastifyStatic, {
      root,
      // A route per file that exists: nothing else on the disk can be named.
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

  // The page says itself what is amiss while nobody can be asked.
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
      // A picture or a script that is missing is asked for as anything: a page is no answer to that.
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
  // Each page differs by its nonce, so this is done anew each time. Measured: quality 5 is an eighth
  // slower than 4 and a thirteenth smaller; what lies beyond takes longer for almost nothing.
  const body =
    encoding === 'br'
      ? await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressGzip(html);
  return reply.header('content-encoding', encoding).send(body);
}

const makeNonce = (): string => randomBytes(16).toString('base64url');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page of the product; its script is told `first` before anything else is there. */
interface Page {
  readonly pattern: string;
  readonly first?: unknown;
}

/** Which addresses are pages, as the build wrote it down. */
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
