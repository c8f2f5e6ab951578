import { SEASON_LABELS, type SeasonLabel, seasonByLabel } from '@tredici/contract/seasons';
import { deviceStorage } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The preferences stored on this device. Null means that nothing was chosen yet. */
export interface Preferences {
  readonly menuCollapsed: boolean;
  readonly teamsCollapsed: boolean;
  readonly defaultSeason: SeasonLabel | null;
  readonly language: Language | null;
  readonly colorScheme: ColorScheme;
}

/** The script in index.html reads the same key before the first paint. */
const KEY = 'tredici.preferences';

const NOTHING_CHOSEN: Preferences = {
  menuCollapsed: false,
  teamsCollapsed: false,
  defaultSeason: null,
  language: null,
  colorScheme: 'auto',
};

const store = createStore<Preferences>(parsePreferences(deviceStorage.read(KEY)));
deviceStorage.watch(KEY, () => store.set(parsePreferences(deviceStorage.read(KEY))));

export const preferences = {
  get: store.get,
  subscribe: store.subscribe,
  set(changes: Partial<Preferences>): void {
    // An unknown season is a bug and must not be stored silently.
    if (changes.defaultSeason != null) seasonByLabel(changes.defaultSeason);
    const current = store.get();
    const names = Object.keys(changes) as (keyof Preferences)[];
    // Setting the same values again must not notify anybody.
    if (names.every((name) => changes[name] === current[name])) return;
    const next = { ...current, ...changes };
    store.set(next);
    deviceStorage.write(KEY, next);
  },
  /** Replaces a stored season that is not in the list, and returns the old one so that the user can be told. */
  replaceUnknownSeason(by: SeasonLabel): string | null {
    const saved = deviceStorage.read(KEY) as { defaultSeason?: unknown } | undefined;
    const found = saved?.defaultSeason;
    if (typeof found !== 'string' || oneOf(SEASON_LABELS, found)) return null;
    preferences.set({ defaultSeason: by });
    return found;
  },
};

export function usePreferences(): Preferences {
  return useStore(store);
}

/** Turns whatever is stored on the device into preferences; invalid values count as never chosen. */
export function parsePreferences(found: unknown): Preferences {
  if (typeof found !== 'object' || found === null) return NOTHING_CHOSEN;
  const saved = found as Record<string, unknown>;
  return {
    menuCollapsed: saved.menuCollapsed === true,
    teamsCollapsed: saved.teamsCollapsed === true,
    defaultSeason: oneOf(SEASON_LABELS, saved.defaultSeason),
    language: oneOf(LANGUAGES, saved.language),
    colorScheme: oneOf(COLOR_SCHEMES, saved.colorScheme) ?? NOTHING_CHOSEN.colorScheme,
  };
}

/** Italian is the default: English only for a browser that ranks English above Italian. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  const first = browserLanguages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => language === 'it' || language === 'en');
  return first === 'en' ? 'en' : 'it';
}

function oneOf<const T extends string>(values: readonly T[], candidate: unknown): T | null {
  return values.find((value) => value === candidate) ?? null;
}
