import { foldWords } from '@tredici/contract/fold-text';

type SearchKind = 'club' | 'league' | 'match' | 'page';

/** Something that can be found and opened. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly to: string;
  readonly name: string;
  /** Distinguishes it from others of the same name. */
  readonly detail: string;
  /** The kick-off of a match. */
  readonly at?: string;
  /** Whether its page needs Pro. */
  readonly pro?: boolean;
  /** Its other names. */
  readonly also: readonly string[];
}

/** Entries and the vocabulary of their words. Each word is stored once, so that a typed word is compared with every
 *  distinct word and not with every word of every entry. */
export interface PreparedSearch {
  readonly entries: readonly SearchEntry[];
  readonly vocabulary: readonly string[];
  /** Which letters each word of the vocabulary contains, one bit per letter. */
  readonly letters: readonly number[];
  /** The words of each entry's name, and those of its other names, as indexes into the vocabulary. */
  readonly own: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
}

export function prepareSearch(entries: readonly SearchEntry[]): PreparedSearch {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, places.size);
    return places.size - 1;
  };
  const own = entries.map(({ name }) => foldWords(name).map(placeOf));
  const other = entries.map(({ name, also }) =>
    [
      ...new Set([
        ...joined(name),
        ...also.flatMap((spelling) => [...foldWords(spelling), ...joined(spelling)]),
      ]),
    ].map(placeOf),
  );
  const vocabulary = [...places.keys()];
  return { entries, vocabulary, letters: vocabulary.map(lettersOf), own, other };
}

/** Users also type a name of several words as one word, and one of three or more words by its initials: bodoglimt,
 *  psg. */
function joined(name: string): string[] {
  const words = foldWords(name);
  if (words.length < 2) return [];
  const initials = words.map((word) => word[0]).join('');
  return words.length > 2 ? [words.join(''), initials] : [words.join('')];
}

export interface FoundGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
}

/** Finds the entries in which every typed word is the beginning of a word. Only if there are none, it finds those in
 *  which it nearly is, with as few typing mistakes as possible. The closest come first, equally close ones in the order
 *  in which they were prepared. They are grouped by kind, the kind of the closest entry first. */
export function findEntries(
  prepared: PreparedSearch,
  typed: string,
  mostOfKind: number,
): FoundGroup[] {
  const asked = foldWords(typed);
  if (asked.length === 0) return [];
  const exact = costsOfEntries(prepared, asked, 0);
  // Allowing for typing mistakes takes more time, and most words are typed correctly.
  const found = exact.length > 0 ? exact : costsOfEntries(prepared, asked, MOST_SLIPS);
  const fewestSlips = Math.min(...found.map(slipsOf));
  const kept = found.filter((one) => slipsOf(one) === fewestSlips).sort((a, b) => a.cost - b.cost);
  // The groups are in the order of their first entries.
  return [...Map.groupBy(kept, ({ entry }) => entry.kind)].map(([kind, ofKind]) => ({
    kind,
    entries: ofKind.slice(0, mostOfKind).map(({ entry }) => entry),
  }));
}

interface Found {
  readonly entry: SearchEntry;
  readonly cost: number;
}

function costsOfEntries(
  prepared: PreparedSearch,
  asked: readonly string[],
  mostSlips: number,
): Found[] {
  const { entries, own, other } = prepared;
  const costs = asked.map((word) => costsOf(word, prepared, mostSlips));
  return entries.flatMap((entry, at) => {
    let cost = 0;
    for (const ofWord of costs) {
      cost += Math.min(cheapest(ofWord, own[at]!), cheapest(ofWord, other[at]!) + OTHER_NAME);
    }
    return cost < Number.POSITIVE_INFINITY ? { entry, cost } : [];
  });
}

/** The cost of matching only the beginning of a word, of matching another name than the first, and of each typing
 *  mistake, which counts more than the other two together. */
const BEGINNING = 1;
const OTHER_NAME = 0.5;
const SLIP = 100;
/** Mistakes allowed in a long word; fewer are allowed in a shorter one. */
const MOST_SLIPS = 2;

const slipsOf = ({ cost }: Found): number => Math.floor(cost / SLIP);

/** The cost of every word of the vocabulary for a typed word; infinite if it does not match. */
function costsOf(
  asked: string,
  { vocabulary, letters }: PreparedSearch,
  mostSlips: number,
): readonly number[] {
  const slips = Math.min(mostSlips, asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0);
  const askedLetters = lettersOf(asked);
  const costOf = (word: string, at: number): number => {
    if (word.startsWith(asked)) return word.length === asked.length ? 0 : BEGINNING;
    // Each typed letter that the word does not contain is a mistake. This check alone excludes most words.
    if (slips === 0 || countBits(askedLetters & ~letters[at]!) > slips) {
      return Number.POSITIVE_INFINITY;
    }
    const distance = distanceToBeginning(asked, word, slips);
    return distance <= slips ? BEGINNING + SLIP * distance : Number.POSITIVE_INFINITY;
  };
  return vocabulary.map(costOf);
}

/** One bit for each letter from a to z; all other characters share one more. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function cheapest(costs: readonly number[], words: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (costs[word]! < least) least = costs[word]!;
  }
  return least;
}

/** How many letters must be added, left out, changed or swapped with their neighbour to turn one word into the
 *  beginning of another. A result above `most` need not be exact. */
export function distanceToBeginning(asked: string, word: string, most: number): number {
  const width = Math.min(word.length, asked.length + most);
  if (width < asked.length - most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  let least = 0;
  for (let row = 1; row <= asked.length; row += 1) {
    const next = [row];
    least = row;
    for (let at = 1; at <= width; at += 1) {
      const same = asked[row - 1] === word[at - 1];
      let steps = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const isSwapped = asked[row - 1] === word[at - 2] && asked[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwapped) steps = Math.min(steps, before[at - 2]! + 1);
      next.push(steps);
      if (steps < least) least = steps;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = next;
  }
  return least;
}
