import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useText } from '#lib/i18n/translate.ts';
import { EditTeam } from './edit-team.tsx';
import { teamQueries } from './queries.ts';
import { TeamNotFound } from './team-not-found.tsx';
import css from './team-view.module.css';
import { TeamView } from './team-view.tsx';

interface TeamPageProps {
  readonly teamId: number;
  /** Shown when a call fails and there is no earlier answer. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** The page of one of the user's own teams. */
export function TeamPage({ teamId, problem }: TeamPageProps) {
  const t = useText('teams');
  const [editing, setEditing] = useState(false);
  useHeadingFocus(editing);
  const { data, error, refetch } = useQuery(teamQueries.team(teamId));
  if (error instanceof ApiError && error.code === 'not_found') return <TeamNotFound />;
  if (!data && error) return problem(error, () => void refetch());
  if (data && editing) {
    return <EditTeam team={data} onDone={() => setEditing(false)} problem={problem} />;
  }
  if (data) return <TeamView team={data} onEdit={() => setEditing(true)} />;
  return (
    <div className={css.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
