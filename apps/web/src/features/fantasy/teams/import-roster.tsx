import { useMutation } from '@tanstack/react-query';
import { type RosterPlayer, TEAM_LIMITS, teamCalls } from '@tredici/contract/teams';
import { useId, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useText } from '#lib/i18n/translate.ts';
import { beginningOf, lengthOf } from '#lib/text-length.ts';
import { Button } from '#ui/button.tsx';
import css from './import-roster.module.css';
import { readRoster } from './read-roster.ts';
import { readRowsFile } from './read-rows-file.ts';
import { RowsFileField } from './rows-file-field.tsx';

/** A longer text is not a name, but its beginning is enough to find it again. */
const LONGEST_NAMED = 40;
/** The contract's own limit. */
const LONGEST_SENT = 80;

/** Imports a roster from a league's export or from pasted lines. Players who are not found are named, and the
 *  others are still imported. */
export function ImportRoster({
  taken,
  onPlayers,
}: {
  /** Who is in the roster already. */
  readonly taken: ReadonlySet<number>;
  /** Adds them: none of them is in the roster, and none twice. */
  readonly onPlayers: (players: readonly RosterPlayer[]) => void;
}) {
  const t = useText('teams');
  const errorText = useErrorText();
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const find = useMutation({
    mutationFn: async (given: string) => {
      const rows = readRoster(given);
      if (rows.length === 0) return setMessage(t('import.nobody'));
      if (rows.length > TEAM_LIMITS.rows) {
        return setMessage(t('import.tooMany', { count: rows.length, most: TEAM_LIMITS.rows }));
      }
      const asked = rows.map(({ name, club }) => ({
        name: beginningOf(name, LONGEST_SENT),
        ...(club && { club: beginningOf(club, LONGEST_SENT) }),
      }));
      const { results, ambiguous } = await request(teamCalls.matchPlayers, {
        body: { rows: asked },
      });
      const found = results.flatMap((player, at) =>
        player ? [{ ...player, price: rows[at]?.price ?? player.price }] : [],
      );
      const namesAt = (isAsked: (at: number) => boolean) =>
        rows
          .filter((_, at) => results[at] === null && isAsked(at))
          .map(({ name }) =>
            lengthOf(name) > LONGEST_NAMED ? `${beginningOf(name, LONGEST_NAMED)}…` : name,
          )
          .join(', ')
          // Drops the full stop of a final initial, because the sentence ends with its own.
          .replace(/[.]$/, '');
      const several = namesAt((at) => ambiguous.includes(at));
      const unknown = namesAt((at) => !ambiguous.includes(at));
      // A player may be named twice, or be in the roster already.
      const added = found.filter(
        ({ player_id }, nth) =>
          !taken.has(player_id) && found.findIndex((one) => one.player_id === player_id) === nth,
      );
      const repeated = found.length - added.length;
      onPlayers(added);
      setMessage(
        [
          t('import.found', { count: added.length }),
          repeated > 0 && t('import.repeated', { count: repeated }),
          several && t('import.several', { names: several }),
          unknown && t('import.unknown', { names: unknown }),
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
    onError: (error) => setMessage(errorText(error)),
  });
  const take = async (file: File) => {
    const read = await readRowsFile(file);
    if (!read.ok) return setMessage(t(`import.${read.reason}`));
    setText(read.text);
    find.mutate(read.text);
  };
  return (
    <div className={css.import}>
      <p className={css.help}>{t('import.help')}</p>
      <RowsFileField label={t('import.file')} onFile={(file) => void take(file)} />
      <label htmlFor={id}>{t('import.paste')}</label>
      <textarea
        id={id}
        rows={4}
        className={css.text}
        placeholder={t('import.example')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button
          busy={find.isPending}
          disabled={text.trim() === ''}
          onClick={() => find.mutate(text)}
        >
          {t('import.do')}
        </Button>
      </div>
      <p role="status" className={css.said}>
        {message}
      </p>
    </div>
  );
}
