const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  /** Days and hours, hours and minutes, or a running clock within the last hour. */
  readonly unit: 'days' | 'hours' | 'clock';
  readonly values: Readonly<Record<string, number | string>>;
}

/** The remaining time in its two largest units; null when it is over. */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms <= 0) return null;
  if (ms >= DAY) {
    const days = Math.floor(ms / DAY);
    return { unit: 'days', values: { count: days, hours: Math.floor((ms % DAY) / HOUR) } };
  }
  if (ms >= HOUR) {
    const hours = Math.floor(ms / HOUR);
    return { unit: 'hours', values: { count: hours, minutes: Math.floor((ms % HOUR) / MINUTE) } };
  }
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    unit: 'clock',
    values: { clock: `${two(ms / MINUTE)}:${two((ms % MINUTE) / SECOND)}` },
  };
}
