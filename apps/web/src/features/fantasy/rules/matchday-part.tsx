import {
  type ChampionshipRules,
  CLASSIC_SUBSTITUTIONS,
  MANTRA_SUBSTITUTIONS,
} from '@tredici/engine/fantasy/rules/championship-rules';
import { modulesOf } from '@tredici/engine/fantasy/rules/modules';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { type RuleProblems, withBenchSize, withRule } from './edit-rules.ts';
import type { RulesPartProps } from './preset-part.tsx';
import { ruleFigures } from './rule-figures.ts';
import { RuleNumber } from './rule-number.tsx';
import css from './rules.module.css';

type PartProps = RulesPartProps & { readonly problems: RuleProblems };

/** The bench, substitutions and modules. */
export function BenchPart({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const { bench, substitutions, game } = rules;
  const { number } = ruleFigures(useFormats());
  const office = rules.officeReserve ?? OFFICE_RESERVE;
  const modes = game === 'mantra' ? MANTRA_SUBSTITUTIONS : CLASSIC_SUBSTITUTIONS;
  const set = (place: string) => (value: unknown) => onChange(withRule(rules, place, value));
  return (
    <div className={css.part}>
      <RuleNumber
        label={t('bench.size')}
        hint={t('bench.size.help')}
        value={bench.size}
        wrong={problems.has('bench.size')}
        onValue={(size) => onChange(withBenchSize(rules, size))}
      />
      <SelectField
        label={t('bench.order')}
        choices={(['by-role', 'free'] as const).map((value) => ({
          value,
          label: t(`bench.order.${value}`),
        }))}
        value={bench.order}
        onChoose={set('bench.order')}
      />
      <p className={css.help}>{t(`bench.order.${bench.order}.help`)}</p>
      <SelectField
        label={t('substitutions.mode')}
        choices={modes.map((value) => ({ value, label: t(`substitutions.${value}`) }))}
        value={substitutions.mode}
        onChoose={set('substitutions.mode')}
      />
      <p className={css.help}>{t(`substitutions.${substitutions.mode}.help`)}</p>
      <RuleNumber
        label={t('substitutions.maximum')}
        hint={t('substitutions.maximum.help')}
        value={substitutions.maximum}
        wrong={problems.has('substitutions.maximum')}
        onValue={set('substitutions.maximum')}
      />
      <SelectField
        label={t('switch')}
        choices={(['off', 'basic', 'plus'] as const).map((value) => ({
          value,
          label: t(`switch.${value}`),
        }))}
        value={rules.switch}
        onChoose={set('switch')}
      />
      <p className={css.help}>{t('switch.help')}</p>
      <TickBox
        label={t('officeReserve')}
        hint={t('officeReserve.help', {
          count: office.uses,
          vote: number(office.vote),
          goalkeeper: number(office.goalkeeperVote),
        })}
        checked={rules.officeReserve !== null}
        onChange={(event) => set('officeReserve')(event.target.checked ? OFFICE_RESERVE : null)}
      />
      {rules.officeReserve && (
        <div className={css.four}>
          {OFFICE_NUMBERS.map((name) => (
            <RuleNumber
              key={name}
              label={t(`officeReserve.${name}`)}
              value={office[name]}
              wrong={problems.has(`officeReserve.${name}`)}
              onValue={set(`officeReserve.${name}`)}
            />
          ))}
        </div>
      )}
      <ModulesField rules={rules} onChange={onChange} />
    </div>
  );
}

const OFFICE_RESERVE = { vote: 4, goalkeeperVote: 3, uses: 1 };
const OFFICE_NUMBERS = ['vote', 'goalkeeperVote', 'uses'] as const;

function ModulesField({ rules, onChange }: RulesPartProps) {
  const t = useText('rules');
  return (
    <fieldset className={css.modules}>
      <legend>{t('modules')}</legend>
      <p className={css.help}>{t('modules.help')}</p>
      <div className={css.grid}>
        {modulesOf(rules.game, rules.season).map(({ name }) => (
          <TickBox
            key={name}
            label={name}
            checked={rules.modules.includes(name)}
            onChange={(event) => {
              const others = rules.modules.filter((one) => one !== name);
              const next = event.target.checked ? [...others, name] : others;
              // At least one: without a module nobody could play.
              if (next.length > 0) onChange(withRule(rules, 'modules', next));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The rules for players without a vote; each starts with the usual value when it is switched on. */
const WITHOUT_VOTE = {
  scorer: 6,
  assistMaker: 6,
  goalkeeper: { vote: 6, minutes: 30 },
  sentOff: 4,
} as const;
const NAMES = Object.keys(WITHOUT_VOTE) as readonly (keyof typeof WITHOUT_VOTE)[];

/** The vote of such a rule as it is, or as it would be switched on. */
function withoutVoteOf(
  { withoutVote }: ChampionshipRules,
  name: (typeof NAMES)[number],
): { readonly vote: number; readonly minutes?: number } {
  const rule = withoutVote[name] ?? WITHOUT_VOTE[name];
  return typeof rule === 'number' ? { vote: rule } : rule;
}

/** Players without a vote, and postponed matches. */
export function WithoutVotePart({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const { number } = ruleFigures(useFormats());
  const wordsOf = (name: (typeof NAMES)[number]) => {
    const { vote, minutes } = withoutVoteOf(rules, name);
    return { vote: number(vote), minutes: number(minutes ?? 0) };
  };
  return (
    <div className={css.part}>
      {NAMES.map((name) => (
        <div key={name}>
          <TickBox
            label={t(`withoutVote.${name}`, wordsOf(name))}
            hint={t(`withoutVote.${name}.help`, wordsOf(name))}
            checked={rules.withoutVote[name] !== null}
            onChange={({ target }) =>
              onChange(
                withRule(rules, `withoutVote.${name}`, target.checked ? WITHOUT_VOTE[name] : null),
              )
            }
          />
          {rules.withoutVote[name] !== null && (
            <div className={css.four}>
              {Object.entries(withoutVoteOf(rules, name)).map(([part, value]) => {
                const place =
                  name === 'goalkeeper' ? `withoutVote.${name}.${part}` : `withoutVote.${name}`;
                return (
                  <RuleNumber
                    key={part}
                    label={t(`withoutVote.${part as 'vote' | 'minutes'}`)}
                    value={value}
                    wrong={problems.has(place)}
                    onValue={(next) => onChange(withRule(rules, place, next))}
                  />
                );
              })}
            </div>
          )}
        </div>
      ))}
      <SelectField
        label={t('postponed')}
        choices={(['six', 'wait'] as const).map((value) => ({
          value,
          label: t(`postponed.${value}`),
        }))}
        value={rules.postponed}
        onChoose={(value) => onChange(withRule(rules, 'postponed', value))}
      />
      <p className={css.help}>{t(`postponed.${rules.postponed}.help`)}</p>
    </div>
  );
}

const LEAGUE_NUMBERS = [
  'leaguePoints.win',
  'leaguePoints.draw',
  'leaguePoints.loss',
  'homeBonus',
] as const;

/** The table's rules, and the deadline of line-ups. */
export function LeaguePart({ rules, problems, onChange }: PartProps) {
  const t = useText('rules');
  const { leaguePoints, homeBonus, lineup } = rules;
  const values = { ...leaguePoints, homeBonus };
  return (
    <div className={css.part}>
      <p className={css.help}>{t('league.help')}</p>
      <div className={css.four}>
        {LEAGUE_NUMBERS.map((place) => (
          <RuleNumber
            key={place}
            label={t(place)}
            value={values[place.split('.').at(-1) as keyof typeof values]}
            wrong={problems.has(place)}
            onValue={(next) => onChange(withRule(rules, place, next))}
          />
        ))}
      </div>
      <RuleNumber
        label={t('lineup.deadlineMinutes')}
        hint={t('lineup.deadlineMinutes.help')}
        value={lineup.deadlineMinutes}
        wrong={problems.has('lineup.deadlineMinutes')}
        onValue={(next) => onChange(withRule(rules, 'lineup.deadlineMinutes', next))}
      />
      <TickBox
        label={t('lineup.reuseLast')}
        hint={t('lineup.reuseLast.help')}
        checked={lineup.reuseLast}
        onChange={(event) => onChange(withRule(rules, 'lineup.reuseLast', event.target.checked))}
      />
    </div>
  );
}
