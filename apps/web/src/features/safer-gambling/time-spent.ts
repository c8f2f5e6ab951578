/** How long somebody has been using the product in this tab, and when he was last told. */
export interface TimeSpent {
  readonly userId: number;
  readonly spentMs: number;
  readonly remindedMs: number;
}

/** A longer silence between two looks at the clock is a device that slept, not a person who read. */
const LONGEST_STEP_MS = 60_000;
const KEY = 'tredici.time-spent';

/** One step of the clock. Time counts only while the page is seen. */
export function advance(
  known: TimeSpent,
  step: { readonly elapsedMs: number; readonly visible: boolean; readonly everyMs: number },
): { readonly spent: TimeSpent; readonly due: boolean } {
  const counts = step.visible && step.elapsedMs > 0 && step.elapsedMs <= LONGEST_STEP_MS;
  const spentMs = known.spentMs + (counts ? step.elapsedMs : 0);
  const due = spentMs - known.remindedMs >= step.everyMs;
  return { spent: { ...known, spentMs, remindedMs: due ? spentMs : known.remindedMs }, due };
}

/** The tab's memory: a reload does not start the time anew, another user does. */
export function readTimeSpent(userId: number): TimeSpent {
  const none = { userId, spentMs: 0, remindedMs: 0 };
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<TimeSpent> | null;
    const { spentMs, remindedMs } = found ?? {};
    if (found?.userId !== userId || !isTime(spentMs) || !isTime(remindedMs)) return none;
    return { userId, spentMs, remindedMs };
  } catch {
    return none;
  }
}

export function keepTimeSpent(spent: TimeSpent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(spent));
  } catch {
    // A device that keeps nothing counts from the last load.
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
