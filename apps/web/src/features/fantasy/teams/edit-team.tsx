import { useQuery } from '@tanstack/react-query';
import type { Team } from '@tredici/contract/teams';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { draftOf } from './draft.ts';
import { teamQueries } from './queries.ts';
import { TeamBuilder } from './team-builder.tsx';
import css from './team-view.module.css';

interface EditTeamProps {
  readonly team: Team;
  readonly onDone: () => void;
  /** Shown when the team's championship cannot be loaded. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** Changes a team. It waits for the championship, because without it the team's participant is not known, and
 *  would be given up by saving. */
export function EditTeam({ team, onDone, problem }: EditTeamProps) {
  const t = useText('teams');
  const isPlaying = team.championship_id !== null;
  const { data, error, refetch } = useQuery({
    ...teamQueries.championship(team.championship_id ?? 0),
    enabled: isPlaying,
  });
  if (isPlaying && !data) {
    if (error) return problem(error, () => void refetch());
    return <div className={css.waiting} aria-busy="true" />;
  }
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('editNamed', { name: team.name })}</PageHeading>
      <TeamBuilder team={team} first={draftOf(team, data)} onSaved={onDone} onCancel={onDone} />
    </div>
  );
}
