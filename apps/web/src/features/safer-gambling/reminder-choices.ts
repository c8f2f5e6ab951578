/** Between the 5 and the 240 minutes that the contract allows. */
const OFFERED = [15, 30, 60, 120] as const;

/** What is offered, and what is in force if it was set elsewhere. */
export function reminderChoices(current: number | null): number[] {
  return [...new Set([...OFFERED, ...(current === null ? [] : [current])])].sort((a, b) => a - b);
}
