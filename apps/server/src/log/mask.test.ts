import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { maskPath, maskSecrets } from './mask.ts';

const token = randomBytes(32).toString('base64url');

test.each([
  ['{"user":"mario.rossi+x@posta.example.it"}', '{"user":"[e-mail]"}'],
  ['/api/x?email=mario%40posta.it', '/api/x?email=[e-mail]'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  [`token ${token} here`, 'token [token] here'],
  ['"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"', '"[hash]"'],
  ['postgresql://tredici:secret@host:5432/db', 'postgresql://tredici:[password]@host:5432/db'],
])('%s is masked', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test('text without secrets stays readable', () => {
  const line =
    '{"level":"warn","time":"2026-03-14T18:00:00.000Z","reqId":"P8hI6NfK-3","path":"/api/v1/tredici/notices/"}';
  expect(maskSecrets(line)).toBe(line);
});

test('a path is shown without its query and its keys, and shortened', () => {
  expect(maskPath(`/reset-password/MQ/${token}?x=1`)).toBe('/reset-password/MQ/[token]');
  expect(maskPath('/reset-password/MQ/c9x-4f0a6b2d8e1c3a5f7b9d')).toBe('/reset-password/MQ/[key]');
  expect(maskPath('/api/v1/account/register/resend-email/')).toBe(
    '/api/v1/account/register/resend-email/',
  );
  expect(maskPath(`/${'a'.repeat(5_000)}`).length).toBeLessThan(220);
});

test('masking a long line takes time in proportion to its length', () => {
  // CPU time, not wall-clock time, because others may be using the machine.
  const started = process.cpuUsage();
  maskSecrets('a'.repeat(200_000));
  maskSecrets('a.'.repeat(100_000));
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
});
