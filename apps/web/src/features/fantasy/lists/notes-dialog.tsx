import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listCalls } from '@tredici/contract/lists';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { beginningOf } from '#lib/text-length.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { marketPlayers } from '../market.ts';
import { fantasyQueries } from '../queries.ts';
import css from './lists.module.css';

/** The server searches at most this many characters. */
const LONGEST = 100;

/** All notes, the latest first, searchable by word. */
export function NotesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('lists');
  const common = useText('common');
  const errorText = useErrorText();
  const { date } = useFormats();
  const [text, setText] = useState('');
  const search = useDeferredValue(beginningOf(text.trim(), LONGEST));
  const notes = useInfiniteQuery({
    queryKey: [listCalls.searchNotes.path, search],
    queryFn: ({ pageParam, signal }) =>
      request(
        listCalls.searchNotes,
        { query: { ...(search && { search }), ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ results, has_more }) =>
      has_more ? String(results.at(-1)?.id) : undefined,
    placeholderData: (before) => before,
  });
  const { data: players } = useQuery(fantasyQueries.market());
  const names = new Map(players && marketPlayers(players).map(({ id, name }) => [id, name]));
  const found = notes.data?.pages.flatMap(({ results }) => results);
  return (
    <Dialog title={t('notes')} closeLabel={common('close')} onClose={onClose}>
      <div className={css.form}>
        <SearchField label={t('notes.search')} value={text} onType={setText} />
        <p role="status" className={css.soft}>
          {notes.error && errorText(notes.error)}
          {found?.length === 0 && (search === '' ? t('notes.none') : t('notes.notFound'))}
        </p>
        <ul className={css.notes}>
          {found?.map(({ id, player_id, text: written, created_at }) => (
            <li key={id} className={css.note}>
              <Link to={paths.player(player_id)}>
                {names.get(player_id) ?? t('unknown', { id: player_id })}
              </Link>{' '}
              <span className={css.soft}>{date(created_at)}</span>
              <p className={css.text} dir="auto">
                {written}
              </p>
            </li>
          ))}
        </ul>
        {notes.hasNextPage && (
          <div>
            <Button busy={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
              {t('notes.more')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
