import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadMessages, useText } from '#lib/i18n/translate.ts';
import css from './lists.module.css';
import { listQueries } from './queries.ts';

/** Fetched when a list is opened. */
const ListDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./list-dialog.tsx'),
    loadMessages('lists', 'fantasy', 'errors'),
  ]);
  return { default: dialog.ListDialog };
});
const NotesDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./notes-dialog.tsx'),
    loadMessages('lists', 'errors'),
  ]);
  return { default: dialog.NotesDialog };
});

/** The reader's lists by name; each opens to be sorted, shared or deleted. */
export function ListsPart() {
  const t = useText('profile');
  const { data } = useQuery(listQueries.lists());
  const [open, setOpen] = useState<number | null>(null);
  const list = data?.results.find(({ id }) => id === open);
  return (
    <>
      <ul className={css.rows}>
        {data?.results.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={css.open} onClick={() => setOpen(id)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
        {data?.results.length === 0 && <li className={css.soft}>{t('belongings.noLists')}</li>}
      </ul>
      {list && (
        <Suspense>
          <ListDialog key={list.id} list={list} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The searchable notes on all players. */
export function NotesPart() {
  const t = useText('profile');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        {t('belongings.openNotes')}
      </button>
      {open && (
        <Suspense>
          <NotesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
