/** This many deaths within this time are no coincidence. */
const WINDOW_MS = 60_000;
const MOST = 3;

/** Counts how often a process has died recently. */
export function countDeaths(now: () => number = () => performance.now()): {
  /** Counts one more death; true when there have been too many to try again. */
  isTooMany(): boolean;
} {
  let deaths: number[] = [];
  return {
    isTooMany() {
      const at = now();
      deaths = [...deaths.filter((death) => at - death < WINDOW_MS), at];
      return deaths.length >= MOST;
    },
  };
}
