import type { Suggestions } from '@tredici/contract/suggestions';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Fold } from '#ui/fold.tsx';
import css from './left-out.module.css';

/** Every other match that was looked at, the likeliest first, and why it has no bet. */
export function LeftOut({
  suggestions: { left_out: leftOut },
}: {
  readonly suggestions: Suggestions;
}) {
  const t = useText('plan');
  const { percent, odds, count } = useFormats();
  return (
    <Fold title={t('leftOut.title', { count: leftOut.length, matches: count(leftOut.length) })}>
      <DataTable
        caption={t('leftOut.name')}
        columns={[
          {
            key: 'match',
            name: t('column.match'),
            cell: ({ match }) => `${match.home_team_name} – ${match.away_team_name}`,
          },
          { key: 'type', name: t('column.type'), cell: (one) => one.bet_type },
          {
            key: 'probability',
            name: t('column.probability'),
            cell: (one) => percent(one.probability),
          },
          {
            key: 'price',
            name: t('column.price'),
            cell: ({ odd }) => (odd === null ? '–' : odds(odd)),
          },
          {
            key: 'why',
            name: t('leftOut.why'),
            cell: ({ reason }) => t(`leftOut.${reason}`),
            className: css.why,
          },
        ]}
        rows={leftOut}
        keyOf={({ match }) => match.match_id}
        scrolls="tall"
        className={css.table}
      />
    </Fold>
  );
}
