import { type AnyRoute, notFound } from '@tanstack/react-router';
import { idIn } from './id-in.ts';
import { loadWords } from './load-words.ts';

/** Requests what a segment of an address identifies while the page's messages load. A segment that is no id
 *  is "not found". */
export async function loadById(
  segment: string,
  route: AnyRoute,
  ask: (id: number) => unknown,
): Promise<void> {
  const id = idIn(segment);
  await Promise.all([id !== null && ask(id), loadWords(route)]);
  if (id === null) throw notFound();
}
