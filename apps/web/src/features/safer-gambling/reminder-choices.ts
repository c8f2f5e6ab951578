/** Within the 5 to 240 minutes that the contract allows. */
const OFFERED = [15, 30, 60, 120] as const;

/** The offered intervals, plus the current one if it was set elsewhere. */
export function reminderChoices(current: number | null): number[] {
  return [...new Set([...OFFERED, ...(current === null ? [] : [current])])].sort((a, b) => a - b);
}
