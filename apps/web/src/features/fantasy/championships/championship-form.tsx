import type { Championship } from '@tredici/contract/championships';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { newKey } from '#lib/session/draft-memory.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ResumedNote } from '../resumed-note.tsx';
import { RuleNumber } from '../rules/rule-number.tsx';
import { RulesForm } from '../rules/rules-form.tsx';
import { useUnsaved } from '../unsaved.ts';
import { isConflict } from '../use-begun-version.ts';
import {
  type ChampionshipDraft,
  type DraftProblem,
  draftProblems,
  hasResults,
  namedTwice,
  namesIn,
  nameTooLong,
  readDraft,
} from './championship-draft.ts';
import css from './championship-form.module.css';
import { ParticipantsField } from './participants-field.tsx';
import { useSaveChampionship } from './use-save-championship.ts';

interface ChampionshipFormProps {
  /** Null for a new one. */
  readonly championship: Championship | null;
  readonly first: ChampionshipDraft;
  readonly onSaved: (championship: Championship) => void;
  readonly onCancel?: () => void;
}

/** Problems that are shown before the form is sent. */
const AT_ONCE: readonly DraftProblem[] = ['rounds', 'participantsFixed'];
/** How much of an overlong name is shown to identify it. */
const RECOGNISED_BY = 24;

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
  const kept = useUnsaved(championship ? null : newKey('championship'), first, readDraft);
  const { draft } = kept;
  const [asked, setAsked] = useState(false);
  const { save, busy, error, forgetError } = useSaveChampionship(championship, (saved) => {
    kept.saved();
    onSaved(saved);
  });
  const change = (changes: Partial<ChampionshipDraft>) => {
    kept.change({ ...draft, ...changes });
    forgetError();
  };
  const problems = draftProblems(draft, championship);
  const shown = asked ? problems : problems.filter((one) => AT_ONCE.includes(one));
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
      {kept.isResumed && <ResumedNote onForget={kept.forget} />}
      <TextField
        label={t('name')}
        name="name"
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={shown.includes('name') ? t('problem.name') : null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <ParticipantsField
        text={draft.participants}
        areFixed={championship !== null && hasResults(championship)}
        problems={shown.filter((one) => one.startsWith('participant')).map(problemText)}
        onText={(participants) => change({ participants })}
      />
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
            ...problems.map((problem) => ({ field: null, text: problemText(problem) })),
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

  function problemText(problem: DraftProblem): string {
    const names = namesIn(draft.participants);
    const name = (problem === 'participantTwice' ? namedTwice(names) : nameTooLong(names)) ?? '';
    if (problem === 'participantsFixed') {
      const before = championship?.participants.map((one) => one.name) ?? [];
      return t('problem.participantsFixed', { names: before.join(', ') });
    }
    return t(`problem.${problem}`, { name: [...name].slice(0, RECOGNISED_BY).join('') });
  }

  function refusal(refused: Error): string {
    if (isConflict(refused)) return t('elsewhere');
    const details = refused instanceof ApiError ? refused.problems.map(({ detail }) => detail) : [];
    return [errorText(refused), ...details].join(' ');
  }
}
