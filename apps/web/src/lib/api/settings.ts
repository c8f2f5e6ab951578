import type { Settings } from '@tredici/contract/settings';

let current: Settings | undefined;
/** How far the server's clock, which a demo may have moved, is ahead of the device's. */
let clockAheadMs = 0;

/** The settings stand in the page, written there by the server that sent it; only Vite's own page,
 *  in development, must ask for them. */
export async function loadSettings(): Promise<void> {
  const text = document.getElementById('tredici-settings')?.textContent;
  keepSettings(text ? JSON.parse(text) : await askForSettings());
}

async function askForSettings(): Promise<Settings> {
  const [{ request }, { settingsCalls }] = await Promise.all([
    import('./request.ts'),
    import('@tredici/contract/settings'),
  ]);
  return request(settingsCalls.getSettings, {});
}

export function keepSettings(loaded: Settings): void {
  current = loaded;
  clockAheadMs = Date.parse(loaded.now) - Date.now();
}

export function settings(): Settings {
  if (!current) throw new Error('settings() was called before loadSettings() had finished');
  return current;
}

/** Now, by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + clockAheadMs);
}
