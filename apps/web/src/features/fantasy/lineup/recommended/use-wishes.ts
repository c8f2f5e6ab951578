import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { LineupEditor } from '../draft/use-lineup-editor.ts';
import type { LineupTeam } from '../lineup-team.ts';
import { toggleWish, type Wish, type WishMap } from './wishes.ts';

/** The reader's wishes while the page is open. Whoever gets or loses one is put down. */
export function useWishes({ byId }: LineupTeam, editor: LineupEditor) {
  const t = useText('lineup');
  const [wishes, setWishes] = useState<WishMap>(new Map());
  return {
    wishes,
    wish(id: number, wish: Wish) {
      const next = toggleWish(wishes, id, wish);
      setWishes(next);
      editor.putDown(t(`wished.${next.get(id) ?? 'nothing'}`, { name: byId.get(id)!.name }));
    },
    clear() {
      setWishes(new Map());
      editor.putDown(t('wished.cleared'));
    },
  };
}
