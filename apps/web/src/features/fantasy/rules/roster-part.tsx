import { CLASSIC_ROLES } from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
import { type RuleProblems, withPlaces, withRule } from './edit-rules.ts';
import type { RulesPartProps } from './preset-part.tsx';
import { RuleNumber } from './rule-number.tsx';
import css from './rules.module.css';

/** Credits and places: by role in Classic, in total where roles are free. */
export function RosterPart({
  rules,
  problems,
  onChange,
}: RulesPartProps & { readonly problems: RuleProblems }) {
  const t = useText('rules');
  const fantasy = useText('fantasy');
  const { credits, size, minimumGoalkeepers, perRole } = rules.roster;
  const number = (place: 'credits' | 'size' | 'minimumGoalkeepers', value: number) => (
    <RuleNumber
      label={t(`roster.${place}`)}
      hint={t(`roster.${place}.help`)}
      value={value}
      wrong={problems.has(`roster.${place}`)}
      onValue={(next) => onChange(withRule(rules, `roster.${place}`, next))}
    />
  );
  return (
    <div className={css.part}>
      {number('credits', credits)}
      {perRole ? (
        <>
          <p className={css.help}>{t('roster.perRole.help')}</p>
          <div className={css.four}>
            {CLASSIC_ROLES.map((role) => (
              <RuleNumber
                key={role}
                label={fantasy(`roles.${role}`)}
                value={perRole[role]}
                wrong={problems.has(`roster.perRole.${role}`)}
                onValue={(next) => onChange(withPlaces(rules, role, next))}
              />
            ))}
          </div>
        </>
      ) : (
        <div className={css.two}>
          {number('size', size)}
          {number('minimumGoalkeepers', minimumGoalkeepers)}
        </div>
      )}
    </div>
  );
}
