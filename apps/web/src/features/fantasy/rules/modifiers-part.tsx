import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { TickBox } from '#ui/tick-box.tsx';
import {
  type HadModifiers,
  MODIFIERS,
  type RuleProblems,
  withModifier,
  withRule,
} from './edit-rules.ts';
import { ModifierSettings } from './modifier-settings.tsx';
import { modifierWords } from './modifier-words.ts';
import type { RulesPartProps } from './preset-part.tsx';
import { RuleNumber } from './rule-number.tsx';
import css from './rules.module.css';

type PartProps = RulesPartProps & { readonly problems: RuleProblems };
type ModifiersPartProps = PartProps & { readonly had: HadModifiers };

/** What is added to the points of the line-up, each with an example. */
export function ModifiersPart({ rules, problems, had, onChange }: ModifiersPartProps) {
  const t = useText('rules');
  const formats = useFormats();
  const isWrong = (name: string) =>
    [...problems.keys()].some((place) => place.startsWith(`modifiers.${name}`));
  return (
    <div className={css.part}>
      <p className={css.help}>{t('modifiers.help')}</p>
      {MODIFIERS[rules.game].map((name) => (
        <div key={name}>
          <TickBox
            label={t(`modifier.${name}`)}
            hint={!isWrong(name) && modifierWords(t, formats, rules, name, had)}
            checked={rules.modifiers[name] !== null}
            onChange={(event) => onChange(withModifier(rules, name, event.target.checked, had))}
          />
          <ModifierSettings name={name} rules={rules} problems={problems} onChange={onChange} />
        </div>
      ))}
      {rules.modifiers.module && (
        <ModuleBonuses rules={rules} problems={problems} onChange={onChange} />
      )}
    </div>
  );
}

/** Points for each allowed module. */
function ModuleBonuses({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const bonuses = rules.modifiers.module?.bonusByModule ?? {};
  return (
    <fieldset className={css.modules}>
      <legend>{t('modifier.module.points')}</legend>
      <div className={css.four}>
        {rules.modules.map((module) => {
          const place = `modifiers.module.bonusByModule.${module}`;
          return (
            <RuleNumber
              key={module}
              label={module}
              value={bonuses[module] ?? 0}
              wrong={problems.has(place)}
              onValue={(next) => onChange(withRule(rules, place, next))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
