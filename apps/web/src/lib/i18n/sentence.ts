import type { MessageValues } from './messages.ts';

export type Sentences = Readonly<Record<string, string>>;

/** A sentence of a file with its values filled in; undefined where the file has none by that key. With
 *  a `count` it is the form for one or for any other number, which is all that Italian and English
 *  tell apart. */
export function sentenceOf(
  sentences: Sentences | undefined,
  key: string,
  values?: MessageValues,
): string | undefined {
  if (!sentences) return undefined;
  const form = values?.count === undefined ? '' : values.count === 1 ? '_one' : '_other';
  const text = sentences[key + form] ?? sentences[key];
  if (!values || !text?.includes('{{')) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
