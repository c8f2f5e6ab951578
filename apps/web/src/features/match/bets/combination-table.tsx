import type { MatchDetail } from '@tredici/contract/match';
import { COMBINABLE_OTHERS, COMBINABLE_RESULTS } from '@tredici/engine/markets/bet-types';
import { useBetNames } from '#football/bet-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import css from './combination-table.module.css';
import { OwnFigures } from './own-figures.tsx';

type Result = (typeof COMBINABLE_RESULTS)[number];

interface CombinationTableProps {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}

/** Results as rows and the bets combined with them as columns: each cell is a bet with its probability and
 *  fair price. */
export function CombinationTable({ match, oddsHidden }: CombinationTableProps) {
  const t = useText('match');
  const nameOf = useBetNames();
  const title = t('group.combination');
  return (
    <>
      <DataTable
        caption={title}
        columns={[
          {
            key: 'result',
            name: t('col.result'),
            heading: <span className="visually-hidden">{t('col.result')}</span>,
            cell: (result) => result,
            className: css.stuck,
          },
          ...COMBINABLE_OTHERS.map((other) => ({
            key: other,
            name: nameOf(other),
            cell: (result: Result) => (
              <OwnFigures
                match={match}
                bet={`${result}_${other}`}
                oddsHidden={oddsHidden}
                shareClassName={css.share}
                fairClassName={css.fair}
              />
            ),
          })),
        ]}
        rows={COMBINABLE_RESULTS}
        keyOf={(result) => result}
        scrolls="wide"
        className={css.table}
      />
      {!oddsHidden && <p className={css.note}>{t('combinations.note')}</p>}
    </>
  );
}
