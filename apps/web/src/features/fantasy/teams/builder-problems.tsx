import { useText } from '#lib/i18n/translate.ts';
import { type Problem, ProblemPanel } from '#ui/problem-panel.tsx';
import type { nameProblem } from './draft.ts';
import type { RosterGap } from './roster-state.ts';
import { useGapText } from './use-gap-text.ts';
import { useRefusalLines } from './use-refusal-lines.ts';

interface BuilderProblemsProps {
  readonly nameProblem: ReturnType<typeof nameProblem>;
  readonly areRulesRight: boolean;
  readonly gaps: readonly RosterGap[];
  readonly error: Error | null;
  readonly isNew: boolean;
}

/** Why a team was not saved, step by step: what is missing, or what the server refused. */
export function BuilderProblems({
  nameProblem: wrongName,
  areRulesRight,
  gaps,
  error,
  isNew,
}: BuilderProblemsProps) {
  const t = useText('teams');
  const say = useText('catalogue');
  const gapText = useGapText();
  const refusalLines = useRefusalLines();
  const lines = refusalLines(error);
  const problems: Problem[] = [
    ...(wrongName ? [{ field: t('step.name'), text: t(`problem.name.${wrongName}`) }] : []),
    ...(areRulesRight ? [] : [{ field: t('step.roster'), text: t('problem.rules') }]),
    ...gaps.map((gap) => ({ field: t('step.players'), text: gapText(gap) })),
    ...(lines.length > 0 && isNew ? [{ field: null, text: say('teamNotCreated') }] : []),
    ...lines
      .filter((text) => !isNew || text !== say('teamNotCreated'))
      .map((text) => ({ field: null, text })),
  ];
  return <ProblemPanel heading={say('teamIncomplete')} problems={problems} />;
}
