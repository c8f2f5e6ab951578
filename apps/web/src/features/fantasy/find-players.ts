import { foldWords } from '@tredici/contract/fold-text';

/** What can be searched for: a name, and the club it plays for. */
interface Named {
  readonly name: string;
  readonly club: string;
}

export interface FoundPlayers<P> {
  readonly players: readonly P[];
  /** Nobody is called so: these are the ones whose names look alike. */
  readonly alike: boolean;
}

/** The players of whose name or club every typed word begins a word. Accents, capitals and apostrophes
 *  do not matter; where nobody is found, neither does a slip of the finger. */
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

/** Takes names apart before the first letter is typed. */
export function prepareToFind(players: readonly Named[]): void {
  for (const player of players) searchWords(player);
}

type Compare = (known: string, asked: string) => boolean;

function hasAll(player: Named, asked: readonly string[], compare: Compare): boolean {
  const words = searchWords(player);
  return asked.every((word) => words.some((known) => compare(known, word)));
}

const startsLike: Compare = (known, asked) => known.startsWith(asked);

/** Too short a word looks like everybody's. */
const SHORTEST = 4;
const LONG = 7;

function startsNearly(known: string, asked: string): boolean {
  if (asked.length < SHORTEST) return known.startsWith(asked);
  const slips = asked.length < LONG ? 1 : 2;
  // A slip may have added or lost a letter: the beginning to compare with is as long, or a little
  // shorter or longer.
  for (let length = asked.length - slips; length <= asked.length + slips; length++) {
    if (slipsBetween(known.slice(0, length), asked) <= slips) return true;
  }
  return false;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of another. */
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

/** Six hundred names are taken apart once, not at every key. */
const known = new WeakMap<Named, readonly string[]>();

function searchWords(player: Named): readonly string[] {
  let words = known.get(player);
  if (!words) {
    words = wordsOf(`${player.name} ${player.club}`);
    known.set(player, words);
  }
  return words;
}

/** An apostrophe is left out by who types in a hurry. */
const wordsOf = (text: string): string[] => foldWords(text.replaceAll(/['’]/g, ''));
