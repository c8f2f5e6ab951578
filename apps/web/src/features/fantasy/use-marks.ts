import { useMemo } from 'react';
import { type ListView, MOST_COMPARED } from './list-view.ts';
import type { RowMarks } from './player-row.tsx';
import type { ChooseView } from './use-list-view.ts';

/** The marked players of a table: at most as many as can be compared. */
export function useMarks({ marked }: ListView, onChoose: ChooseView): RowMarks {
  return useMemo(
    () => ({
      marked,
      full: marked.length >= MOST_COMPARED,
      onMark: (id) =>
        onChoose({
          marked: marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id],
        }),
      onClear: () => onChoose({ marked: [] }),
    }),
    [marked, onChoose],
  );
}
