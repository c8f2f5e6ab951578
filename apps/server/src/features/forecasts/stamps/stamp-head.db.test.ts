import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerStamp } from '#db/schema/ledger-stamps.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { readSample } from '#testing/samples.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { checkStamps, stampHead } from './stamp-head.ts';

const sample = (name: string) => readSample(`time-stamps/${name}`);
const authorities = sample('authority.pem').toString();
const nonce = new Uint8Array(16).fill(0xc3);

/** A ledger whose ninth line has the hash that the authority has stamped. The content of its lines does not
 *  matter here. */
async function createLedger() {
  const { db } = await createTestDatabase();
  const now = createTestClock().now();
  const { coming } = await seedSmallWorld(db, { now, playedWeeks: 0, coming: 9 });
  await db.execute(sql`insert into run (model_version, started_at) values ('test', ${now})`);
  const hashes = coming.map((_, place) => (place === 8 ? 'ab' : `0${place}`).repeat(32));
  for (const [place, matchId] of coming.entries()) {
    await db.execute(sql`
      insert into forecast (match_id, run_id, model, blend, created_at, frozen_at, kickoff_utc, sequence,
        hash, previous_hash, ledger_line)
      select ${matchId}::int, max(id), '{}', '{}', ${now}, ${now}, ${now}, ${place + 1}::int,
        decode(${hashes[place]!}, 'hex'), decode(${hashes[place - 1] ?? null}, 'hex'), 'a line'
      from run`);
  }
  const asked: Uint8Array[] = [];
  const stamp = (at: Date, reply = sample('head.tsr')) =>
    stampHead({
      db,
      now: at,
      authorities,
      nonce,
      ask: async (query) => {
        asked.push(query);
        return reply;
      },
    });
  return { db, now, asked, stamp };
}

test('the end of the ledger is stamped once, and again only when it has grown', async () => {
  const { db, now, asked, stamp } = await createLedger();
  expect(await stamp(now)).toBe(1);
  expect(asked).toEqual([sample('head.tsq')]);
  expect(await stamp(now)).toBe(0);
  expect(await stamp(new Date(now.getTime() + 86_400_000))).toBe(0);
  expect(asked).toHaveLength(1);
  const stampedAt = new Date('2026-11-16T04:59:18Z');
  const head = { sequence: 9, hash: 'ab'.repeat(32), seenAt: stampedAt };
  expect(await checkStamps(db, authorities)).toEqual({ heads: [head] });
  await expect(db.delete(ledgerStamp)).rejects.toThrow();
});

test('an answer that is not a valid stamp is reported and not stored', async () => {
  const { db, now, stamp } = await createLedger();
  await expect(stamp(now, sample('refused.tsr'))).rejects.toThrow('no time stamp of the ledger');
  expect(await checkStamps(db, authorities)).toEqual({ heads: [] });
});

test('a ledger without a stamped line is incomplete, and so is one with a stamp of another line', async () => {
  const { db, now, stamp } = await createLedger();
  await stamp(now);
  const { heads } = await checkStamps(db, authorities);
  const { db: empty } = await createTestDatabase();
  expect(await verifyLedger(empty, heads)).toMatchObject({
    ok: false,
    sequence: 9,
    reason: expect.stringContaining('its end was cut off'),
  });
  // A row whose stamp is for another line.
  const hash = Buffer.alloc(32, 7);
  const row = { day: '2026-03-20', sequence: 9, hash, reply: sample('head.tsr') };
  await db.insert(ledgerStamp).values({ ...row, stampedAt: heads[0]!.seenAt });
  expect((await checkStamps(db, authorities)).fault).toContain('the time stamp of 2026-03-20');
});
