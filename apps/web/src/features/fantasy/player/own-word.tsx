import { useQueryClient } from '@tanstack/react-query';
import { AVAILABILITIES, type Availability } from '@tredici/contract/fantasy-figures';
import {
  fantasyPlayerCalls,
  type PlayerDetail,
  type PlayerWord,
} from '@tredici/contract/fantasy-players';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { refreshPlayers } from '../queries.ts';
import { readFigure, writeFigure } from './own-figures.ts';
import css from './own-word.module.css';

const NONE = 'none';

/** What a user enters if they know better than the estimates. It replaces the estimates, for that user only. */
export function OwnWord({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const fantasy = useText('fantasy');
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { player, word } = detail;
  const [status, setStatus] = useState<Availability | null>(word?.status ?? null);
  const [plays, setPlays] = useState(() => writeFigure(word?.plays ?? null, language));
  const [fantavoto, setFantavoto] = useState(() => writeFigure(word?.fantavoto ?? null, language));
  const [asked, setAsked] = useState(false);
  const params = { id: String(player.id) };

  const save = useChange({
    mutationFn: (next: PlayerWord | null) =>
      next
        ? request(fantasyPlayerCalls.setPlayerWord, { params, body: next })
        : request(fantasyPlayerCalls.clearPlayerWord, { params }),
    onSuccess: (_reply, next) => {
      notify(t(next ? 'word.saved' : 'word.cleared'));
      return refreshPlayers(queries);
    },
    onError: (error) => notify(errorText(error), 'failed'),
  });

  const ownPlays = readFigure(plays, 0, 100);
  const ownFantavoto = readFigure(fantavoto, -10, 25);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ownPlays === undefined || ownFantavoto === undefined) return;
    save.mutate({ status, plays: ownPlays, fantavoto: ownFantavoto });
  };
  const takeBack = () => {
    setStatus(null);
    setPlays('');
    setFantavoto('');
    save.mutate(null);
  };
  return (
    <PageSection id="parola" title={t('word.title')}>
      <p className={css.body}>{t('word.body')}</p>
      <form className={css.form} noValidate onSubmit={submit}>
        <SelectField
          label={t('word.status')}
          choices={[
            { value: NONE, label: t('word.none') },
            ...AVAILABILITIES.map((value) => ({ value, label: fantasy(`state.${value}`) })),
          ]}
          value={status ?? NONE}
          onChoose={(chosen) => setStatus(chosen === NONE ? null : (chosen as Availability))}
        />
        <div className={css.figures}>
          <TextField
            label={t('word.plays')}
            inputMode="numeric"
            value={plays}
            error={asked && ownPlays === undefined ? t('word.playsInvalid') : null}
            onChange={(event) => setPlays(event.target.value)}
          />
          <TextField
            label={t('word.fantavoto')}
            inputMode="decimal"
            value={fantavoto}
            error={asked && ownFantavoto === undefined ? t('word.fantavotoInvalid') : null}
            onChange={(event) => setFantavoto(event.target.value)}
          />
        </div>
        <div className={css.actions}>
          <Button type="submit" busy={save.isPending}>
            {t('word.save')}
          </Button>
          {word && (
            <Button busy={save.isPending} onClick={takeBack}>
              {t('word.clear')}
            </Button>
          )}
        </div>
      </form>
    </PageSection>
  );
}
