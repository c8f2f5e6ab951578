import type { CSSProperties } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Signs } from './day-heading.tsx';
import css from './match-list.module.css';

/** The rows of the first screen, in each of the two columns. */
const LINES = { '--lines': 10 } as CSSProperties;

/** The coupon before its matches arrive: the same rows in the same places, empty. */
export function WaitingList() {
  const t = useText('leagues');
  return (
    <div className={css.list} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={css.heading}>
        {['left', 'right'].map((column) => (
          <div key={column} className={column === 'left' ? css.half : `${css.half} ${css.right}`}>
            <div className={css.blankDay} />
            <Signs />
          </div>
        ))}
      </div>
      <div className={css.sheet}>
        {['left', 'right'].map((column) => (
          <div key={column} className={css.column} style={LINES}>
            <div className={css.blank} />
          </div>
        ))}
      </div>
    </div>
  );
}
