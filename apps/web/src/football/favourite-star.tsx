import type { FavouriteTarget } from '@tredici/contract/favourites';
import { useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { useFavourite } from './favourites.ts';
import { Star } from './star.tsx';

/** Adds a club or a league to the reader's favourites, or removes it. */
export function FavouriteStar({ name, ...target }: FavouriteTarget & { readonly name: string }) {
  const t = useText('forecasts');
  const { isFavourite, toggle } = useFavourite(target);
  return (
    <IconButton
      label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
      onClick={toggle}
    >
      <Star filled={isFavourite} />
    </IconButton>
  );
}
