import { type Settings, settings as schema, settingsCalls } from '@tredici/contract/settings';
import * as z from 'zod/mini';
import { request } from './api.ts';

let current: Settings | undefined;
/** How far the server's clock, which a demo may have moved, is ahead of the device's. */
let clockAheadMs = 0;

/** The settings stand in the page; only Vite's own page, in development, must ask for them. */
export async function loadSettings(): Promise<void> {
  const text = document.getElementById('tredici-settings')?.textContent;
  keep(text ? z.parse(schema, JSON.parse(text)) : await request(settingsCalls.getSettings, {}));
}

export function keep(loaded: Settings): void {
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
