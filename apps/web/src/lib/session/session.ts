import type { CurrentUser } from '@tredici/contract/account';
import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';

/** The user as stored on this device. Being logged in means that there is one. */
export interface Session {
  readonly user: CurrentUser;
  readonly token: string;
  /** Euro with two decimals, as the API writes it; 0 until the profile has been read. */
  readonly budget: string;
}

const KEY = 'tredici.session';

const store = createStore<Session | null>(read());
deviceStorage.watch(KEY, () => store.set(read()));

export const session = {
  get: store.get,
  subscribe: store.subscribe,
  set(value: Session): void {
    store.set(value);
    deviceStorage.write(KEY, value);
  },
  /** Replaces the user with the server's latest data, keeping the token. */
  update(changes: Partial<Omit<Session, 'token'>>): void {
    const known = store.get();
    if (known) session.set({ ...known, ...changes });
  },
  clear(): void {
    store.set(null);
    deviceStorage.remove(KEY);
  },
};

export function useSession(): Session | null {
  return useStore(store);
}

function read(): Session | null {
  return parseSession(deviceStorage.read(KEY));
}

/** Checked by hand, because the schemas come with the API client, which the first page does not load. */
export function parseSession(found: unknown): Session | null {
  const { user, token, budget } = (found ?? {}) as Record<keyof Session, unknown>;
  if (typeof token !== 'string' || token === '' || typeof budget !== 'string') return null;
  return isUser(user) ? { user, token, budget } : null;
}

function isUser(found: unknown): found is CurrentUser {
  if (typeof found !== 'object' || found === null) return false;
  const fields = found as Record<keyof CurrentUser, unknown>;
  return (
    Number.isInteger(fields.id) &&
    typeof fields.username === 'string' &&
    typeof fields.first_name === 'string' &&
    typeof fields.last_name === 'string' &&
    typeof fields.premium === 'boolean' &&
    (fields.receive_newsletter === null || typeof fields.receive_newsletter === 'boolean')
  );
}
