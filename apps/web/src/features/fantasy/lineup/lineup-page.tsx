import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useText } from '#lib/i18n/translate.ts';
import { NoPlayers } from '../teams/no-players.tsx';
import { teamQueries } from '../teams/queries.ts';
import { TeamNotFound } from '../teams/team-not-found.tsx';
import css from './lineup-page.module.css';
import { LineupView } from './lineup-view.tsx';
import { lineupQueries } from './queries.ts';

interface LineupPageProps {
  readonly teamId: number;
  /** Shown when the call fails and there is no earlier answer. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

export function LineupPage({ teamId, problem }: LineupPageProps) {
  const t = useText('lineup');
  const team = useQuery(teamQueries.team(teamId));
  const lineup = useQuery(lineupQueries.lineup(teamId));
  const error = team.error ?? lineup.error;
  if (error instanceof ApiError && error.code === 'not_found') return <TeamNotFound />;
  if (team.data?.players.length === 0) return <NoPlayers team={team.data} />;
  if (team.data && lineup.data) {
    return <LineupView key={teamId} team={team.data} reply={lineup.data} />;
  }
  if (error) {
    return problem(error, () => void Promise.all([team.refetch(), lineup.refetch()]));
  }
  return (
    <div className={css.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
