import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface EmptyPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a page with nothing but React and the router, to measure what these two cost on this machine. What
 *  our pages need beyond that is our own cost. */
export async function serveEmptyPage(): Promise<EmptyPage> {
  const files = await buildPage();
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '/');
    if (!file) return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' });
    reply.end(file.packed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function buildPage() {
  const built = (await build({
    root: join(import.meta.dirname, 'empty-page'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => {
      const isPage = file.fileName === 'index.html';
      const content = file.type === 'chunk' ? file.code : file.source;
      return [
        isPage ? '/' : `/${file.fileName}`,
        { type: isPage ? 'text/html' : 'text/javascript', packed: gzipSync(content) },
      ] as const;
    }),
  );
}
