import { expect, test } from 'vitest';
import { createCaughtUp, readPosition } from './caught-up.ts';

test('a position is read as a number of bytes', () => {
  expect(readPosition('0/0')).toBe(0n);
  expect(readPosition('0/3000148')).toBe(0x3000148n);
  expect(readPosition('16/B374D848')).toBe(0x16_b374_d848n);
});

test('a replica has caught up to the last mark that it has passed', () => {
  const replica = createCaughtUp();
  expect(replica.until).toBeUndefined();
  replica.noteEnd(1_000, 10n);
  replica.noteEnd(1_500, 20n);
  replica.notePassed(9n);
  expect(replica.until).toBeUndefined();
  replica.notePassed(15n);
  expect(replica.until).toBe(1_000);
  replica.noteEnd(2_000, 20n);
  replica.notePassed(20n);
  expect(replica.until).toBe(2_000);
  // Nothing new is written, so the replica holds everything, and each check moves the time on.
  replica.noteEnd(2_500, 20n);
  replica.notePassed(20n);
  expect(replica.until).toBe(2_500);
});

test('a replica hours behind is recognised, and used again once it has caught up', () => {
  const replica = createCaughtUp();
  replica.noteEnd(0, 1n);
  replica.notePassed(1n);
  for (let at = 500; at < 7_200_000; at += 500) {
    replica.noteEnd(at, BigInt(at));
    replica.notePassed(1n);
  }
  expect(replica.until).toBe(0);
  replica.notePassed(7_200_000n);
  expect(replica.until).toBe(7_199_500);
});
