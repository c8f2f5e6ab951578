import { useSyncExternalStore } from 'react';
import { type Language, preferences, preferredLanguage } from '#lib/device/preferences.ts';
import type { MessageKey, MessageValues, Namespace } from './messages.ts';
import { type Sentences, sentenceOf } from './sentence.ts';

/** The message files that the first page does not need; a new feature adds its own here. */
const files = import.meta.glob<Sentences>(
  '../../locales/*/{auction,billing,board,championships,club,fantasy,faq,first-steps,home,imports,leagues,lineup,lists,match,my-bets,newsletter,operator,password,plan,player,profile,recovery,registration,results,rules,safer-gambling,search,table,teams,track-record}.json',
  { import: 'default' },
);

/** The messages of the first page: only those of one language are fetched. */
const first = {
  it: () => import('./first-messages-it.ts'),
  en: () => import('./first-messages-en.ts'),
};
const shared = {
  it: () => import('./shared-messages-it.ts'),
  en: () => import('./shared-messages-en.ts'),
};
const SHARED: ReadonlySet<Namespace> = new Set(['errors', 'forecasts', 'notices']);

/** The messages fetched so far. */
const fetched: Record<Language, Partial<Record<Namespace, Sentences>>> = { it: {}, en: {} };
/** The files requested so far, besides those of the first page. */
const asked = new Set<Namespace>();
const listeners = new Set<() => void>();
let language: Language = 'it';
/** False until the messages of the first language have arrived. */
let speaking = false;

function chosenLanguage(): Language {
  return preferences.get().language ?? preferredLanguage(navigator.languages);
}

/** Loads the chosen language, and follows later choices. */
export async function startLanguage(): Promise<void> {
  await speak(chosenLanguage());
  speaking = true;
  preferences.subscribe(() => void speak(chosenLanguage()));
}

/** Called by the loaders of pages whose messages are not part of the first load. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  // Only these files: one page must not fail because another's messages do.
  await fetchMissing(speaking ? language : chosenLanguage(), namespaces);
}

export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;

/** The messages of one file in the current language. The returned function depends on the language, because
 *  the React compiler reuses what was made with the same function. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const spoken = useLanguage();
  return (key, values) => {
    const sentence =
      sentenceOf(fetched[spoken][namespace], key, values) ??
      // While the file of a newly chosen language is loading, the other language is better than nothing.
      sentenceOf(fetched[spoken === 'it' ? 'en' : 'it'][namespace], key, values);
    return sentence ?? key;
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => language);
}

/** Whether this file has a key that arrives as data, such as a notice's. */
export function hasMessage<N extends Namespace>(namespace: N, key: string): key is MessageKey<N> {
  return sentenceOf(fetched[language][namespace], key) !== undefined;
}

async function speak(chosen: Language): Promise<void> {
  await fetchMissing(chosen);
  // A later choice that loads faster wins.
  if (chosen !== chosenLanguage()) return;
  document.documentElement.lang = chosen;
  if (language === chosen) return;
  language = chosen;
  for (const listener of listeners) listener();
}

async function fetchMissing(
  wanted: Language,
  namespaces: Iterable<Namespace> = asked,
): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !fetched[wanted][namespace]);
  await Promise.all([
    !fetched[wanted].common && fetchFirst(wanted),
    ...missing.map(async (namespace) => {
      const sentences = await load(wanted, namespace);
      if (sentences) fetched[wanted][namespace] = sentences;
    }),
  ]);
}

async function load(wanted: Language, namespace: Namespace): Promise<Sentences | undefined> {
  if (!SHARED.has(namespace)) return files[`../../locales/${wanted}/${namespace}.json`]?.();
  const file: { SHARED: Partial<Record<Namespace, Sentences>> } = await shared[wanted]();
  return file.SHARED[namespace];
}

async function fetchFirst(wanted: Language): Promise<void> {
  const { FIRST } = await first[wanted]();
  Object.assign(fetched[wanted], FIRST);
}

function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
