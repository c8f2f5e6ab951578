import { API_BASE, type Call } from '@tredici/contract/call';
import type { FastifyInstance } from 'fastify';
import { prepareText, type ReplyCache } from './cached-reply.ts';
import { DOCS_STYLE, renderDocs } from './docs-page.ts';
import { describeCalls } from './openapi.ts';

export const DOCS_PATH = `${API_BASE}/docs/`;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's description, as OpenAPI for programs and as a page for people. Made at the first request,
 *  because most processes are never asked for it. */
export function serveDocs(
  app: FastifyInstance,
  calls: Readonly<Record<string, Call>>,
  version: string,
  cache: ReplyCache,
): void {
  const document = once(() => describeCalls(calls, version));
  const json = once(() => prepareText(JSON.stringify(document()), 'application/json', 'public'));
  const page = once(() => prepareText(renderDocs(document()), 'text/html', 'public'));
  const style = once(() => prepareText(DOCS_STYLE, 'text/css', 'public'));

  for (const [path, make] of [
    ['', page],
    ['json', json],
    ['style.css', style],
  ] as const) {
    app.get(DOCS_PATH + path, async (request, reply) => {
      if (path === '') reply.header('content-security-policy', POLICY);
      return (await make()).send(request, reply, cache.encodingFor(request));
    });
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
