import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import account from '#locales/it/account.json';
import catalogue from '#locales/it/catalogue.json';
import common from '#locales/it/common.json';
import consent from '#locales/it/consent.json';
import football from '#locales/it/football.json';
import pages from '#locales/it/pages.json';
import shell from '#locales/it/shell.json';
import type { MessageKey, MessageValues, Namespace } from './messages.ts';
import { type Language, preferences, preferredLanguage } from './preferences.ts';

/** What the first page needs, in the language most visitors read: part of the first load. English,
 *  and the files of pages that come later, are fetched when they are asked for. */
const FIRST = { account, catalogue, common, consent, football, pages, shell };
const files = {
  ...import.meta.glob<Record<string, string>>('../locales/en/*.json', { import: 'default' }),
  ...import.meta.glob<Record<string, string>>('../locales/it/{errors,newsletter,notices}.json', {
    import: 'default',
  }),
};

const i18n = createInstance();
const loaded = new Set<Namespace>(Object.keys(FIRST) as Namespace[]);

// Written through a variable: init() returns a promise that is already settled.
const ready = i18n.init({
  lng: 'it',
  fallbackLng: ['it', 'en'],
  resources: { it: FIRST },
  ns: Object.keys(FIRST),
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
  preferences.subscribe(() => void speak(chosenLanguage()));
}

/** A page whose messages are not part of the first load asks for them in its loader. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) loaded.add(namespace);
  await fetchMissing(i18n.language as Language);
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

async function fetchMissing(language: Language): Promise<void> {
  const missing = [...loaded].filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files[`../locales/${language}/${namespace}.json`];
      if (load) i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}

function onLanguageChange(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
