import { useSyncExternalStore } from 'react';
import { type Language, preferences, preferredLanguage } from '#lib/device/preferences.ts';
import type { MessageKey, MessageValues, Namespace } from './messages.ts';
import { type Sentences, sentenceOf } from './sentence.ts';

/** The files of what comes after the first page; a feature adds its own here. */
const files = import.meta.glob<Sentences>(
  '../../locales/*/{auction,billing,board,championships,club,fantasy,faq,first-steps,home,imports,leagues,lineup,lists,match,my-bets,newsletter,operator,password,plan,player,profile,recovery,registration,results,rules,safer-gambling,search,table,teams,track-record}.json',
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
const SHARED: ReadonlySet<Namespace> = new Set(['errors', 'forecasts', 'notices']);

/** What has been fetched so far. */
const fetched: Record<Language, Partial<Record<Namespace, Sentences>>> = { it: {}, en: {} };
/** Asked for so far, besides the first. */
const asked = new Set<Namespace>();
const listeners = new Set<() => void>();
let language: Language = 'it';
/** Until the chosen language is there, nothing has been said in any. */
let speaking = false;

function chosenLanguage(): Language {
  return preferences.get().language ?? preferredLanguage(navigator.languages);
}

/** Fetches what is missing of the chosen language and speaks it from then on. */
export async function startLanguage(): Promise<void> {
  await speak(chosenLanguage());
  speaking = true;
  preferences.subscribe(() => void speak(chosenLanguage()));
}

/** A page whose messages are not part of the first load asks for them in its loader. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  // Only these: one page's words that do not come must not cost another its own.
  await fetchMissing(speaking ? language : chosenLanguage(), namespaces);
}

export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;

/** The messages of one file, in the language of the moment. The language is part of the function:
 *  the compiler keeps whatever was made with the same one. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const spoken = useLanguage();
  return (key, values) => {
    const sentence =
      sentenceOf(fetched[spoken][namespace], key, values) ??
      // Its file has not come yet in a language just chosen: better the other than nothing.
      sentenceOf(fetched[spoken === 'it' ? 'en' : 'it'][namespace], key, values);
    return sentence ?? key;
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => language);
}

/** For keys that arrive as data, such as a notice's: does this file have it? */
export function hasMessage<N extends Namespace>(namespace: N, key: string): key is MessageKey<N> {
  return sentenceOf(fetched[language][namespace], key) !== undefined;
}

async function speak(chosen: Language): Promise<void> {
  await fetchMissing(chosen);
  // A quicker second choice wins over a slow first one.
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
