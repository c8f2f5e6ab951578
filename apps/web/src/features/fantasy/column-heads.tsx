import { useText } from '#lib/i18n/translate.ts';
import { ProBadge } from '#ui/pro-badge.tsx';
import { nextOrder, type Order } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import css from './player-table.module.css';

/** The id for sorting by name. */
export const BY_NAME = 'name';

interface ColumnHeadsProps {
  readonly columns: readonly Column[];
  readonly order: Order<string>;
  readonly onOrder: (order: Order<string>) => void;
}

export function ColumnHeads({ columns, order, onOrder }: ColumnHeadsProps) {
  const t = useText('fantasy');
  return (
    <thead className={css.heads}>
      <tr aria-rowindex={1}>
        <th scope="col" className={css.markHead}>
          <span className="visually-hidden">{t('compare.column')}</span>
        </th>
        <Head
          id={BY_NAME}
          short={t('column.player')}
          name={t('column.player')}
          order={order}
          onSort={() => onOrder(nextOrder(order, BY_NAME, false))}
        />
        {columns.map((column) => (
          <Head
            key={column.id}
            {...column}
            order={order}
            onSort={() => onOrder(nextOrder(order, column.id, !column.fewIsGood))}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadProps extends Pick<Column, 'id' | 'short' | 'name' | 'locked' | 'wide'> {
  readonly order: Order<string>;
  readonly onSort: () => void;
}

function Head({ id, short, name, locked, wide, order, onSort }: HeadProps) {
  const sorted = order.by === id ? (order.descending ? 'descending' : 'ascending') : undefined;
  const kind = id === BY_NAME ? css.nameHead : wide ? css.wideHead : css.figureHead;
  if (locked) {
    return (
      <th scope="col" className={kind}>
        <span className={css.lockedHead}>
          <abbr title={name}>{short}</abbr>
          <ProBadge />
        </span>
      </th>
    );
  }
  return (
    <th scope="col" className={kind} aria-sort={sorted}>
      <button type="button" className={css.sort} title={name} onClick={onSort}>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{name}</span>
        <span className={css.arrow} aria-hidden="true" data-order={sorted} />
      </button>
    </th>
  );
}
