import '#ui/fonts.css';
import '#ui/theme.css';
import { beforeEach } from 'vitest';
import { keepSettings } from '#lib/api/settings.ts';
import { preferences } from '#lib/device/preferences.ts';
import { startLanguage } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { TEST_SETTINGS } from './test-settings.ts';

// The same setting as in main.tsx, so that tests run the schemas as the program does.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

preferences.set({ language: 'it', colorScheme: 'light' });
keepSettings(TEST_SETTINGS);
await startLanguage();

beforeEach(() => {
  session.clear();
  localStorage.clear();
  preferences.set({ language: 'it', colorScheme: 'light', menuCollapsed: false });
  keepSettings(TEST_SETTINGS);
});
