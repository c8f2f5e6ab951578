import { useText } from '#lib/i18n/translate.ts';
import type { ListView } from './list-view.ts';
import { useChosenList } from './use-chosen-list.ts';

/** What the filters leave, in words: those that say something, without search and role, which are in
 *  sight themselves. */
export function useFilterWords(view: ListView): string[] {
  const t = useText('fantasy');
  const { club, priceFrom: from, priceTo: to, available, mine } = view;
  const list = useChosenList(view);
  const said: string[] = [];
  if (club !== null) said.push(club);
  if (from !== null && to !== null) said.push(t('filters.price', { from, to }));
  else if (from !== null) said.push(t('filters.priceAbove', { from }));
  else if (to !== null) said.push(t('filters.priceBelow', { to }));
  if (available !== 'all') said.push(t(`filters.available.${available}`));
  if (mine) said.push(t('filters.mineShort'));
  if (list) said.push(list.name);
  return said;
}
