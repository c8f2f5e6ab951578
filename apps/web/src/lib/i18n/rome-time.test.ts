import { describe, expect, it } from 'vitest';
import { dayInRome, inRome } from './rome-time.ts';

const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('en-CA', {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const),
  ...({ minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Rome' } as const),
});

describe('the clock of Rome', () => {
  it('is the one that Intl knows, hour by hour around each change and day by day between', () => {
    for (let year = 1996; year <= 2037; year += 1) {
      const changes = [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)];
      const around = changes.flatMap((from) => range(from, 24 * 8).map((at) => at + HOUR_MS / 2));
      const between = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, day, 22, 59, 59));
      const differing = [...around, ...between].filter(
        (at) => dayInRome(at) + hourAndMinute(at) !== clock.format(at).replace(', ', ''),
      );
      expect(differing.map((at) => new Date(at).toISOString())).toEqual([]);
    }
  });

  it('says what is no time', () => {
    expect(() => inRome('soon')).toThrow('soon is no time');
  });
});

const range = (from: number, hours: number) =>
  Array.from({ length: hours }, (_, hour) => from + hour * HOUR_MS);

function hourAndMinute(at: number): string {
  const { hour, minute } = inRome(at);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
