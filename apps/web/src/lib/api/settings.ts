import type { Settings } from '@tredici/contract/settings';

let current: Settings | undefined;
/** How far the server's clock, which may be moved in a demo, is ahead of the device's. */
let clockAheadMs = 0;

export function keepSettings(loaded: Settings): void {
  current = loaded;
  clockAheadMs = Date.parse(loaded.now) - Date.now();
}

export function settings(): Settings {
  if (!current) throw new Error('settings() was called before loadSettings() had finished');
  return current;
}

/** The current time by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + clockAheadMs);
}
