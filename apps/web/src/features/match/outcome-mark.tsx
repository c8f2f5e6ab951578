import type { MatchDetail } from '@tredici/contract/match';
import { useText } from '#lib/i18n/translate.ts';
import css from './outcome-mark.module.css';

type Outcome = NonNullable<NonNullable<MatchDetail['outcomes']>['1']>;

/** The result of a bet: a full disc or an empty one, in the same colour and type. A loss is shown as plainly
 *  as a win. */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome | undefined }) {
  const t = useText('match');
  if (!outcome) return null;
  return (
    <span className={css.mark}>
      <svg className={css.disc} viewBox="0 0 12 12" aria-hidden="true">
        {outcome === 'void' ? (
          <path d="M2 6h8" />
        ) : (
          <circle cx="6" cy="6" r="4" className={outcome === 'won' ? css.full : undefined} />
        )}
      </svg>
      {t(`outcome.${outcome}`)}
    </span>
  );
}
