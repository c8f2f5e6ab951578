import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import { useId, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RuleNumber } from '../rules/rule-number.tsx';
import { RulesForm } from '../rules/rules-form.tsx';
import { type ChampionshipDraft, draftProblems, namesIn } from './championship-draft.ts';
import css from './championship-form.module.css';
import { useSaveChampionship } from './use-save-championship.ts';

interface ChampionshipFormProps {
  /** Null for a new one. */
  readonly championship: Championship | null;
  readonly first: ChampionshipDraft;
  readonly onSaved: (championship: Championship) => void;
  readonly onCancel?: () => void;
}

/** Name, participants, calendar and rules of a championship. */
export function ChampionshipForm({
  championship,
  first,
  onSaved,
  onCancel,
}: ChampionshipFormProps) {
  const t = useText('championships');
  const common = useText('common');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState(false);
  const { save, busy, error, forgetError } = useSaveChampionship(championship, onSaved);
  const id = useId();
  const change = (changes: Partial<ChampionshipDraft>) => {
    setDraft({ ...draft, ...changes });
    forgetError();
  };
  const problems = draftProblems(draft);
  const shown = asked ? problems : problems.filter((one) => one === 'rounds');
  const { least, most } = CHAMPIONSHIP_LIMITS.participants;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (problems.length === 0 && !busy) save(draft);
      }}
    >
      <TextField
        label={t('name')}
        name="name"
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={shown.includes('name') ? t('problem.name') : null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className={css.field}>
        <label htmlFor={id}>{t('participants')}</label>
        <p id={`${id}-hint`} className={css.soft}>
          {t('participants.help', { least, most })}
        </p>
        <textarea
          id={id}
          rows={8}
          dir="auto"
          aria-describedby={`${id}-hint`}
          value={draft.participants}
          onChange={(event) => change({ participants: event.target.value })}
        />
        <p className={css.soft}>
          {t('participants.count', { count: namesIn(draft.participants).length })}
        </p>
      </div>
      <RuleNumber
        label={t('rounds')}
        hint={t('rounds.help')}
        value={draft.rounds}
        wrong={shown.includes('rounds')}
        onValue={(rounds) => change({ rounds })}
      />
      <PageSection title={t('rules')}>
        <RulesForm rules={draft.rules} onChange={(rules) => change({ rules })} />
      </PageSection>
      {asked && (
        <ProblemPanel
          heading={t('problem.heading')}
          problems={[
            ...problems.map((problem) => ({ field: null, text: t(`problem.${problem}`) })),
            ...(error ? [{ field: null, text: refusal(error) }] : []),
          ]}
        />
      )}
      <div className={css.actions}>
        <Button primary type="submit" busy={busy}>
          {championship ? t('save') : t('create')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{common('cancel')}</Button>}
      </div>
    </form>
  );

  function refusal(refused: Error): string {
    const details = refused instanceof ApiError ? refused.problems.map(({ detail }) => detail) : [];
    return [errorText(refused), ...details].join(' ');
  }
}
