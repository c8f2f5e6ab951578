import { CLASSIC_ROLES } from '@tredici/engine/fantasy/rules/roles';
import { goalsOf } from '@tredici/engine/fantasy/scoring/score-matchday';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { TextField } from '#ui/text-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { type RuleProblems, withRule } from './edit-rules.ts';
import type { RulesPartProps } from './preset-part.tsx';
import { ruleFigures } from './rule-figures.ts';
import { RuleNumber } from './rule-number.tsx';
import css from './rules.module.css';

const BONUS = [
  'goal',
  'penaltyScored',
  'assist',
  'setPieceAssist',
  'penaltySaved',
  'penaltyMissed',
  'ownGoal',
  'goalConceded',
  'yellowCard',
  'redCard',
  'cleanSheet',
  'winningGoal',
  'equalisingGoal',
  'playerOfTheMatch',
] as const;
/** The vote used in every example. */
const PASS = 6;

type PartProps = RulesPartProps & { readonly problems: RuleProblems };

/** The bonus or malus of each event, with its effect on a vote of 6. */
export function BonusPart({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const { decimal } = useFormats();
  const { goalByLine } = rules.bonus;
  const asked = BONUS.filter((name) => name !== 'goal' || !goalByLine);
  return (
    <div className={css.part}>
      <GoalByLine rules={rules} problems={problems} onChange={onChange} />
      <div className={css.grid}>
        {asked.map((name) => {
          const value = rules.bonus[name];
          return (
            <RuleNumber
              key={name}
              label={t(`bonus.${name}`)}
              hint={
                Number.isFinite(value) && t('bonus.example', { total: decimal(PASS + value, 1) })
              }
              value={value}
              wrong={problems.has(`bonus.${name}`)}
              onValue={(next) => onChange(withRule(rules, `bonus.${name}`, next))}
            />
          );
        })}
      </div>
    </div>
  );
}

/** A goal's points for each role, if they differ. */
function GoalByLine({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const fantasy = useText('fantasy');
  const { number } = ruleFigures(useFormats());
  const { goal, goalByLine } = rules.bonus;
  const perLine = goalByLine ?? { P: goal, D: goal, C: goal, A: goal };
  return (
    <>
      <TickBox
        label={t('bonus.goalByLine')}
        hint={t('bonus.goalByLine.help', {
          defender: number(PASS + perLine.D),
          forward: number(PASS + perLine.A),
        })}
        checked={goalByLine !== null}
        onChange={({ target }) =>
          onChange(withRule(rules, 'bonus.goalByLine', target.checked ? perLine : null))
        }
      />
      {goalByLine && (
        <div className={css.four}>
          {CLASSIC_ROLES.map((role) => (
            <RuleNumber
              key={role}
              label={t('bonus.goalOf', { role: fantasy(`roles.${role}`) })}
              value={goalByLine[role]}
              wrong={problems.has(`bonus.goalByLine.${role}`)}
              onValue={(next) => onChange(withRule(rules, `bonus.goalByLine.${role}`, next))}
            />
          ))}
        </div>
      )}
    </>
  );
}

const EXAMPLE_POINTS = 74.5;

/** The conversion of points into goals. */
export function GoalsPart({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const { decimal } = useFormats();
  const { goals } = rules;
  const [text, setText] = useState(goals.thresholds.join(' '));
  const typed = thresholdsIn(text);
  const isSame = typed.join() === goals.thresholds.join();
  const wrong = [...problems.keys()].some((place) => place.startsWith('goals.thresholds'));
  return (
    <div className={css.part}>
      <TextField
        label={t('goals.thresholds')}
        hint={t('goals.thresholds.help')}
        inputMode="decimal"
        autoComplete="off"
        value={isSame ? text : goals.thresholds.join(' ')}
        error={wrong ? t('goals.wrong') : null}
        onChange={(event) => {
          setText(event.target.value);
          onChange(withRule(rules, 'goals.thresholds', thresholdsIn(event.target.value)));
        }}
      />
      <RuleNumber
        label={t('goals.step')}
        hint={
          problems.size === 0 &&
          t('goals.example', {
            points: decimal(EXAMPLE_POINTS, 1),
            count: goalsOf(goals, EXAMPLE_POINTS),
          })
        }
        value={goals.step}
        wrong={problems.has('goals.step')}
        onValue={(next) => onChange(withRule(rules, 'goals.step', next))}
      />
    </div>
  );
}

const thresholdsIn = (text: string): number[] =>
  text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((one) => Number(one.replace(',', '.')));
