import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Icon } from './icons.tsx';
import css from './pager.module.css';
import type { Page } from './paging.ts';
import { RadioStrip } from './radio-strip.tsx';

interface PagerProps<S extends number> {
  /** The name of the table, for screen reader users who do not see which table this belongs to. */
  readonly table: string;
  /** Null while unknown; the space is reserved. */
  readonly shown: Pick<Page<unknown>, 'page' | 'pages' | 'first' | 'last' | 'total'> | null;
  /** How many lines per page, and the other choices. */
  readonly rows: S;
  readonly sizes: readonly S[];
  readonly onRows: (rows: S) => void;
  readonly onPage: (page: number) => void;
}

/** The footer of a table: lines per page, the position in the list, and the page buttons. */
export function Pager<S extends number>({
  table,
  shown,
  rows,
  sizes,
  onRows,
  onPage,
}: PagerProps<S>) {
  const t = useText('forecasts');
  const { count } = useFormats();
  return (
    <nav className={css.pager} aria-label={t('pager', { table })}>
      <RadioStrip
        legend={t('pager.rows')}
        choices={sizes.map((size) => ({ value: size, label: String(size) }))}
        value={rows}
        onChoose={onRows}
        inline
      />
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
        <TurnButton
          direction="back"
          label={t('pager.previous')}
          to={shown && shown.page > 1 ? shown.page - 1 : null}
          onTurn={onPage}
        />
        <TurnButton
          direction="on"
          label={t('pager.next')}
          to={shown && shown.page < shown.pages ? shown.page + 1 : null}
          onTurn={onPage}
        />
      </div>
    </nav>
  );
}

const STROKES = {
  back: 'm14.5 5.500-6.500 6.500 6.500 6.500',
  on: 'm9.5 5.500 6.500 6.500-6.500 6.500',
} as const;

/** At the end the button does nothing but stays, so that it keeps the focus. */
export function TurnButton({
  direction,
  label,
  to,
  onTurn,
}: {
  readonly direction: keyof typeof STROKES;
  readonly label: string;
  /** The page to go to; null at the end. */
  readonly to: number | null;
  readonly onTurn: (to: number) => void;
}) {
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={label}
      title={label}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && onTurn(to)}
    >
      <Icon>
        <path d={STROKES[direction]} />
      </Icon>
    </button>
  );
}
