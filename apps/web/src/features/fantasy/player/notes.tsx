import { useQueryClient } from '@tanstack/react-query';
import {
  fantasyPlayerCalls,
  NOTE_LENGTH,
  type PlayerDetail,
  type PlayerNote,
} from '@tredici/contract/fantasy-players';
import { useId, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { focusPart } from '#lib/device/focus.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button, TextButton } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { refreshPlayers } from '../queries.ts';
import css from './notes.module.css';

const ID = 'note';

/** The user's own notes on a player, with their dates. */
export function Notes({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const [text, setText] = useState('');
  const { player, notes } = detail;
  const { act, busy } = useNoteAction();
  const add = () =>
    act(async () => {
      await request(fantasyPlayerCalls.addNote, { body: { player_id: player.id, text } });
      // What the user typed while it was being saved is the beginning of the next note.
      setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
    });
  return (
    <PageSection id={ID} title={t('notes.title')}>
      <NoteField label={t('notes.write')} text={text} onType={setText}>
        <Button busy={busy} disabled={!isNote(text)} onClick={add}>
          {t('notes.add')}
        </Button>
      </NoteField>
      {notes.length === 0 ? (
        <p className={css.soft}>{t('notes.none')}</p>
      ) : (
        <ul className={css.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function Note({ note }: { readonly note: PlayerNote }) {
  const t = useText('player');
  const common = useText('common');
  const { day } = useFormats();
  const [text, setText] = useState<string | null>(null);
  const { act, busy } = useNoteAction();
  const when = day(note.created_at);
  const params = { id: String(note.id) };
  if (text !== null) {
    return (
      <li className={css.note}>
        <NoteField label={t('notes.editNamed', { day: when })} text={text} onType={setText}>
          <Button
            busy={busy}
            disabled={!isNote(text)}
            onClick={() =>
              act(async () => {
                await request(fantasyPlayerCalls.updateNote, { params, body: { text } });
                // Stays open if the user typed more while it was being saved.
                setText((now) => (now === text ? null : now));
              })
            }
          >
            {t('notes.save')}
          </Button>
          <Button onClick={() => setText(null)}>{common('cancel')}</Button>
        </NoteField>
      </li>
    );
  }
  return (
    <li className={css.note}>
      <p className={css.soft}>{when}</p>
      <p className={css.text} dir="auto">
        {note.text}
      </p>
      <div className={css.actions}>
        <TextButton
          aria-label={t('notes.editNamed', { day: when })}
          onClick={() => setText(note.text)}
        >
          {t('notes.edit')}
        </TextButton>
        <TextButton
          aria-label={t('notes.deleteNamed', { day: when })}
          onClick={() =>
            act(async () => {
              await request(fantasyPlayerCalls.deleteNote, { params });
              notify(t('notes.deleted'));
              // The button that had the focus is removed with its note.
              focusPart(ID);
            })
          }
        >
          {t('notes.delete')}
        </TextButton>
      </div>
    </li>
  );
}

/** A note that is too long is refused, not cut: users decide themselves what to shorten. */
const isNote = (text: string) => text.trim() !== '' && text.length <= NOTE_LENGTH;

/** The number of characters left is shown when it falls below this. */
const NEARLY_FULL = 200;

function NoteField({
  label,
  text,
  onType,
  children,
}: {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly children: React.ReactNode;
}) {
  const t = useText('player');
  const { count } = useFormats();
  const id = useId();
  const left = NOTE_LENGTH - text.length;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        aria-invalid={left < 0 || undefined}
        dir="auto"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {left < 0 ? (
        <p role="alert" className={css.over}>
          {t('notes.over', { count: -left, number: count(-left), most: count(NOTE_LENGTH) })}
        </p>
      ) : (
        left < NEARLY_FULL && <p className={css.soft}>{t('notes.left', { number: count(left) })}</p>
      )}
      <div className={css.buttons}>{children}</div>
    </div>
  );
}

/** Runs a change of a note and then reloads the notes; the typed text stays until it has been saved. */
function useNoteAction() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending } = useChange({
    mutationFn: (action: () => Promise<void>) => action(),
    onSuccess: () => refreshPlayers(queries),
    onError: (error) => notify(errorText(error), 'failed'),
  });
  return { act: (action: () => Promise<void>) => mutate(action), busy: isPending };
}
