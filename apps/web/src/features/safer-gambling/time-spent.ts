import { deviceStorage } from '#lib/device/storage.ts';

/** How long a user has been using the product on this device, in any number of tabs, and when they were last
 *  told. */
export interface TimeSpent {
  readonly userId: number;
  readonly spentMs: number;
  readonly remindedMs: number;
  /** The instant of the device's clock up to which time has been counted, by any tab. */
  readonly countedAtMs: number;
}

/** A longer gap between two checks of the clock means that the device slept. */
const LONGEST_STEP_MS = 60_000;
/** An absence this long starts a new visit. */
const NEW_VISIT_AFTER_MS = 30 * 60_000;
const KEY = 'tredici.time-spent';

interface Look {
  readonly nowMs: number;
  /** When this tab last checked the clock, visible or not. */
  readonly lastLookMs: number;
  readonly visible: boolean;
  readonly everyMs: number;
}

/** One check of the clock. Time counts only while the page is visible, and once for all tabs. */
export function advance(
  known: TimeSpent,
  { nowMs, lastLookMs, visible, everyMs }: Look,
): { readonly spent: TimeSpent; readonly due: boolean } {
  if (!visible) return { spent: known, due: false };
  const away = nowMs - known.countedAtMs >= NEW_VISIT_AFTER_MS;
  const before = away ? nothingSpent(known.userId, nowMs) : known;
  const elapsedMs = nowMs - Math.max(lastLookMs, known.countedAtMs);
  const counts = !away && elapsedMs > 0 && elapsedMs <= LONGEST_STEP_MS;
  const spentMs = before.spentMs + (counts ? elapsedMs : 0);
  const due = spentMs - before.remindedMs >= everyMs;
  const remindedMs = due ? spentMs : before.remindedMs;
  return { spent: { ...before, spentMs, remindedMs, countedAtMs: nowMs }, due };
}

export function nothingSpent(userId: number, fromMs: number): TimeSpent {
  return { userId, spentMs: 0, remindedMs: 0, countedAtMs: fromMs };
}

/** Reads what the device has stored: a reload or another tab continues the count, another user starts a new
 *  one. */
export function readTimeSpent(userId: number, fromMs: number): TimeSpent {
  const found = (deviceStorage.read(KEY) ?? {}) as Partial<Record<keyof TimeSpent, unknown>>;
  const { spentMs, remindedMs, countedAtMs } = found;
  const whole = isTime(spentMs) && isTime(remindedMs) && isTime(countedAtMs);
  if (found.userId !== userId || !whole) return nothingSpent(userId, fromMs);
  return { userId, spentMs, remindedMs, countedAtMs };
}

export function keepTimeSpent(spent: TimeSpent): void {
  deviceStorage.write(KEY, spent);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
