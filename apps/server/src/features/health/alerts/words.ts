import type { Language } from '@tredici/contract/account';
import { causeSentences } from '@tredici/contract/operator-watch';
import english from '#locales/en/operator.json' with { type: 'json' };
import italian from '#locales/it/operator.json' with { type: 'json' };
import { fillWords } from '#mail/fill-words.ts';
import type { Cause } from './causes.ts';

export const operatorMessages = { it: italian, en: english };
type Key = keyof typeof italian;

export function say(language: Language, key: Key, values: Readonly<Record<string, string>> = {}) {
  return fillWords(operatorMessages[language][key], values);
}

export function describeCause(cause: Pick<Cause, 'kind' | 'values'>, language: Language): string {
  return causeSentences(cause)
    .map((key) => say(language, key, cause.values))
    .join(' ');
}
