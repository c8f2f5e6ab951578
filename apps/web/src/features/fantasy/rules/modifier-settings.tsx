import { PRESETS, USUAL_MODIFIERS } from '@tredici/engine/fantasy/rules/presets';
import { useText } from '#lib/i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { BandsField } from './bands-field.tsx';
import { type ModifierName, type PresetName, type RuleProblems, withRule } from './edit-rules.ts';
import type { RulesPartProps } from './preset-part.tsx';
import { RuleNumber } from './rule-number.tsx';
import css from './rules.module.css';

type SettingsProps = RulesPartProps & {
  readonly name: ModifierName;
  readonly problems: RuleProblems;
};

/** The plain numbers of each modifier. */
const NUMBERS = {
  defence: ['minimum'],
  midfield: ['from', 'perPoint', 'maximum', 'missingVote'],
  attack: [],
  goalkeeper: ['pivot'],
  captain: [],
  fairPlay: ['bonus'],
  rFactor: ['from'],
  dFactor: [],
  module: [],
} as const satisfies Readonly<Record<ModifierName, readonly string[]>>;
const MEANS = ['best-with-goalkeeper', 'best', 'all'] as const;
const CAPTAINS = ['bands', 'double'] as const;

/** What a championship can set of a modifier that it plays. */
export function ModifierSettings({ name, rules, problems, onChange }: SettingsProps) {
  const t = useText('rules');
  const modifier = rules.modifiers[name];
  if (!modifier || name === 'module') return null;
  const at = `modifiers.${name}`;
  const set = (place: string, value: unknown) => onChange(withRule(rules, `${at}.${place}`, value));
  const isWrong = (place: string) =>
    [...problems.keys()].some((wrong) => wrong.startsWith(`${at}.${place}`));
  const { defence, captain, dFactor } = rules.modifiers;
  return (
    <details className={css.settings}>
      <summary>
        {t('modifier.settings')} <span className="visually-hidden">{t(`modifier.${name}`)}</span>
      </summary>
      {name === 'defence' && defence && (
        <SelectField
          label={t('modifier.defence.mean')}
          choices={MEANS.map((value) => ({ value, label: t(`modifier.defence.mean.${value}`) }))}
          value={defence.mean}
          onChoose={(value) => set('mean', value)}
        />
      )}
      {name === 'captain' && captain && (
        <SelectField
          label={t('modifier.captain.kind')}
          choices={CAPTAINS.map((value) => ({ value, label: t(`modifier.captain.kind.${value}`) }))}
          value={captain.kind}
          onChoose={(kind) => onChange(withRule(rules, at, captainOf(kind, rules.preset)))}
        />
      )}
      {name === 'dFactor' && dFactor && (
        <TickBox
          label={t('modifier.dFactor.goalkeeper')}
          checked={dFactor.goalkeeper}
          onChange={(event) => set('goalkeeper', event.target.checked)}
        />
      )}
      {'bands' in modifier && (
        <BandsField
          label={t('bands')}
          bands={modifier.bands}
          wrong={isWrong('bands')}
          onBands={(bands) => set('bands', bands)}
        />
      )}
      <div className={css.grid}>
        {NUMBERS[name].map((place) => (
          <RuleNumber
            key={place}
            label={t(`modifier.number.${place}`)}
            value={(modifier as unknown as Readonly<Record<string, number>>)[place]!}
            wrong={isWrong(place)}
            onValue={(next) => set(place, next)}
          />
        ))}
      </div>
    </details>
  );
}

function captainOf(kind: (typeof CAPTAINS)[number], preset: string) {
  if (kind === 'double') return { kind };
  const { captain } = PRESETS[preset as PresetName].modifiers;
  return captain ?? USUAL_MODIFIERS.captain;
}
