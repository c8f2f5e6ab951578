import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useText } from '#lib/i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import { PRESET_NAMES, type PresetName, presetRules } from './edit-rules.ts';
import css from './rules.module.css';

export interface RulesPartProps {
  readonly rules: ChampionshipRules;
  readonly onChange: (rules: ChampionshipRules) => void;
}

/** Well-known sets of rules; choosing one discards the changes. */
export function PresetPart({ rules, onChange }: RulesPartProps) {
  const t = useText('rules');
  const preset = rules.preset as PresetName;
  return (
    <div className={css.part}>
      <SelectField
        label={t('preset')}
        choices={PRESET_NAMES.map((value) => ({ value, label: t(`preset.${value}`) }))}
        value={preset}
        onChoose={(name) => onChange(presetRules(name, rules.season))}
      />
      <p className={css.help}>{t(`preset.${preset}.help`)}</p>
    </div>
  );
}
