import { type AnyRoute, notFound } from '@tanstack/react-router';
import { idIn } from './id-in.ts';
import { loadWords } from './load-words.ts';

/** Asks for what a segment of an address names, while the words of the page come. A segment that is no id
 *  names nothing. */
export async function loadById(
  segment: string,
  route: AnyRoute,
  ask: (id: number) => unknown,
): Promise<void> {
  const id = idIn(segment);
  await Promise.all([id !== null && ask(id), loadWords(route)]);
  if (id === null) throw notFound();
}
