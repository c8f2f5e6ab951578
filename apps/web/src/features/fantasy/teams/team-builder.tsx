import { useQuery } from '@tanstack/react-query';
import type { Team } from '@tredici/contract/teams';
import { useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { newKey } from '#lib/session/draft-memory.ts';
import { Button } from '#ui/button.tsx';
import { ResumedNote } from '../resumed-note.tsx';
import { ruleProblems } from '../rules/edit-rules.ts';
import { rulesIn } from '../team-rules.ts';
import { useUnsaved } from '../unsaved.ts';
import { BuilderProblems } from './builder-problems.tsx';
import { nameProblem, readDraft, type TeamDraft } from './draft.ts';
import { teamQueries } from './queries.ts';
import { RosterCounts } from './roster-counts.tsx';
import { canWait, rosterState } from './roster-state.ts';
import { StepName } from './step-name.tsx';
import { StepPlayers } from './step-players.tsx';
import { StepRules } from './step-rules.tsx';
import css from './team-builder.module.css';
import { useSaveTeam } from './use-save-team.ts';

const STEPS = ['name', 'roster', 'modifiers', 'players'] as const;

interface TeamBuilderProps {
  /** Null for a new one. */
  readonly team: Team | null;
  readonly first: TeamDraft;
  readonly onSaved: (team: Team) => void;
  readonly onCancel?: () => void;
}

/** Creates or changes a team in four steps, in any order. Missing values are shown on saving, and a roster
 *  that waits for its auction can be saved without its players. */
export function TeamBuilder({ team, first, onSaved, onCancel }: TeamBuilderProps) {
  const t = useText('teams');
  const common = useText('common');
  const kept = useUnsaved(team ? null : newKey('team'), first, readDraft);
  const { draft } = kept;
  const [step, setStep] = useState<(typeof STEPS)[number]>(team ? 'players' : 'name');
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { save, canTakeOver, busy, error, forgetError } = useSaveTeam(team, (saved) => {
    kept.saved();
    onSaved(saved);
  });
  const championship = useQuery({
    ...teamQueries.championship(draft.championshipId ?? 0),
    enabled: draft.championshipId !== null,
  });
  const rules =
    draft.championshipId !== null && championship.data ? rulesIn(championship.data) : draft.rules;
  const state = rosterState(rules.roster, draft.players);
  const change = (changes: Partial<TeamDraft>) => {
    kept.change({ ...draft, ...changes });
    forgetError();
  };
  const go = (next: (typeof STEPS)[number]) => {
    setStep(next);
    // Moves the focus to the step's heading, so that screen readers announce it.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const at = STEPS.indexOf(step);
  // A new team continues with the next step; an existing one is saved from any step.
  const leadsOn = team === null && at < STEPS.length - 1;
  const isNamed = nameProblem(draft.name) === null;
  const areRulesRight = draft.championshipId !== null || ruleProblems(draft.rules).size === 0;
  const isWhole = isNamed && areRulesRight && state.gaps.length === 0;
  const canBeKept = isNamed && areRulesRight && state.gaps.every(canWait);
  const submit = () => {
    setAsked(true);
    if (isWhole) save(draft);
  };
  return (
    <div className={css.builder}>
      {kept.isResumed && <ResumedNote onForget={kept.forget} />}
      <ol className={css.steps}>
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => go(name)}
            >
              <span aria-hidden="true">{index + 1}</span> {t(`step.${name}`)}
            </button>
          </li>
        ))}
      </ol>
      <div className={css.counts}>
        <RosterCounts state={state} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t(`step.${step}.title`)}
      </h2>
      {step === 'name' && (
        <StepName draft={draft} onChange={change} teamId={team?.id} asked={asked} />
      )}
      {(step === 'roster' || step === 'modifiers') && (
        <StepRules draft={draft} onChange={change} part={step} rules={rules} />
      )}
      {step === 'players' && (
        <StepPlayers draft={draft} onChange={change} rules={rules} state={state} />
      )}
      {asked && (
        <BuilderProblems
          nameProblem={nameProblem(draft.name)}
          areRulesRight={areRulesRight}
          gaps={state.gaps}
          error={error}
          isNew={team === null}
        />
      )}
      <div className={css.actions}>
        {at > 0 && <Button onClick={() => go(STEPS[at - 1]!)}>{t('back')}</Button>}
        {at < STEPS.length - 1 && (
          <Button primary={leadsOn} onClick={() => go(STEPS[at + 1]!)}>
            {t('next')}
          </Button>
        )}
        <Button primary={!leadsOn} busy={busy} onClick={submit}>
          {team ? t('save') : t('create')}
        </Button>
        {asked && canBeKept && !isWhole && (
          <Button busy={busy} onClick={() => save(draft)}>
            {t('saveIncomplete')}
          </Button>
        )}
        {canTakeOver(draft) && (
          <Button busy={busy} onClick={() => save(draft, true)}>
            {t('takeOver')}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{common('cancel')}</Button>}
      </div>
    </div>
  );
}
