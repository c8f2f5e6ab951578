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

/** Ends the newsletter for whoever the key was made for; a second time it is ended already. */
async function unsubscribe({ secrets, users }: UnsubscribeDeps, key: string): Promise<void> {
  const userId = await readUnsubscribeKey(secrets, key);
  if (userId === undefined) throw new AppError('key_invalid');
  await users.change(userId, (tx) => stopNewsletter(tx, userId));
}

/** The one click of a mail program (RFC 8058): a form posted to the address of the page. What it says
 *  is not read: the address says it all. */
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
