import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fastifyStatic } from '@fastify/static';
import { API_BASE } from '@tredici/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { negotiateEncoding } from './encoding.ts';
import { cutPage, type PageTemplate } from './page.ts';
import { pagePolicy, SCRIPT_POLICY, SERVICE_WORKER_POLICY } from './security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The web as Vite built it. */
export const WEB_ROOT = join(import.meta.dirname, '../../../web/dist');
/** Vite writes a hash of the content into these names: what they hold never changes. */
const HASHED = '/assets/';
/** The one script that is known by its name, and therefore asked for anew each time. */
const SERVICE_WORKER = /[\\/]sw\.js(\.(br|gz))?$/;
const A_YEAR = 'public, max-age=31536000, immutable';

export interface Web {
  /** Answers a path that is no file: the page, or a plain 404 for what was surely meant as a file. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export async function serveWeb(
  app: FastifyInstance,
  config: Pick<Config, 'adTrackingSrc'>,
  settings: () => unknown,
  root: string = WEB_ROOT,
): Promise<Web> {
  const index = join(root, 'index.html');
  const template = existsSync(index) ? cutPage(readFileSync(index, 'utf8')) : undefined;
  if (template) {
    await app.register(fastifyStatic, {
      root,
      // A route per file that exists: nothing else on the disk can be named.
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
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

  return {
    async answer(request, reply) {
      const path = request.url.split('?', 1)[0] ?? '/';
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads) return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
      if (isMeantAsFile(path) || !takesHtml(request)) {
        return plain(reply, 404, 'Not found.');
      }
      if (!template) {
        return plain(reply, 503, 'The web is not built. Run "npm run build" and start again.');
      }
      return sendPage(template, request, reply, config.adTrackingSrc, settings());
    },
  };
}

async function sendPage(
  template: PageTemplate,
  request: FastifyRequest,
  reply: FastifyReply,
  adTrackingSrc: string | undefined,
  settings: unknown,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const html = Buffer.from(template.render(nonce, settings));
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, adTrackingSrc))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(html);
  // Each page differs by its nonce, so this is done anew each time: the quick settings.
  const body =
    encoding === 'br'
      ? await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await compressGzip(html);
  return reply.header('content-encoding', encoding).send(body);
}

/** No path of the product looks like a file, so that a missing one is told apart. */
function isMeantAsFile(path: string): boolean {
  return path.startsWith(HASHED) || path.includes('/.') || /^\.\w{1,11}$/.test(extname(path));
}

/** A browser that navigates says so; a tool that takes anything gets the page too. */
function takesHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
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
