import { useText } from '#lib/i18n/translate.ts';
import type { ListView } from './list-view.ts';
import { useChosenList } from './use-chosen-list.ts';

/** The active filters in words, without search and role, which are always visible. */
export function useFilterWords(view: ListView): string[] {
  const t = useText('fantasy');
  const { club, priceFrom: from, priceTo: to, available, mine } = view;
  const list = useChosenList(view);
  const words: string[] = [];
  if (club !== null) words.push(club);
  if (from !== null && to !== null) words.push(t('filters.price', { from, to }));
  else if (from !== null) words.push(t('filters.priceAbove', { from }));
  else if (to !== null) words.push(t('filters.priceBelow', { to }));
  if (available !== 'all') words.push(t(`filters.available.${available}`));
  if (mine) words.push(t('filters.mineShort'));
  if (list) words.push(list.name);
  return words;
}
