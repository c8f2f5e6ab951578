import { Link } from '@tanstack/react-router';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ruleProblems } from '../rules/edit-rules.ts';
import { ModifiersPart } from '../rules/modifiers-part.tsx';
import { PresetPart } from '../rules/preset-part.tsx';
import { RosterPart } from '../rules/roster-part.tsx';
import { useHadModifiers } from '../rules/use-had-modifiers.ts';
import type { StepProps } from './step-name.tsx';
import css from './team-builder.module.css';

interface StepRulesProps extends StepProps {
  readonly part: 'roster' | 'modifiers';
  /** The rules that apply: the championship's if the team is in one. */
  readonly rules: ChampionshipRules;
}

/** The team's own rules; a championship's rules are changed on its own page, for everybody. */
export function StepRules({ draft, onChange, part, rules }: StepRulesProps) {
  const t = useText('teams');
  const { had, change } = useHadModifiers(rules, (next) => onChange({ rules: next }));
  if (draft.championshipId !== null) {
    return (
      <p>
        {t('rules.ofChampionship')}{' '}
        <Link to={paths.championship(draft.championshipId)}>{t('rules.open')}</Link>
      </p>
    );
  }
  return (
    <div className={css.step}>
      {part === 'roster' ? (
        <>
          <PresetPart rules={rules} onChange={change} />
          <RosterPart rules={rules} problems={ruleProblems(rules)} onChange={change} />
        </>
      ) : (
        <ModifiersPart rules={rules} problems={ruleProblems(rules)} had={had} onChange={change} />
      )}
    </div>
  );
}
