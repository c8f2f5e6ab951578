import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { type Language, preferences, preferredLanguage } from '#lib/device/preferences.ts';
import type { MessageKey, MessageValues, Namespace } from './messages.ts';

/** The files of what comes after the first page; a feature adds its own here. */
const files = import.meta.glob<Record<string, string>>(
  '../../locales/*/{billing,home,leagues,match,password,plan,profile,recovery,registration,safer-gambling,track-record}.json',
  { import: 'default' },
);

/** What the first page says: whoever reads one language does not fetch the other. */
const first = {
  it: () => import('./first-messages-it.ts'),
  en: () => import('./first-messages-en.ts'),
};
const shared = {
  it: () => import('./shared-messages-it.ts'),
  en: () => import('./shared-messages-en.ts'),
};
const SHARED: ReadonlySet<Namespace> = new Set(['errors', 'forecasts', 'newsletter', 'notices']);

const i18n = createInstance();
/** Asked for so far, besides the first. */
const asked = new Set<Namespace>();
/** Until the chosen language is there, nothing has been said in any. */
let speaking = false;

// Written through a variable: init() returns a promise that is already settled.
const ready = i18n.init({
  lng: 'it',
  fallbackLng: ['it', 'en'],
  resources: {},
  ns: [],
  // Keys are flat and may contain dots; a namespace is always given by name.
  keySeparator: false,
  nsSeparator: false,
  // React escapes already.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The keys are typed by our own files, so i18next's own, much slower, typing is left aside. */
const translate = i18n.t as (key: string, options: Record<string, unknown>) => string;

function chosenLanguage(): Language {
  return preferences.get().language ?? preferredLanguage(navigator.languages);
}

/** Fetches what is missing of the chosen language and speaks it from then on. */
export async function startLanguage(): Promise<void> {
  await ready;
  await speak(chosenLanguage());
  speaking = true;
  preferences.subscribe(() => void speak(chosenLanguage()));
}

/** A page whose messages are not part of the first load asks for them in its loader. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  // Only these: one page's words that do not come must not cost another its own.
  const language = speaking ? (i18n.language as Language) : chosenLanguage();
  await fetchMissing(language, namespaces);
}

export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;

/** The messages of one file, in the language of the moment. The language is part of the function:
 *  the compiler keeps whatever was made with the same one. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const lng = useLanguage();
  return (key, values) => translate(key, { ...values, ns: namespace, lng });
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => i18n.language as Language);
}

/** For keys that arrive as data, such as a notice's: does this file have it? */
export function hasMessage<N extends Namespace>(namespace: N, key: string): key is MessageKey<N> {
  return i18n.exists(key, { ns: namespace });
}

async function speak(language: Language): Promise<void> {
  await fetchMissing(language);
  // A quicker second choice wins over a slow first one.
  if (language !== chosenLanguage()) return;
  document.documentElement.lang = language;
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

async function fetchMissing(
  language: Language,
  namespaces: Iterable<Namespace> = asked,
): Promise<void> {
  const missing = [...namespaces].filter(
    (namespace) => !i18n.hasResourceBundle(language, namespace),
  );
  await Promise.all([
    !i18n.hasResourceBundle(language, 'common') && fetchFirst(language),
    ...missing.map(async (namespace) => {
      const messages = await load(language, namespace);
      if (messages) i18n.addResourceBundle(language, namespace, messages);
    }),
  ]);
}

async function load(
  language: Language,
  namespace: Namespace,
): Promise<Record<string, string> | undefined> {
  if (!SHARED.has(namespace)) return files[`../../locales/${language}/${namespace}.json`]?.();
  const file: { SHARED: Partial<Record<Namespace, Record<string, string>>> } =
    await shared[language]();
  return file.SHARED[namespace];
}

async function fetchFirst(language: Language): Promise<void> {
  const { FIRST } = await first[language]();
  for (const [namespace, messages] of Object.entries(FIRST)) {
    i18n.addResourceBundle(language, namespace, messages);
  }
}

function onLanguageChange(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
