import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '#lib/device/storage.ts';
import { lineupKey, newKey } from '#lib/session/draft-memory.ts';
import { session } from '#lib/session/session.ts';
import { logOut } from './log-out.ts';

afterEach(() => {
  vi.restoreAllMocks();
  session.clear();
});

it('forgets what was not saved, also where the server cannot be told', async () => {
  const tell = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const user = { id: 4 } as NonNullable<ReturnType<typeof session.get>>['user'];
  session.set({ user, token: 'token', budget: '0.00' });
  const keys = [lineupKey(1), lineupKey(2), newKey('team'), newKey('championship')];
  for (const key of keys) deviceStorage.write(key, { round: 1 });
  deviceStorage.write('tredici.somethingElse', 'stays');
  await logOut();
  expect(tell).toHaveBeenCalled();
  expect(session.get()).toBeNull();
  for (const key of keys) expect(deviceStorage.read(key)).toBeUndefined();
  expect(deviceStorage.read('tredici.somethingElse')).toBe('stays');
  deviceStorage.remove('tredici.somethingElse');
});

it('forgets who was here, also where the file that tells the server does not come, or takes long', async () => {
  const user = { id: 4 } as NonNullable<ReturnType<typeof session.get>>['user'];
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
  for (const tell of [() => Promise.reject(gone), () => new Promise<never>(() => {})]) {
    session.set({ user, token: 'token', budget: '0.00' });
    await logOut(tell);
    expect(session.get()).toBeNull();
  }
});
