import { useQueryClient } from '@tanstack/react-query';
import {
  CHAMPIONSHIP_LIMITS,
  type Championship,
  championshipCalls,
} from '@tredici/contract/championships';
import { useId, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import type { Language } from '#lib/device/preferences.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { TextField } from '#ui/text-field.tsx';
import { teamQueries } from '../teams/queries.ts';
import { readRowsFile } from '../teams/read-rows-file.ts';
import { RowsFileField } from '../teams/rows-file-field.tsx';
import form from './championship-form.module.css';
import css from './enter-totals.module.css';
import { type ReadTotals, readTotals, totalIn } from './read-totals.ts';

type Round = Championship['calendar'][number];

const { least, most } = CHAMPIONSHIP_LIMITS.total;
const isTotal = (total: number | null) => total === null || (total >= least && total <= most);
/** Enough to show what kind of rows they are. */
const MOST_NAMED = 8;

/** The points of all participants in a round, typed, pasted or from a file; an empty field deletes them. */
export function EnterTotals({
  championship,
  round,
}: {
  readonly championship: Championship;
  readonly round: Round;
}) {
  const t = useText('championships');
  const language = useLanguage();
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>(() =>
    textsOf(round, language),
  );
  const { save, busy } = useSaveTotals(championship.id, round.round);
  const totals = championship.participants.map(({ id }) => ({
    participant_id: id,
    total: totalIn(texts[id] ?? ''),
  }));
  const stored = textsOf(round, language);
  const isChanged = totals.some(
    ({ participant_id: id, total }) => !Object.is(total, totalIn(stored[id] ?? '')),
  );
  const isRight = totals.every(({ total }) => isTotal(total));
  return (
    <Fold title={t('totals')}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && isChanged && !busy) save(totals);
        }}
      >
        <div className={css.fields}>
          {championship.participants.map(({ id, name }) => (
            <TextField
              key={id}
              label={name}
              inputMode="decimal"
              autoComplete="off"
              value={texts[id] ?? ''}
              error={isTotal(totalIn(texts[id] ?? '')) ? null : t('totals.wrong', { least, most })}
              onChange={(event) => setTexts({ ...texts, [id]: event.target.value })}
            />
          ))}
        </div>
        <PasteTotals
          participants={championship.participants}
          onRead={(read) => setTexts({ ...texts, ...read })}
        />
        <div>
          <Button primary type="submit" busy={busy} disabled={!isChanged}>
            {t('totals.save')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

function PasteTotals({
  participants,
  onRead,
}: {
  readonly participants: Championship['participants'];
  readonly onRead: (texts: Record<number, string>) => void;
}) {
  const t = useText('championships');
  const language = useLanguage();
  const id = useId();
  const [message, setMessage] = useState('');
  const wordsOf = ({ unknown, unread }: ReadTotals) =>
    [
      unknown.length > 0 && t('totals.unknown', { names: listed(unknown) }),
      unread.length > 0 && t('totals.unread', { lines: listed(unread) }),
    ]
      .filter(Boolean)
      .join(' ');
  const take = (read: ReadTotals) =>
    onRead(
      Object.fromEntries(
        read.totals.map(({ participantId, total }) => [
          participantId,
          typedNumber(total, language),
        ]),
      ),
    );
  const takeText = (text: string) => {
    const read = readTotals(text, participants);
    take(read);
    // The last line may still be being typed.
    const finished = text.slice(0, text.lastIndexOf('\n') + 1);
    const { unread } = readTotals(finished, participants);
    setMessage(wordsOf({ ...read, unread }));
  };
  const takeFile = async (file: File) => {
    const read = await readRowsFile(file);
    if (!read.ok) return setMessage(t(`totals.${read.reason}`));
    const inFile = readTotals(read.text, participants);
    const isEmpty = inFile.totals.length + inFile.unknown.length === 0;
    take(inFile);
    setMessage(isEmpty ? t('totals.nobody') : wordsOf(inFile));
  };
  return (
    <div className={form.field}>
      <RowsFileField label={t('totals.file')} onFile={(file) => void takeFile(file)} />
      <label htmlFor={id}>{t('totals.paste')}</label>
      <textarea
        id={id}
        rows={3}
        placeholder={t('totals.example')}
        onChange={(event) => takeText(event.target.value)}
        onBlur={(event) => setMessage(wordsOf(readTotals(event.target.value, participants)))}
      />
      <p role="status" className={form.soft}>
        {message}
      </p>
    </div>
  );
}

function useSaveTotals(championshipId: number, round: number) {
  const t = useText('championships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending } = useChange({
    mutationFn: (totals: { participant_id: number; total: number | null }[]) =>
      request(championshipCalls.enterTotals, {
        params: { id: String(championshipId), round: String(round) },
        body: { totals },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(teamQueries.championship(saved.id).queryKey, saved);
      notify(t('totals.saved', { round }));
    },
    onError: (error) => notify(errorText(error), 'failed'),
  });
  return { save: mutate, busy: isPending };
}

const listed = (lines: readonly string[]) =>
  lines.slice(0, MOST_NAMED).join(', ') + (lines.length > MOST_NAMED ? '…' : '');

function textsOf({ matches }: Round, language: Language): Record<number, string> {
  const known = matches.flatMap(({ home, away, home_total, away_total }) => [
    [home, home_total] as const,
    [away, away_total] as const,
  ]);
  return Object.fromEntries(
    known.flatMap(([id, total]) => (total === null ? [] : [[id, typedNumber(total, language)]])),
  );
}
