import type { MessageValues } from './messages.ts';

export type Sentences = Readonly<Record<string, string>>;

/** A sentence of a file with its values filled in; undefined where the file has none by that key. With
 *  a `count` it is the form for one or for any other number, which is all that Italian and English
 *  tell apart; a sentence may have one of its own for none. */
export function sentenceOf(
  sentences: Sentences | undefined,
  key: string,
  values?: MessageValues,
): string | undefined {
  if (!sentences) return undefined;
  const text = formOf(sentences, key, values?.count) ?? sentences[key];
  if (!values || !text?.includes('{{')) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function formOf(sentences: Sentences, key: string, count: MessageValues[string] | undefined) {
  if (count === undefined) return undefined;
  const none = count === 0 ? sentences[`${key}_zero`] : undefined;
  return none ?? sentences[`${key}_${count === 1 ? 'one' : 'other'}`];
}
