/** Deaths within this time that are too many to be chance. */
const WINDOW_MS = 60_000;
const MOST = 3;

/** Counts how often something has died of late. */
export function countDeaths(now: () => number = () => performance.now()): {
  /** One more; whether it is one too many to try again. */
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
