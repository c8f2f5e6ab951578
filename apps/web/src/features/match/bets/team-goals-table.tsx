import type { MatchDetail } from '@tredici/contract/match';
import type { TeamGoals } from '@tredici/engine/markets/bet-types';
import { TEAM_GOALS } from '@tredici/engine/markets/catalogue';
import type { CSSProperties } from 'react';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { OutcomeMark } from '../outcome-mark.tsx';
import css from './team-goals-table.module.css';

interface TeamGoalsTableProps {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}

/** How many goals each side scores, back to back: the home side's bars to the left, the other's to
 *  the right. */
export function TeamGoalsTable({ match, oddsHidden }: TeamGoalsTableProps) {
  const t = useText('match');
  const shares = TEAM_GOALS.flatMap((count) => [
    match.bets[`home_goals_${count}`] ?? 0,
    match.bets[`away_goals_${count}`] ?? 0,
  ]);
  const longest = Math.max(...shares, 1);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('group.team_goals')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.home}>
            {match.home_team_name}
          </th>
          <th scope="col" className={css.count}>
            {t('col.goals')}
          </th>
          <th scope="col">{match.away_team_name}</th>
        </tr>
      </thead>
      <tbody>
        {TEAM_GOALS.map((count) => (
          <tr key={count}>
            <GoalCell bet={`home_goals_${count}`} side="home" {...{ match, oddsHidden, longest }} />
            <th scope="row" className={css.count}>
              {count === 5 ? t('scores.orMore', { count }) : count}
            </th>
            <GoalCell bet={`away_goals_${count}`} side="away" {...{ match, oddsHidden, longest }} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GoalCell({
  match,
  bet,
  side,
  oddsHidden,
  longest,
}: TeamGoalsTableProps & {
  readonly bet: TeamGoals;
  readonly side: 'home' | 'away';
  readonly longest: number;
}) {
  const t = useText('match');
  const { odds, percent } = useFormats();
  const share = match.bets[bet];
  const fair = share === undefined ? null : fairPrice(share);
  const length = { '--length': (share ?? 0) / longest } as CSSProperties;
  return (
    <td className={css[side]}>
      <span className={css.cell}>
        <span className={css.figures}>
          <b>{share === undefined ? '–' : percent(share, 1)}</b>
          {!oddsHidden && fair !== null && (
            <span className={css.fair}>
              <span className="visually-hidden">{t('col.fair')} </span>
              {odds(fair)}
            </span>
          )}
          {match.outcomes && <OutcomeMark outcome={match.outcomes[bet]} />}
        </span>
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={length} />
        </span>
      </span>
    </td>
  );
}
