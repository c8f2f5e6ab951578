import type { MessageValues } from './messages.ts';

export type Sentences = Readonly<Record<string, string>>;

/** A message with its values filled in; undefined if the file has no such key. With a `count` it uses the
 *  form for one or for other numbers, the only two of Italian and English; a message may also have one for
 *  zero. */
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
