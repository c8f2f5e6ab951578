import type { newsletterCalls } from '@tredici/contract/newsletter';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { UNSUBSCRIBE_PATH } from './mail-template.ts';
import { stopNewsletter } from './store.ts';
import { readUnsubscribeKey } from './unsubscribe-key.ts';

type UnsubscribeDeps = Pick<Deps, 'secrets' | 'users'>;

export function newsletterHandlers(deps: UnsubscribeDeps): Handlers<typeof newsletterCalls> {
  return { unsubscribe: ({ body }) => unsubscribe(deps, body.key) };
}

/** Unsubscribes the user of the key; repeating it does nothing. */
async function unsubscribe({ secrets, users }: UnsubscribeDeps, key: string): Promise<void> {
  const userId = await readUnsubscribeKey(secrets, key);
  if (userId === undefined) throw new AppError('key_invalid');
  await users.change(userId, (tx) => stopNewsletter(tx, userId));
}

/** A mail program's one-click request (RFC 8058): a form posted to the page's address. Its body is not read,
 *  because the address has everything. */
export function serveOneClick(app: FastifyInstance, deps: UnsubscribeDeps): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    own.post<{ Params: { key: string } }>(`${UNSUBSCRIBE_PATH}/:key`, async (request, reply) => {
      await unsubscribe(deps, request.params.key);
      return reply.code(204).send();
    });
  });
}
