import { useText } from '#lib/i18n/translate.ts';
import css from './form-discs.module.css';

export type FormResult = 'won' | 'drawn' | 'lost';

/** The last five results: a full disc for a win, a half one for a draw, an empty one for a loss; the newest
 *  at the right. */
export function FormDiscs({ form }: { readonly form: readonly FormResult[] }) {
  const t = useText('football');
  return (
    <span
      className={css.discs}
      role="img"
      aria-label={form.map((one) => t(`form.${one}`)).join(', ')}
    >
      {form.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in a row of five is what they are.
        <svg key={at} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="4.5" className={one === 'won' ? css.full : undefined} />
          {one === 'drawn' && <path d="M6 1.500a4.500 4.500 0 0 1 0 9Z" className={css.full} />}
        </svg>
      ))}
    </span>
  );
}
