import { type CurrentUser, currentUser } from '@tredici/contract/account';
import * as z from 'zod/mini';
import { deviceStorage } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** The user as this device knows him. Being logged in means that one of these is stored. */
const storedSession = z.object({
  user: currentUser,
  token: z.string().check(z.minLength(1)),
  /** Euro with two decimals, as the API writes it; 0 until the profile has been read. */
  budget: z.string(),
});
export type Session = z.output<typeof storedSession>;

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
  /** The server's newest word on the user, for the same token. */
  update(changes: { user?: CurrentUser; budget?: string }): void {
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
  const found = z.safeParse(storedSession, deviceStorage.read(KEY));
  return found.success ? found.data : null;
}
