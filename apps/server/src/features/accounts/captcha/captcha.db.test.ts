import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import { sharedSecret, usedCaptcha } from '#db/schema/captcha.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { writePayload } from '#testing/solve-captcha.ts';
import { createTestClock } from '#testing/test-app.ts';
import { createCaptcha } from './captcha.ts';
import { purgeCaptchas } from './store.ts';

const { db } = await createTestDatabase();
const clock = createTestClock();
const captcha = createCaptcha(db, clock);

async function solved(): Promise<{ challenge: Challenge; solution: Solution }> {
  const challenge = await captcha.challenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

test('a solved challenge is accepted once, in any process, also when sent twice at the same time', async () => {
  const { challenge, solution } = await solved();
  const payload = writePayload(challenge, solution);
  const another = createCaptcha(db, clock);
  const tries = await Promise.all(
    [captcha, another, captcha, another].map((process) => process.spend(payload)),
  );
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(await another.spend(payload)).toBe(false);
  expect(await db.select().from(sharedSecret)).toHaveLength(1);
});

test('a used challenge cannot be altered to pass as another', async () => {
  const { challenge, solution } = await solved();
  expect(await captcha.spend(writePayload(challenge, solution))).toBe(true);
  const { parameters, signature = '' } = challenge;
  const dressed: [Challenge, Solution][] = [
    [challenge, { ...solution, counter: solution.counter + 1 }],
    [{ parameters, signature: signature.toUpperCase() }, solution],
    [{ parameters: { ...parameters, nonce: parameters.nonce.toUpperCase() }, signature }, solution],
    [{ parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature }, solution],
  ];
  for (const [one, other] of dressed) {
    expect(await captcha.spend(writePayload(one, other))).toBe(false);
  }
});

test('a challenge must be ours, unaltered and solved', async () => {
  const { challenge, solution } = await solved();
  const { parameters, signature = '' } = challenge;
  const wrong: [Challenge, Solution][] = [
    [{ parameters: { ...parameters, cost: 1 }, signature }, solution],
    [{ parameters: { ...parameters, data: { until: 9e15 } }, signature }, solution],
    [{ parameters, signature: '0'.repeat(64) }, solution],
    [challenge, { ...solution, derivedKey: '0'.repeat(64) }],
    [challenge, { ...solution, derivedKey: parameters.keyPrefix }],
  ];
  for (const [one, other] of wrong) {
    expect(await captcha.spend(writePayload(one, other))).toBe(false);
  }
  expect(await captcha.spend(writePayload(challenge, solution))).toBe(true);
});

test.each([
  '',
  'x',
  '{}',
  'bnVsbA==',
  btoa('{"challenge":null}'),
  btoa('{"challenge":{"parameters":{},"signature":"00"},"solution":{}}'),
  btoa('{"challenge":{"parameters":{"keySignature":"00"},"signature":"00"}}'),
  btoa('[1,2]'),
  btoa('['.repeat(7_000) + ']'.repeat(7_000)),
  '\u0000'.repeat(1_000),
])('%j is not a valid solution', async (payload) => {
  expect(await captcha.spend(payload)).toBe(false);
});

test('deeply nested arrays in place of a value are refused without walking through them', async () => {
  const { challenge, solution } = await solved();
  const deep = '['.repeat(7_000) + ']'.repeat(7_000);
  for (const place of ['salt', 'data', 'cost']) {
    const parameters = { ...challenge.parameters, [place]: 'DEEP' };
    const text = JSON.stringify({ challenge: { ...challenge, parameters }, solution });
    expect(await captcha.spend(btoa(text.replace('"DEEP"', deep)))).toBe(false);
  }
});

test('a challenge expires, and then its row is deleted', async () => {
  const first = await solved();
  const second = await solved();
  clock.move(19 * 60_000);
  expect(await captcha.spend(writePayload(first.challenge, first.solution))).toBe(true);
  clock.move(2 * 60_000);
  expect(await captcha.spend(writePayload(second.challenge, second.solution))).toBe(false);
  expect(await purgeCaptchas(db, clock.now())).toBeGreaterThanOrEqual(1);
  expect(await db.select().from(usedCaptcha)).toHaveLength(0);
});

test('solving it takes a fraction of a second', async () => {
  const challenge = await captcha.challenge();
  expect(challenge.parameters.cost).toBe(1_000);
  const counters = await Promise.all(Array.from({ length: 5 }, async () => solved()));
  for (const { solution } of counters) {
    expect(solution.counter).toBeGreaterThanOrEqual(200);
    expect(solution.counter).toBeLessThanOrEqual(600);
  }
});
