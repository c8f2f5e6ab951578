import { foldWords } from '@tredici/contract/fold-text';

type SearchKind = 'club' | 'league' | 'match' | 'page';

/** Something that can be found and opened. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly to: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
  /** The kick-off of a match. */
  readonly at?: string;
  /** Whether its page needs Pro. */
  readonly pro?: boolean;
  /** What it is called otherwise. */
  readonly also: readonly string[];
}

/** Entries with their words, each written down once: a word that is typed is held against every word
 *  there is, and not against every word of every entry. */
export interface PreparedSearch {
  readonly entries: readonly SearchEntry[];
  readonly vocabulary: readonly string[];
  /** Which letters each of these has, a bit for each. */
  readonly letters: readonly number[];
  /** Of each entry, by their places in the vocabulary. */
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

/** A name of several words is also typed as one, and a long one by its initials: bodoglimt, psg. */
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

/** What every typed word begins a word of; only where there is none, what it nearly begins. The closest
 *  come first, of equals in the order in which they were prepared; kind by kind, that with the closest
 *  first. */
export function findEntries(
  prepared: PreparedSearch,
  typed: string,
  mostOfKind: number,
): FoundGroup[] {
  const asked = foldWords(typed);
  if (asked.length === 0) return [];
  const exact = costsOfEntries(prepared, asked, 0);
  // To forgive costs more than to find, and most words are typed well.
  const found = exact.length > 0 ? exact : costsOfEntries(prepared, asked, MOST_SLIPS);
  const fewestSlips = Math.min(...found.map(slipsOf));
  const kept = found.filter((one) => slipsOf(one) === fewestSlips).sort((a, b) => a.cost - b.cost);
  // A group comes in where its first entry does.
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

/** What it costs to be found by the beginning of a word instead of the whole, by another name than the
 *  first, and by every slip of the finger, which is more than all the others together. */
const BEGINNING = 1;
const OTHER_NAME = 0.5;
const SLIP = 100;
/** In a long word; in a short one fewer are forgiven. */
const MOST_SLIPS = 2;

const slipsOf = ({ cost }: Found): number => Math.floor(cost / SLIP);

/** Of every word that is known; infinite where it is another one. */
function costsOf(
  asked: string,
  { vocabulary, letters }: PreparedSearch,
  mostSlips: number,
): readonly number[] {
  const slips = Math.min(mostSlips, asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0);
  const askedLetters = lettersOf(asked);
  const costOf = (word: string, at: number): number => {
    if (word.startsWith(asked)) return word.length === asked.length ? 0 : BEGINNING;
    // Every letter that the word does not have at all is a slip: this alone tells most words apart.
    if (slips === 0 || countBits(askedLetters & ~letters[at]!) > slips) {
      return Number.POSITIVE_INFINITY;
    }
    const distance = distanceToBeginning(asked, word, slips);
    return distance <= slips ? BEGINNING + SLIP * distance : Number.POSITIVE_INFINITY;
  };
  return vocabulary.map(costOf);
}

/** All that is not one of the 26 shares a bit. */
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

/** How many letters must be added, left out, changed or swapped with their neighbour to make of one word
 *  the beginning of another. More than `most` need not be exact. */
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
