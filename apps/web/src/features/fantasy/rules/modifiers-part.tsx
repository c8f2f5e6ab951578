import { useText } from '#lib/i18n/translate.ts';
import { TickBox } from '#ui/tick-box.tsx';
import { MODIFIERS, withModifier } from './edit-rules.ts';
import type { RulesPartProps } from './preset-part.tsx';
import css from './rules.module.css';

/** What is added to the points of the eleven, each with an example. */
export function ModifiersPart({ rules, onChange }: RulesPartProps) {
  const t = useText('rules');
  return (
    <div className={css.part}>
      <p className={css.help}>{t('modifiers.help')}</p>
      {MODIFIERS[rules.game].map((name) => (
        <TickBox
          key={name}
          label={t(`modifier.${name}`)}
          hint={t(`modifier.${name}.help`)}
          checked={rules.modifiers[name] !== null}
          onChange={(event) => onChange(withModifier(rules, name, event.target.checked))}
        />
      ))}
    </div>
  );
}
