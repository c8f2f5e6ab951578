import { useText } from '#lib/i18n/translate.ts';
import css from './star.module.css';

const STAR =
  'm12 3.500 2.600 5.500 6 .800-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.800Z';

export function Star({ filled }: { readonly filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={filled ? `${css.star} ${css.filled}` : css.star}
    >
      <path d={STAR} />
    </svg>
  );
}

/** Shown beside the reader's favourites. */
export function StarMark() {
  const t = useText('football');
  return (
    <span className={css.mark}>
      <Star filled />
      <span className="visually-hidden">{t('favourite')}</span>
    </span>
  );
}
