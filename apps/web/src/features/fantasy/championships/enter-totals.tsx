import { useQueryClient } from '@tanstack/react-query';
import { type Championship, championshipCalls } from '@tredici/contract/championships';
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
import { readTotals, totalIn } from './read-totals.ts';

type Round = Championship['calendar'][number];

/** Fantasy totals lie far within this; the contract refuses the rest. */
const isTotal = (total: number | null) => total === null || (total >= -100 && total <= 300);

/** The points of everybody in a round, typed, pasted or from a file; an empty field takes them back. */
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
  const isRight = totals.every(({ total }) => isTotal(total));
  return (
    <Fold title={t('totals')}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !busy) save(totals);
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
              error={isTotal(totalIn(texts[id] ?? '')) ? null : t('totals.wrong')}
              onChange={(event) => setTexts({ ...texts, [id]: event.target.value })}
            />
          ))}
        </div>
        <ReadTotals
          championship={championship}
          onRead={(read) => setTexts({ ...texts, ...read })}
        />
        <div>
          <Button primary type="submit" busy={busy}>
            {t('totals.save')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

function ReadTotals({
  championship,
  onRead,
}: {
  readonly championship: Championship;
  readonly onRead: (texts: Record<number, string>) => void;
}) {
  const t = useText('championships');
  const language = useLanguage();
  const id = useId();
  const [said, setSaid] = useState('');
  const take = (text: string) => {
    const { totals, unknown } = readTotals(text, championship.participants);
    onRead(
      Object.fromEntries(
        totals.map(({ participantId, total }) => [participantId, typedNumber(total, language)]),
      ),
    );
    setSaid(unknown.length > 0 ? t('totals.unknown', { names: unknown.join(', ') }) : '');
    return totals.length + unknown.length;
  };
  const takeFile = async (file: File) => {
    const read = await readRowsFile(file);
    if (!read.ok) return setSaid(t(`totals.${read.reason}`));
    if (take(read.text) === 0) setSaid(t('totals.nobody'));
  };
  return (
    <div className={form.field}>
      <RowsFileField label={t('totals.file')} onFile={(file) => void takeFile(file)} />
      <label htmlFor={id}>{t('totals.paste')}</label>
      <textarea
        id={id}
        rows={3}
        placeholder={t('totals.example')}
        onChange={(event) => take(event.target.value)}
      />
      <p role="status" className={form.soft}>
        {said}
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

function textsOf({ matches }: Round, language: Language): Record<number, string> {
  const known = matches.flatMap(({ home, away, home_total, away_total }) => [
    [home, home_total] as const,
    [away, away_total] as const,
  ]);
  return Object.fromEntries(
    known.flatMap(([id, total]) => (total === null ? [] : [[id, typedNumber(total, language)]])),
  );
}
