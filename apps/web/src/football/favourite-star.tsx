import type { FavouriteTarget } from '@tredici/contract/favourites';
import { useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { useFavourite } from './favourites.ts';
import { Star } from './star.tsx';

/** Makes a club or a league one of the reader's favourites, or no longer. */
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
