/** An unsaved change of a line-up, stored on the device so that a reload loses nothing. */
import type { LineupReply } from '@tredici/contract/teams';
import { deviceStorage } from '#lib/device/storage.ts';
import { lineupKey } from '#lib/session/draft-memory.ts';
import type { SavedLineup } from './draft.ts';

export interface KeptDraft {
  readonly round: number;
  /** The version of the saved line-up on which it is based; 0 if there was none. */
  readonly version: number;
  readonly lineup: SavedLineup;
}

export const keptDrafts = {
  read: (teamId: number) => parseKept(deviceStorage.read(lineupKey(teamId))),
  keep: (teamId: number, kept: KeptDraft) => deviceStorage.write(lineupKey(teamId), kept),
  forget: (teamId: number) => deviceStorage.remove(lineupKey(teamId)),
};

/** The server's line-up on which a stored draft is based. If there is a newer one by now, it is treated as if
 *  another tab had saved it meanwhile. */
export function begunFrom(reply: LineupReply, { version }: KeptDraft): LineupReply {
  const { lineup, is_from_earlier_round } = reply;
  if (!lineup || is_from_earlier_round || lineup.version <= version) return reply;
  return { ...reply, lineup: { ...lineup, version } };
}

/** Reads a draft from the device; an invalid one counts as missing. */
export function parseKept(found: unknown): KeptDraft | null {
  const { round, version, lineup } = recordOf(found);
  const { module, starters, bench, captain, vice, switch: pair } = recordOf(lineup);
  const { starter, reserve } = recordOf(pair);
  if (!isWhole(round) || !isWhole(version) || typeof module !== 'string') return null;
  if (!areIds(starters) || !areIds(bench)) return null;
  const named = (id: unknown) => (isWhole(id) ? id : null);
  return {
    round,
    version,
    lineup: {
      ...{ module, starters, bench, captain: named(captain), vice: named(vice) },
      ...(isWhole(starter) && isWhole(reserve) ? { switch: { starter, reserve } } : {}),
    },
  };
}

const recordOf = (found: unknown) => Object(found) as Readonly<Record<string, unknown>>;
const isWhole = (found: unknown): found is number => Number.isInteger(found);
const areIds = (found: unknown): found is number[] => Array.isArray(found) && found.every(isWhole);
