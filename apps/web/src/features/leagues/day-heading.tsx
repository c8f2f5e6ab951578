import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { useText } from '#lib/i18n/translate.ts';
import { useDayNames } from './days-shown.ts';
import css from './match-list.module.css';

interface DayHeadingProps {
  /** Null for the ranking. */
  readonly date: string | null;
  readonly round: number | null;
  /** Whether the right column has any matches. */
  readonly wide: boolean;
}

/** A day with its round, over both columns; it stays in sight as long as its rows do. The signs on it are
 *  hidden from screen readers, which read those of the coupons below. */
export function DayHeading({ date, round, wide }: DayHeadingProps) {
  const t = useText('leagues');
  const dayOf = useDayNames();
  return (
    <div className={css.heading}>
      <div className={css.half}>
        <h2 className={css.day}>
          <span>{date ? dayOf(date) : t('ranking')}</span>
          {round !== null && <small>{t('day.round', { number: round })}</small>}
        </h2>
        <Signs />
      </div>
      {wide && (
        <div className={`${css.half} ${css.right}`}>
          <Signs />
        </div>
      )}
    </div>
  );
}

export function Signs() {
  return (
    <span className={css.signs} aria-hidden="true">
      {FINAL_RESULTS.map((sign) => (
        <b key={sign}>{sign}</b>
      ))}
    </span>
  );
}
