import { expect, test } from 'vitest';
import { readSample } from '#testing/samples.ts';
import { stampedText } from './stamp-head.ts';
import { buildQuery, checkStamp, readAuthorities } from './time-stamp.ts';

const sample = (name: string) => readSample(`time-stamps/${name}`);
const authorities = sample('authority.pem').toString();
const text = stampedText({ sequence: 9, hash: 'ab'.repeat(32) });
const nonce = new Uint8Array(16).fill(0xc3);
const reply = sample('head.tsr');
const question = { text, authorities, nonce };

test('the query is the one that the authority answered', () => {
  expect(buildQuery(text, nonce)).toEqual(sample('head.tsq'));
});

test('a stamp of a trusted authority gives its instant, at whatever time it is checked', async () => {
  const at = new Date('2026-11-16T04:59:18Z');
  expect(await checkStamp(reply, question)).toEqual({ ok: true, value: at });
  expect(await checkStamp(reply, { text, authorities })).toEqual({ ok: true, value: at });
  const both = `${sample('another-authority.pem')}\n${authorities}`;
  expect(await checkStamp(reply, { text, authorities: both })).toMatchObject({ ok: true });
});

test.each([
  ['of another text', { ...question, text: stampedText({ sequence: 8, hash: 'ab'.repeat(32) }) }],
  ['to another question', { ...question, nonce: new Uint8Array(16).fill(1) }],
  [
    'of an authority that nobody trusts',
    { ...question, authorities: sample('another-authority.pem').toString() },
  ],
])('a stamp %s is invalid', async (_, check) => {
  expect(await checkStamp(reply, check)).toMatchObject({ ok: false });
});

test('a stamp in which a bit was changed is invalid', async () => {
  // In the stamped hash, the instant, the certificate and the signature.
  for (const place of [110, 160, 900, reply.length - 20]) {
    const changed = Buffer.from(reply);
    changed[place]! ^= 1;
    expect(await checkStamp(changed, question), `byte ${place}`).toMatchObject({ ok: false });
  }
});

test('a reply that is not a stamp is refused with a reason', async () => {
  expect(await checkStamp(sample('refused.tsr'), question)).toEqual({
    ok: false,
    message: expect.stringContaining('digest algorithm is not supported'),
  });
  for (const bytes of [
    new Uint8Array(),
    Buffer.from('<html>busy</html>'),
    reply.subarray(0, 500),
  ]) {
    expect(await checkStamp(bytes, question)).toEqual({
      ok: false,
      message: 'this is no answer of a time-stamping authority',
    });
  }
  expect(() => readAuthorities('nothing')).toThrow('TIMESTAMP_CA');
});
