import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { currentSlot, slotId } from './slots.ts';

const boss = new PgBoss({ connectionString: 'postgresql://nobody@127.0.0.1/none' });
const slotAt = (cron: string, now: string) =>
  currentSlot(
    cron,
    new Date(now),
    (expression, from) =>
      boss.previewSchedule(expression, { tz: 'Europe/Rome', from, count: 1 })[0],
  );

test.each([
  ['* * * * *', '2026-03-14T18:00:30Z', '2026-03-14T18:00:00.000Z'],
  ['* * * * *', '2026-03-14T18:00:00Z', '2026-03-14T18:00:00.000Z'],
  ['17 * * * *', '2026-03-14T18:00:00Z', '2026-03-14T17:17:00.000Z'],
  // Twenty past four in Rome, in winter and in summer.
  ['20 4 * * *', '2026-01-10T12:00:00Z', '2026-01-10T03:20:00.000Z'],
  ['20 4 * * *', '2026-07-10T12:00:00Z', '2026-07-10T02:20:00.000Z'],
  ['20 4 * * *', '2026-07-10T01:00:00Z', '2026-07-09T02:20:00.000Z'],
  ['0 6 * * 1', '2026-03-14T18:00:00Z', '2026-03-09T05:00:00.000Z'],
  ['0 0 1 1 *', '2026-03-14T18:00:00Z', '2025-12-31T23:00:00.000Z'],
])('%s at %s is due since %s', (cron, now, slot) => {
  const due = slotAt(cron, now);
  expect(due?.slot.toISOString()).toBe(slot);
  expect(due?.next && due.next > new Date(now)).toBe(true);
});

test('a slot has one id, and no other job or slot has it', () => {
  const ids = [slotId('a', '1'), slotId('a', '2'), slotId('b', '1'), slotId('a', '1')];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
