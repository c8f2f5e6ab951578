import css from './mark.module.css';

export type Who = 'ours' | 'model' | 'market';

/** The mark of a line or dot in every chart: ours is solid, the model's is open, the market's is the thin
 *  dashed line. */
export function Mark({ who }: { readonly who: Who }) {
  return (
    <svg className={css.mark} viewBox="0 0 14 14" aria-hidden="true">
      {who === 'ours' && <circle cx="7" cy="7" r="5" className={css.ours} />}
      {who === 'model' && <circle cx="7" cy="7" r="4.500" className={css.model} />}
      {who === 'market' && <path d="M7 0v14" className={css.market} />}
    </svg>
  );
}
