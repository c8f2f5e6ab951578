import { expect, test } from 'vitest';
import { calendarNotice } from './calendar-notice.ts';

const now = new Date('2026-10-09T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const notice = (last: number | null, next: number | null) =>
  calendarNotice(
    { last: last === null ? null : inDays(last), next: next === null ? null : inDays(next) },
    now,
  );

test('no fixture within seven days is a national-team break, until a week before the next', () => {
  expect(notice(-5, 8)).toEqual({
    id: expect.any(Number),
    kind: 'national-break',
    text_key: 'national-break',
    starts_at: inDays(-5).toISOString(),
    ends_at: inDays(1).toISOString(),
  });
  expect(notice(-0.1, 12.5)?.kind).toBe('national-break');
});

test('a fixture within seven days is not a break', () => {
  expect(notice(-5, 7)).toBeUndefined();
  expect(notice(-13, 0.1)).toBeUndefined();
  expect(notice(null, 3)).toBeUndefined();
});

test('if the next round is not listed yet, a match played recently shows that the season is on', () => {
  expect(notice(-4, null)).toBeUndefined();
  expect(notice(-6, null)).toMatchObject({
    kind: 'national-break',
    ends_at: inDays(1).toISOString(),
  });
});

test('a pause longer than a national-team break is the pause between seasons', () => {
  expect(notice(-10, 60)?.kind).toBe('season-pause');
  expect(notice(-40, null)?.kind).toBe('season-pause');
  expect(notice(null, 30)?.kind).toBe('season-pause');
});

test('the last weeks before a season are not a national-team break', () => {
  expect(notice(-64, 11)?.kind).toBe('season-pause');
  expect(notice(null, 11)?.kind).toBe('season-pause');
  expect(notice(-9, 11)?.kind).toBe('national-break');
});

test('without any match there is no notice', () => {
  expect(notice(null, null)).toBeUndefined();
});

test('a dismissed notice stays dismissed for the same break, but not for the next', () => {
  const id = notice(-5, 9)!.id;
  expect(id).toBeLessThan(0);
  expect(notice(-5, 8.5)!.id).toBe(id);
  expect(notice(-40, 9)!.id).not.toBe(id);
  expect(notice(-5, 60)!.id).not.toBe(id);
});
