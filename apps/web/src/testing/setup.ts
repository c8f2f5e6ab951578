import '../ui/fonts.css';
import '../ui/theme.css';
import { beforeEach } from 'vitest';
import { startLanguage } from '#lib/i18n.ts';
import { preferences } from '#lib/preferences.ts';
import { session } from '#lib/session.ts';
import { keepSettings } from '#lib/settings.ts';
import { TEST_SETTINGS } from './test-settings.ts';

// As in main.tsx, so that a test meets the schemas as the program does.
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
