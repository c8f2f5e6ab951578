import { foldWords } from '@tredici/contract/fold-text';

/** What can be searched: a name, and the player's club. */
interface Named {
  readonly name: string;
  readonly club: string;
}

export interface FoundPlayers<P> {
  readonly players: readonly P[];
  /** There is no exact match: these players have similar names. */
  readonly alike: boolean;
}

/** The players whose name or club contains, for every typed word, a word beginning with it. Accents, case and
 *  apostrophes do not matter, and if nobody is found, typos are tolerated. */
export function findPlayers<P extends Named>(
  players: readonly P[],
  typed: string,
): FoundPlayers<P> {
  const asked = wordsOf(typed);
  if (asked.length === 0) return { players, alike: false };
  const exact = players.filter((player) => hasAll(player, asked, startsLike));
  if (exact.length > 0) return { players: exact, alike: false };
  const alike = players.filter((player) => hasAll(player, asked, startsNearly));
  return { players: alike, alike: alike.length > 0 };
}

/** Splits the names into words before the first letter is typed. */
export function prepareToFind(players: readonly Named[]): void {
  for (const player of players) searchWords(player);
}

type Compare = (known: string, asked: string) => boolean;

function hasAll(player: Named, asked: readonly string[], compare: Compare): boolean {
  const words = searchWords(player);
  return asked.every((word) => words.some((known) => compare(known, word)));
}

const startsLike: Compare = (known, asked) => known.startsWith(asked);

/** Shorter words would resemble too many names. */
const SHORTEST = 4;
const LONG = 7;

function startsNearly(known: string, asked: string): boolean {
  if (asked.length < SHORTEST) return known.startsWith(asked);
  const slips = asked.length < LONG ? 1 : 2;
  // A typo may have added or removed a letter, so prefixes of slightly different lengths are compared.
  for (let length = asked.length - slips; length <= asked.length + slips; length++) {
    if (slipsBetween(known.slice(0, length), asked) <= slips) return true;
  }
  return false;
}

/** The number of letters to add, drop, change or swap with their neighbour to turn one word into the other. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** Six hundred names are split into words once, instead of at every key. */
const known = new WeakMap<Named, readonly string[]>();

function searchWords(player: Named): readonly string[] {
  let words = known.get(player);
  if (!words) {
    words = wordsOf(`${player.name} ${player.club}`);
    known.set(player, words);
  }
  return words;
}

/** People who type quickly leave apostrophes out. */
export const wordsOf = (text: string): string[] => foldWords(text.replaceAll(/['’]/g, ''));
