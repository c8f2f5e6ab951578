import type { Settings } from '@tredici/contract/settings';
import { keepSettings } from './settings.ts';

/** The server writes the settings into the page. Only Vite's page, in development, has to request them. */
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
