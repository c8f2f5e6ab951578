import type { RoundChances } from '@tredici/engine/fantasy/lineup/rounds/simulate-rounds';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { FigureList } from '../../figure-list.tsx';
import { goalThreshold } from './goal-threshold.ts';
import css from './recommended-eleven.module.css';

interface GoalChancesProps {
  readonly rules: ChampionshipRules;
  readonly chances: RoundChances;
}
/** Chances below this are not listed. */
const HARDLY_EVER = 0.01;

/** The chance of each number of goals for the line-up. */
export function GoalChances({ rules, chances }: GoalChancesProps) {
  const t = useText('lineup');
  const { percent, decimal, count } = useFormats();
  const shown = chances.goals.filter((chance) => chance >= HARDLY_EVER);
  return (
    <div>
      <h3 className={css.subtitle}>{t('goals.title')}</h3>
      <FigureList
        figures={shown.map((chance, at) => {
          const threshold = goalThreshold(rules.goals, at + 1);
          return {
            name: t('goals.least', { count: at + 1, points: decimal(threshold, 1) }),
            figure: percent(100 * chance),
            share: 100 * chance,
          };
        })}
      />
      <p className={css.soft}>{t('goals.sample', { rounds: count(chances.rounds) })}</p>
    </div>
  );
}
