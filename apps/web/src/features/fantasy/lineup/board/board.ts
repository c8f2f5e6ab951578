import type { Draft } from '../draft/draft.ts';
import type { useLineupWords } from '../draft/lineup-words.ts';
import type { Place } from '../draft/move-player.ts';
import type { LineupTeam } from '../lineup-team.ts';
import type { WishMap } from '../recommended/wishes.ts';

/** What pitch, bench and stand share while a line-up is made. */
export interface Board {
  readonly team: LineupTeam;
  readonly draft: Draft;
  /** Points expected of a player who gets a vote, by id; empty for who has no Pro. */
  readonly expected: ReadonlyMap<number, number>;
  readonly wishes: WishMap;
  /** Who was picked up and waits for a place. */
  readonly picked: number | null;
  readonly isClosed: boolean;
  readonly words: ReturnType<typeof useLineupWords>;
  /** Whether the picked player may go there; true where nobody is picked. */
  readonly isOpen: (place: Place) => boolean;
  readonly onActivate: (player: number) => void;
  readonly onPlace: (place: Place) => void;
}
