import { describe, expect, it } from 'vitest';
import { reminderChoices } from './reminder-choices.ts';
import { endOfSelfExclusion, offeredSelfExclusions } from './self-exclusion-end.ts';
import { advance, nothingSpent, type TimeSpent } from './time-spent.ts';

const START = Date.parse('2026-11-15T10:00:00Z');
const NOTHING = nothingSpent(1, START);
const MINUTE_MS = 60_000;
const everyMs = 15 * MINUTE_MS;

/** A tab that checks the clock every five seconds and shares what it stores with other tabs. */
function openTab(shared: { spent: TimeSpent }, openedMs: number) {
  let lastLookMs = openedMs;
  return (nowMs: number, visible = true) => {
    const { spent, due } = advance(shared.spent, { nowMs, lastLookMs, visible, everyMs });
    lastLookMs = nowMs;
    shared.spent = spent;
    return due;
  };
}

/** The minutes of use in one tab after which a reminder came. */
function use(minutes: number, visible = true) {
  const shared = { spent: NOTHING };
  const look = openTab(shared, START);
  const dueAt: number[] = [];
  for (let at = START + 5_000; at <= START + minutes * MINUTE_MS; at += 5_000) {
    if (look(at, visible)) dueAt.push(shared.spent.spentMs / MINUTE_MS);
  }
  return { spent: shared.spent, dueAt };
}

describe('the time reminder', () => {
  it('comes after the chosen minutes, and again after as many', () => {
    expect(use(46).dueAt).toEqual([15, 30, 45]);
  });

  it('counts no time while the page is hidden', () => {
    expect(use(60, false).spent).toEqual(NOTHING);
  });

  it('counts neither the time of a sleeping device nor a clock that was set back', () => {
    for (const elapsedMs of [8 * MINUTE_MS, -5_000]) {
      const nowMs = START + elapsedMs;
      const look = { nowMs, lastLookMs: START, visible: true, everyMs };
      const { spent, due } = advance(NOTHING, look);
      expect(spent.spentMs).toBe(0);
      expect(due).toBe(false);
    }
  });

  it('counts once for two visible tabs, and reminds in only one of them', () => {
    const shared = { spent: NOTHING };
    const one = openTab(shared, START);
    const other = openTab(shared, START);
    const reminders: string[] = [];
    for (let at = START + 5_000; at <= START + 15 * MINUTE_MS; at += 5_000) {
      if (one(at)) reminders.push('one');
      if (other(at + 2_000)) reminders.push('other');
    }
    expect(reminders).toEqual(['one']);
    expect(shared.spent.spentMs).toBe(15 * MINUTE_MS + 2_000);
  });

  it('goes on counting when the reader moves from one tab to another', () => {
    const shared = { spent: NOTHING };
    const one = openTab(shared, START);
    const other = openTab(shared, START);
    for (let at = START + 5_000; at <= START + 4 * MINUTE_MS; at += 5_000) {
      const inFirst = at <= START + 2 * MINUTE_MS;
      one(at, inFirst);
      other(at, !inFirst);
    }
    expect(shared.spent.spentMs).toBe(4 * MINUTE_MS);
  });

  it('starts again after an absence of half an hour', () => {
    const { spent } = use(14);
    const nowMs = spent.countedAtMs + 30 * MINUTE_MS;
    const look = { nowMs, lastLookMs: nowMs - 5_000, visible: true, everyMs };
    expect(advance(spent, look)).toEqual({ spent: nothingSpent(1, nowMs), due: false });
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
  expect(endOfSelfExclusion(length, new Date('2026-11-15T10:00:00Z')).toISOString()).toBe(end);
});

it('offers only breaks that extend the current one', () => {
  const instant = new Date('2026-11-15T10:00:00Z');
  const after = (hours: number) => new Date(instant.getTime() + hours * 3_600_000);
  expect(offeredSelfExclusions(null, instant)).toEqual(['day', 'week', 'month']);
  expect(offeredSelfExclusions(after(23.5), instant)).toEqual(['week', 'month']);
  expect(offeredSelfExclusions(after(167.999), instant)).toEqual(['month']);
  expect(offeredSelfExclusions(after(720), instant)).toEqual([]);
});
