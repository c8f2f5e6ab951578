import { useText } from '#lib/i18n/translate.ts';
import { type Problem, ProblemPanel } from '#ui/problem-panel.tsx';
import type { RosterGap } from './roster-state.ts';
import { useGapText } from './use-gap-text.ts';
import { useRefusalLines } from './use-refusal-lines.ts';

interface BuilderProblemsProps {
  readonly isNamed: boolean;
  readonly areRulesRight: boolean;
  readonly gaps: readonly RosterGap[];
  readonly error: Error | null;
  readonly isNew: boolean;
}

/** Why a team was not saved, step by step: what is missing, or what the server refused. */
export function BuilderProblems({
  isNamed,
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
    ...(isNamed ? [] : [{ field: t('step.name'), text: t('problem.name') }]),
    ...(areRulesRight ? [] : [{ field: t('step.roster'), text: t('problem.rules') }]),
    ...gaps.map((gap) => ({ field: t('step.players'), text: gapText(gap) })),
    ...(lines.length > 0 && isNew ? [{ field: null, text: say('teamNotCreated') }] : []),
    ...lines
      .filter((text) => !isNew || text !== say('teamNotCreated'))
      .map((text) => ({ field: null, text })),
  ];
  return <ProblemPanel heading={say('teamIncomplete')} problems={problems} />;
}
