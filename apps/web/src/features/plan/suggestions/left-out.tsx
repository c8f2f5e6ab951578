import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { leftOutQuery } from '../queries.ts';
import css from './left-out.module.css';

/** All other matches that were considered, the likeliest first, and why there is no bet on each. */
export function LeftOut() {
  const t = useText('plan');
  const { percent, odds } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(leftOutQuery);
  if (!data) {
    return isError ? (
      <NotLoaded text={t('leftOut.failed')} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SectionMessage lines={3} text={t('leftOut.loading')} />
    );
  }
  return (
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
      rows={data.results}
      keyOf={({ match }) => match.match_id}
      scrolls="tall"
      className={css.table}
    />
  );
}
