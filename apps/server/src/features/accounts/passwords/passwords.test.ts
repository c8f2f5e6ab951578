import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password is hashed by argon2id with 19 MiB and two passes, with a new salt each time', async () => {
  const passwords = createPasswords();
  const kept = await passwords.hash('Schedina-13');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('Schedina-13')).not.toBe(kept);
  expect(await passwords.verify(kept, 'Schedina-13')).toBe(true);
  expect(await passwords.verify(kept, 'Schedina-14')).toBe(false);
  expect(await passwords.verify(undefined, 'Schedina-13')).toBe(false);
});

test('a password that was hashed at another cost is still accepted', async () => {
  const cheap = createPasswords({ memoryCost: 64, timeCost: 1 });
  const kept = await cheap.hash('Schedina-13');
  expect(kept).toContain('m=64,t=1,p=1');
  expect(await createPasswords().verify(kept, 'Schedina-13')).toBe(true);
});
