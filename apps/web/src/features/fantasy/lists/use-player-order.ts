import { useQueryClient } from '@tanstack/react-query';
import { listCalls } from '@tredici/contract/lists';
import { useRef, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { type CustomList, refreshLists } from './queries.ts';

/** The players of a list as the user wants them: shown at once and saved one change after the other, so that
 *  clicks may be faster than the server's answers. */
export function usePlayerOrder(list: CustomList) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  /** The latest unsaved order, which replaces any earlier one. */
  const latest = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);
  /** Versions only increase: the list on the page may be older than the last answer. */
  const version = useRef(list.version);

  async function save(): Promise<void> {
    isSending.current = true;
    while (latest.current) {
      const players = latest.current;
      try {
        const saved = await request(listCalls.updateCustomList, {
          params: { id: String(list.id) },
          body: { version: version.current, players: [...players] },
        });
        version.current = saved.version;
        if (latest.current === players) latest.current = null;
      } catch (error) {
        latest.current = null;
        notify(errorText(error), 'failed');
      }
    }
    isSending.current = false;
    await refreshLists(queries);
    if (!isSending.current) setWanted(null);
  }

  return {
    players: wanted ?? list.players,
    isSaving: wanted !== null,
    choose(players: readonly number[]) {
      version.current = Math.max(version.current, list.version);
      latest.current = players;
      setWanted(players);
      if (!isSending.current) void save();
    },
  };
}
