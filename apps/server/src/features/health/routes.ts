import type { healthCalls } from '@tredici/contract/health';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { schemaIsReady } from './store.ts';

export function healthHandlers({ db }: Pick<Deps, 'db'>): Handlers<typeof healthCalls> {
  return {
    health: async () => {
      const ready = await schemaIsReady(db).catch((cause: unknown) => {
        throw new AppError('unavailable', { retryAfterSeconds: 2 }, { cause });
      });
      if (!ready) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      return { status: 'ok' };
    },
  };
}
