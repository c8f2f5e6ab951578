/** A line-up that was changed and not saved, kept on the device so that a reload loses nothing. */
import type { LineupReply } from '@tredici/contract/teams';
import { deviceStorage } from '#lib/device/storage.ts';
import { lineupKey } from '#lib/session/draft-memory.ts';
import type { SavedLineup } from './draft.ts';

export interface KeptDraft {
  readonly round: number;
  /** Of the saved line-up that it changes; 0 where there was none. */
  readonly version: number;
  readonly lineup: SavedLineup;
}

export const keptDrafts = {
  read: (teamId: number) => parseKept(deviceStorage.read(lineupKey(teamId))),
  keep: (teamId: number, kept: KeptDraft) => deviceStorage.write(lineupKey(teamId), kept),
  forget: (teamId: number) => deviceStorage.remove(lineupKey(teamId)),
};

/** The line-up of the server on which a kept one was begun. A newer one may be there by now: then it is as if
 *  another tab had saved it meanwhile. */
export function begunFrom(reply: LineupReply, { version }: KeptDraft): LineupReply {
  const { lineup, is_from_earlier_round } = reply;
  if (!lineup || is_from_earlier_round || lineup.version <= version) return reply;
  return { ...reply, lineup: { ...lineup, version } };
}

/** Anything found on the device: what is not understood was never kept. */
export function parseKept(found: unknown): KeptDraft | null {
  const { round, version, lineup } = recordOf(found);
  const { module, starters, bench, captain, vice } = recordOf(lineup);
  if (!isWhole(round) || !isWhole(version) || typeof module !== 'string') return null;
  if (!areIds(starters) || !areIds(bench)) return null;
  const named = (id: unknown) => (isWhole(id) ? id : null);
  return {
    round,
    version,
    lineup: { module, starters, bench, captain: named(captain), vice: named(vice) },
  };
}

const recordOf = (found: unknown) => Object(found) as Readonly<Record<string, unknown>>;
const isWhole = (found: unknown): found is number => Number.isInteger(found);
const areIds = (found: unknown): found is number[] => Array.isArray(found) && found.every(isWhole);
