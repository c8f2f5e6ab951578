import { useId } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Icon } from '#ui/icons.tsx';
import { PAGE_SIZES, type PageSize } from './home-view.ts';
import css from './pager.module.css';
import type { Page } from './paging.ts';

interface PagerProps {
  /** What the table is called, for those who hear this without seeing where it stands. */
  readonly table: string;
  /** Null while nothing is known: the room is kept. */
  readonly shown: Pick<Page<unknown>, 'page' | 'pages' | 'first' | 'last' | 'total'> | null;
  readonly rows: PageSize;
  readonly onRows: (rows: PageSize) => void;
  readonly onPage: (page: number) => void;
}

/** The foot of a table: how many lines at once, which of how many, and on to the next. */
export function Pager({ table, shown, rows, onRows, onPage }: PagerProps) {
  const t = useText('home');
  const { count } = useFormats();
  return (
    <nav className={css.pager} aria-label={t('pager', { table })}>
      <PageSizes rows={rows} onRows={onRows} />
      <div className={css.pages}>
        <p className={css.shown} role="status">
          {shown &&
            (shown.total === 0
              ? t('pager.none')
              : t('pager.shown', {
                  first: count(shown.first),
                  last: count(shown.last),
                  total: count(shown.total),
                }))}
        </p>
        <PagerButton
          label={t('pager.previous')}
          to={shown && shown.page > 1 ? shown.page - 1 : null}
          stroke="m14.5 5.500-6.500 6.500 6.500 6.500"
          onPage={onPage}
        />
        <PagerButton
          label={t('pager.next')}
          to={shown && shown.page < shown.pages ? shown.page + 1 : null}
          stroke="m9.5 5.500 6.500 6.500-6.500 6.500"
          onPage={onPage}
        />
      </div>
    </nav>
  );
}

function PageSizes({ rows, onRows }: Pick<PagerProps, 'rows' | 'onRows'>) {
  const t = useText('home');
  const name = useId();
  return (
    <fieldset className={css.sizes}>
      <legend className={css.legend}>{t('pager.rows')}</legend>
      {PAGE_SIZES.map((size) => (
        <label key={size} className={css.size}>
          <input
            type="radio"
            className={css.input}
            name={name}
            value={size}
            checked={size === rows}
            onChange={() => onRows(size)}
          />
          {size}
        </label>
      ))}
    </fieldset>
  );
}

/** At the end it stops acting but stays: whoever pressed it keeps their place. */
function PagerButton({
  label,
  to,
  stroke,
  onPage,
}: {
  readonly label: string;
  readonly to: number | null;
  readonly stroke: string;
  readonly onPage: (page: number) => void;
}) {
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={label}
      title={label}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && onPage(to)}
    >
      <Icon>
        <path d={stroke} />
      </Icon>
    </button>
  );
}
