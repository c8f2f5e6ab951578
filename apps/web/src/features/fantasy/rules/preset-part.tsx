import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { areEdited, PRESET_NAMES, type PresetName, presetRules } from './edit-rules.ts';
import css from './rules.module.css';

export interface RulesPartProps {
  readonly rules: ChampionshipRules;
  readonly onChange: (rules: ChampionshipRules) => void;
}

/** Well-known sets of rules; choosing one discards changes, after a question. */
export function PresetPart({ rules, onChange }: RulesPartProps) {
  const t = useText('rules');
  const common = useText('common');
  const preset = rules.preset as PresetName;
  const [asking, setAsking] = useState<PresetName | null>(null);
  const take = (name: PresetName) => onChange(presetRules(name, rules.season));
  return (
    <div className={css.part}>
      <SelectField
        label={t('preset')}
        choices={PRESET_NAMES.map((value) => ({ value, label: t(`preset.${value}`) }))}
        value={preset}
        onChoose={(name) => (areEdited(rules) ? setAsking(name) : take(name))}
      />
      <p className={css.help}>{t(`preset.${preset}.help`)}</p>
      {asking && (
        <ConfirmDialog
          title={t('preset.change.title')}
          closeLabel={common('close')}
          keep={t('preset.change.keep')}
          confirm={t('preset.change.confirm')}
          onConfirm={() => take(asking)}
          onClose={() => setAsking(null)}
        >
          {t('preset.change.body', { preset: t(`preset.${asking}`) })}
        </ConfirmDialog>
      )}
    </div>
  );
}
