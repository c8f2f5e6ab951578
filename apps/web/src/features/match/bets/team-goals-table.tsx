import type { MatchDetail } from '@tredici/contract/match';
import type { TeamGoals } from '@tredici/engine/markets/bet-types';
import { TEAM_GOALS } from '@tredici/engine/markets/catalogue';
import type { CSSProperties } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { OwnFigures } from './own-figures.tsx';
import css from './team-goals-table.module.css';

interface TeamGoalsTableProps {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}

/** How many goals each side scores, back to back: the home side's bars to the left, the away side's to the
 *  right. */
export function TeamGoalsTable({ match, oddsHidden }: TeamGoalsTableProps) {
  const t = useText('match');
  const shares = TEAM_GOALS.flatMap((count) => [
    match.bets[`home_goals_${count}`] ?? 0,
    match.bets[`away_goals_${count}`] ?? 0,
  ]);
  const shown = { match, oddsHidden, longest: Math.max(...shares, 1) };
  return (
    <DataTable
      caption={t('group.team_goals')}
      columns={[
        {
          key: 'home',
          name: match.home_team_name,
          cell: (count) => <GoalCell bet={`home_goals_${count}`} {...shown} />,
          className: css.home,
        },
        {
          key: 'count',
          name: t('col.goals'),
          cell: (count) => (count === 5 ? t('scores.orMore', { count }) : count),
          className: css.count,
        },
        {
          key: 'away',
          name: match.away_team_name,
          cell: (count) => <GoalCell bet={`away_goals_${count}`} {...shown} />,
          className: css.away,
        },
      ]}
      rows={TEAM_GOALS}
      keyOf={(count) => count}
      rowNamedBy="count"
      className={css.table}
    />
  );
}

function GoalCell({
  match,
  bet,
  oddsHidden,
  longest,
}: TeamGoalsTableProps & {
  readonly bet: TeamGoals;
  readonly longest: number;
}) {
  const length = { '--length': (match.bets[bet] ?? 0) / longest } as CSSProperties;
  return (
    <span className={css.cell}>
      <span className={css.figures}>
        <OwnFigures
          match={match}
          bet={bet}
          oddsHidden={oddsHidden}
          shareClassName={css.share}
          fairClassName={css.fair}
        />
      </span>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={length} />
      </span>
    </span>
  );
}
