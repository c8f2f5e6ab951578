import type { ImportDifference } from '@tredici/contract/fantasy-imports';
import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';

/** The fields of a player that a difference between two lists compares. */
export interface ComparedPlayer {
  readonly id: number;
  readonly name: string;
  readonly club: string;
  readonly role: ClassicRole;
  readonly price?: number | null;
}

/** The changes from the list before, matched by Id, because names are written in many ways. */
export function differenceOf(
  before: readonly ComparedPlayer[],
  after: readonly ComparedPlayer[],
): Omit<ImportDifference, 'against'> {
  const known = new Map(before.map((player) => [player.id, player]));
  const there = new Set(after.map(({ id }) => id));
  const both = after.flatMap((player) => {
    const was = known.get(player.id);
    return was ? [{ player, was }] : [];
  });
  return {
    added: after.filter(({ id }) => !known.has(id)).map(toNamed),
    gone: before.filter(({ id }) => !there.has(id)).map(toNamed),
    moved: both
      .filter(({ player, was }) => player.club !== was.club)
      .map(({ player, was }) => ({ ...toNamed(player), from: was.club })),
    prices: both
      .flatMap(({ player, was }) => {
        const [from, to] = [was.price ?? null, player.price ?? null];
        return from === null || to === null || from === to
          ? []
          : [{ ...toNamed(player), from, to }];
      })
      .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || b.to - a.to),
  };
}

const toNamed = ({ id, name, club, role }: ComparedPlayer) => ({ player_id: id, name, club, role });

/** A list that lacks so many clubs, or so many of the players before, is probably incomplete. */
const FEWEST_CLUBS = 18;
const MOST_GONE = 0.2;

export function looksHalf(
  before: readonly ComparedPlayer[],
  after: readonly ComparedPlayer[],
): boolean {
  const clubs = new Set(after.map(({ club }) => club));
  const there = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !there.has(id)).length;
  return clubs.size < FEWEST_CLUBS || (before.length > 0 && gone / before.length > MOST_GONE);
}
