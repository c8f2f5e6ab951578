/** The only way to learn the time: passed as an argument, so that a test or a demo can move it. */
export interface Clock {
  now(): Date;
}

/** Without an instant it is the real time; with one it starts there and runs on at the usual pace. */
export function createClock(
  startsAt?: Date,
  elapsedMs: () => number = () => performance.now(),
): Clock {
  if (!startsAt) return { now: () => new Date() };
  // The monotonic timer: a machine that corrects its own clock must not make ours jump.
  const base = startsAt.getTime() - elapsedMs();
  return { now: () => new Date(base + elapsedMs()) };
}
