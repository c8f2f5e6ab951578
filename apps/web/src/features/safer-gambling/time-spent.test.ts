import { describe, expect, it } from 'vitest';
import { endOfBreak, offeredBreaks } from './end-of-break.ts';
import { reminderChoices } from './reminder-choices.ts';
import { advance, type TimeSpent } from './time-spent.ts';

const NOTHING: TimeSpent = { userId: 1, spentMs: 0, remindedMs: 0 };
const everyMs = 15 * 60_000;

function use(known: TimeSpent, seconds: number, visible = true) {
  let spent = known;
  const dueAt: number[] = [];
  for (let second = 0; second < seconds; second += 5) {
    const step = advance(spent, { elapsedMs: 5_000, visible, everyMs });
    spent = step.spent;
    if (step.due) dueAt.push(spent.spentMs / 60_000);
  }
  return { spent, dueAt };
}

describe('the time reminder', () => {
  it('comes after the chosen minutes, and again after as many', () => {
    expect(use(NOTHING, 46 * 60).dueAt).toEqual([15, 30, 45]);
  });

  it('counts no time that nobody saw', () => {
    expect(use(NOTHING, 3_600, false).spent).toEqual(NOTHING);
  });

  it('does not take a sleeping device for a reader, nor a clock that was set back', () => {
    for (const elapsedMs of [8 * 3_600_000, -5_000]) {
      const { spent, due } = advance(NOTHING, { elapsedMs, visible: true, everyMs });
      expect(spent).toEqual(NOTHING);
      expect(due).toBe(false);
    }
  });
});

it('offers the usual intervals, and one that was set elsewhere', () => {
  expect(reminderChoices(null)).toEqual([15, 30, 60, 120]);
  expect(reminderChoices(30)).toEqual([15, 30, 60, 120]);
  expect(reminderChoices(45)).toEqual([15, 30, 45, 60, 120]);
});

it.each([
  ['day', '2026-11-16T10:00:00.000Z'],
  ['week', '2026-11-22T10:00:00.000Z'],
  ['month', '2026-12-15T10:00:00.000Z'],
] as const)('a break of a %s ends when it should', (length, end) => {
  expect(endOfBreak(length, new Date('2026-11-15T10:00:00Z')).toISOString()).toBe(end);
});

it('offers only breaks that make one longer', () => {
  const instant = new Date('2026-11-15T10:00:00Z');
  const after = (hours: number) => new Date(instant.getTime() + hours * 3_600_000);
  expect(offeredBreaks(null, instant)).toEqual(['day', 'week', 'month']);
  expect(offeredBreaks(after(23.5), instant)).toEqual(['week', 'month']);
  expect(offeredBreaks(after(167.999), instant)).toEqual(['month']);
  expect(offeredBreaks(after(720), instant)).toEqual([]);
});
