import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { FIRST_COLUMNS, listColumns } from '../columns.ts';
import { useDeviceChoices } from '../device-choices.ts';
import { EmptyList } from '../empty-list.tsx';
import type { RouteSearch, ViewSearch } from '../list-view.ts';
import { PlayerFilters } from '../player-filters.tsx';
import { PlayersMissing } from '../players-missing.tsx';
import { PlayersTable } from '../players-table.tsx';
import { fantasyQueries } from '../queries.ts';
import css from '../table-page.module.css';
import { useListView } from '../use-list-view.ts';

interface PlayerListPageProps {
  readonly search: RouteSearch;
  readonly onSearch: (search: ViewSearch) => void;
}

/** All players of the season with prices, statistics and forecasts. */
export function PlayerListPage({ search, onSearch }: PlayerListPageProps) {
  const t = useText('fantasy');
  const formats = useFormats();
  const { game } = useDeviceChoices();
  const [view, choose] = useListView(search, onSearch);
  const list = useQuery(fantasyQueries.players(view.season));
  const mine = useQuery(fantasyQueries.mine());
  const heading = (
    <div className={css.head}>
      <PageHeading className={css.heading}>{t('list.heading')}</PageHeading>
      <Link to={paths.playerFiles()} className={css.aside}>
        {t('myFiles')}
      </Link>
    </div>
  );
  // Deferred, so that other work on the page goes first.
  const data = useDeferredValue(list.data);
  const locked = data?.locked ?? false;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and formats change with the language.
  const columns = useMemo(
    () => listColumns({ t, formats, game, locked }),
    [language, game, locked],
  );
  if (data?.players.id.length === 0) {
    return (
      <div className={css.page}>
        {heading}
        <EmptyList />
      </div>
    );
  }
  return (
    <div className={css.page}>
      {heading}
      <PlayerFilters view={view} onChoose={choose} list={data} />
      {data ? (
        <PlayersTable
          list={data}
          mine={mine.data}
          view={view}
          onChoose={choose}
          name={t('list.caption')}
          fileName="tredici-listone"
          columns={columns}
          firstColumns={FIRST_COLUMNS[locked ? 'locked' : 'pro']}
          firstOrder="price"
          remembered="listColumns"
          note={t('list.note')}
        />
      ) : (
        <PlayersMissing query={list} />
      )}
    </div>
  );
}
