import type { Draft } from '../draft/draft.ts';
import type { useLineupWords } from '../draft/lineup-words.ts';
import type { Place } from '../draft/move-player.ts';
import type { LineupTeam } from '../lineup-team.ts';
import type { WishMap } from '../recommended/wishes.ts';

/** What pitch, bench and stand share while a line-up is edited. */
export interface Board {
  readonly team: LineupTeam;
  readonly draft: Draft;
  /** Expected points by player id, given that the player gets a vote; empty without Pro. */
  readonly expected: ReadonlyMap<number, number>;
  readonly wishes: WishMap;
  /** The player who was picked and is waiting for a place. */
  readonly picked: number | null;
  readonly isClosed: boolean;
  readonly words: ReturnType<typeof useLineupWords>;
  /** Whether the picked player may go there; true if nobody is picked. */
  readonly isOpen: (place: Place) => boolean;
  readonly onActivate: (player: number) => void;
  readonly onPlace: (place: Place) => void;
}
