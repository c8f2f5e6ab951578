import { useText } from '#lib/i18n/translate.ts';
import css from './waiting-table.module.css';

/** Enough rows to fill the first screen. */
const LINES = 16;

/** The placeholder of a table: a heading and empty rows of their exact height. */
export function WaitingTable() {
  const t = useText('fantasy');
  return (
    <div className={css.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={css.bar} />
      <div className={css.heads} />
      <div className={css.lines} style={{ '--lines': LINES } as React.CSSProperties} />
    </div>
  );
}
