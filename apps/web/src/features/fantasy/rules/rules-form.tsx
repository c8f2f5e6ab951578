import { useText } from '#lib/i18n/translate.ts';
import { Fold } from '#ui/fold.tsx';
import { ruleProblems } from './edit-rules.ts';
import { BenchPart, LeaguePart, WithoutVotePart } from './matchday-part.tsx';
import { ModifiersPart } from './modifiers-part.tsx';
import { PresetPart, type RulesPartProps } from './preset-part.tsx';
import { RosterPart } from './roster-part.tsx';
import css from './rules.module.css';
import { BonusPart, GoalsPart } from './scoring-part.tsx';
import { useHadModifiers } from './use-had-modifiers.ts';

/** All rules of a championship, part by part, each explained at its field. */
export function RulesForm({ rules, onChange }: RulesPartProps) {
  const t = useText('rules');
  const problems = ruleProblems(rules);
  const { had, change } = useHadModifiers(rules, onChange);
  const parts = { rules, problems, onChange: change };
  const name = (part: Part) =>
    [...problems.keys()].some((place) => PLACES[part].some((start) => place.startsWith(start)))
      ? `${t(`part.${part}`)} · ${t('part.wrong')}`
      : t(`part.${part}`);
  return (
    <div className={css.part}>
      <PresetPart {...parts} />
      <Fold title={name('roster')}>
        <RosterPart {...parts} />
      </Fold>
      <Fold title={name('modifiers')}>
        <ModifiersPart {...parts} had={had} />
      </Fold>
      <Fold title={name('bonus')}>
        <BonusPart {...parts} />
      </Fold>
      <Fold title={name('goals')}>
        <GoalsPart {...parts} />
      </Fold>
      <Fold title={name('bench')}>
        <BenchPart {...parts} />
      </Fold>
      <Fold title={name('withoutVote')}>
        <WithoutVotePart {...parts} />
      </Fold>
      <Fold title={name('league')}>
        <LeaguePart {...parts} />
      </Fold>
    </div>
  );
}

/** The paths of the rules in each part. */
const PLACES = {
  roster: ['roster'],
  modifiers: ['modifiers'],
  bonus: ['bonus'],
  goals: ['goals'],
  bench: ['bench', 'substitutions', 'switch', 'officeReserve', 'modules'],
  withoutVote: ['withoutVote', 'postponed'],
  league: ['homeBonus', 'leaguePoints', 'lineup'],
} as const;
type Part = keyof typeof PLACES;
