/** Counts characters as the contract does: an emoji is one, not two code units. */
export const lengthOf = (text: string): number => [...text].length;

/** The beginning of a text. What is seen as one character, such as a family of emoji, is never cut in two. */
export function beginningOf(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  let beginning = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += lengthOf(segment);
    if (length > most) break;
    beginning += segment;
  }
  return beginning;
}
