import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadMessages, useText } from '#lib/i18n/translate.ts';
import { latePart } from '#ui/late-part.tsx';
import css from './lists.module.css';
import { listQueries } from './queries.ts';

/** Fetched when a list is opened. */
const ListDialog = latePart(
  async () => {
    const [dialog] = await Promise.all([
      import('./list-dialog.tsx'),
      loadMessages('lists', 'fantasy', 'errors'),
    ]);
    return dialog.ListDialog;
  },
  { missing: 'notified' },
);
const NotesDialog = latePart(
  async () => {
    const [dialog] = await Promise.all([
      import('./notes-dialog.tsx'),
      loadMessages('lists', 'errors'),
    ]);
    return dialog.NotesDialog;
  },
  { missing: 'notified' },
);

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
      {list && <ListDialog key={list.id} list={list} onClose={() => setOpen(null)} />}
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
      {open && <NotesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
