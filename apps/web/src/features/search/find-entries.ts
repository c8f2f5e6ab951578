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
  return { entries, vocabulary: [...places.keys()], own, other };
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
  { entries, vocabulary, own, other }: PreparedSearch,
  typed: string,
  mostOfKind: number,
): FoundGroup[] {
  const asked = foldWords(typed).map((word) => costsOf(word, vocabulary));
  if (asked.length === 0) return [];
  const found = entries.flatMap((entry, at) => {
    let cost = 0;
    for (const costs of asked) {
      cost += Math.min(cheapest(costs, own[at]!), cheapest(costs, other[at]!) + OTHER_NAME);
    }
    return cost < Number.POSITIVE_INFINITY ? { entry, cost } : [];
  });
  const fewestSlips = Math.min(...found.map(slipsOf));
  const kept = found.filter((one) => slipsOf(one) === fewestSlips).sort((a, b) => a.cost - b.cost);
  // A group comes in where its first entry does.
  return [...Map.groupBy(kept, ({ entry }) => entry.kind)].map(([kind, ofKind]) => ({
    kind,
    entries: ofKind.slice(0, mostOfKind).map(({ entry }) => entry),
  }));
}

function slipsOf({ cost }: { readonly cost: number }): number {
  return Math.floor(cost / SLIP);
}

/** What it costs to be found by the beginning of a word instead of the whole, by another name than the
 *  first, and by every slip of the finger, which is more than all the others together. */
const BEGINNING = 1;
const OTHER_NAME = 0.5;
const SLIP = 100;

/** Of every word that is known; infinite where it is another one. */
function costsOf(asked: string, vocabulary: readonly string[]): Float64Array {
  const slips = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  return Float64Array.from(vocabulary, (word) => {
    if (word.startsWith(asked)) return word.length === asked.length ? 0 : BEGINNING;
    const distance = slips > 0 ? distanceToBeginning(asked, word, slips) : Number.POSITIVE_INFINITY;
    return distance <= slips ? BEGINNING + SLIP * distance : Number.POSITIVE_INFINITY;
  });
}

function cheapest(costs: Float64Array, words: readonly number[]): number {
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
  for (let row = 1; row <= asked.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= width; at += 1) {
      const same = asked[row - 1] === word[at - 1];
      let least = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const isSwapped = asked[row - 1] === word[at - 2] && asked[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwapped) least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = next;
  }
  return Math.min(...last);
}
