import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PlayerFilters } from '../player-filters.tsx';
import { PlayersMissing } from '../players-missing.tsx';
import { PlayersTable } from '../players-table.tsx';
import { fantasyQueries } from '../queries.ts';
import { useListView } from '../use-list-view.ts';
import { boardColumns, FIRST_COLUMNS } from './board-columns.tsx';
import { type BoardSearch, MEASURES } from './board-view.ts';

interface PlayerStatsProps {
  readonly search: BoardSearch;
  readonly onSearch: (search: BoardSearch) => void;
}

/** The players' statistics, as comparable figures. */
export function PlayerStats({ search, onSearch }: PlayerStatsProps) {
  const t = useText('board');
  const fantasy = useText('fantasy');
  const formats = useFormats();
  const { part, measure = 'total' } = search;
  const [view, choose] = useListView(search, (next) =>
    onSearch({ ...next, part, measure: search.measure }),
  );
  const list = useQuery(fantasyQueries.players(view.season));
  // Deferred, so that other work on the page goes first.
  const data = useDeferredValue(list.data);
  const mine = useQuery(fantasyQueries.mine());
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and formats change with the language.
  const columns = useMemo(
    () => boardColumns({ t: fantasy, board: t, formats, measure }),
    [language, measure],
  );
  if (data?.players.id.length === 0) return <EmptyList />;
  return (
    <>
      <PlayerFilters view={view} onChoose={choose} list={data}>
        <RadioStrip
          legend={t('measure')}
          choices={MEASURES.map((value) => ({ value, label: t(`measure.${value}`) }))}
          value={measure}
          onChoose={(chosen) =>
            onSearch({ ...search, measure: chosen === 'total' ? undefined : chosen })
          }
        />
      </PlayerFilters>
      {data ? (
        <PlayersTable
          list={data}
          mine={mine.data}
          view={view}
          onChoose={choose}
          name={t('caption')}
          fileName="tredici-tabellone"
          columns={columns}
          firstColumns={FIRST_COLUMNS}
          firstOrder="fm"
          remembered="boardColumns"
          note={t('note')}
        />
      ) : (
        <PlayersMissing query={list} />
      )}
    </>
  );
}
