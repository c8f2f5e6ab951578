import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useText } from '#lib/i18n/translate.ts';
import { latePart } from '#ui/late-part.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { teamQueries } from '../teams/queries.ts';
import { ChampionshipNotFound } from './championship-not-found.tsx';
import css from './championship-view.module.css';
import { ChampionshipView } from './championship-view.tsx';

/** The form with all rules weighs more than the rest of the page, and is rarely opened. */
const EditForm = latePart(async () => (await import('./edit-championship.tsx')).EditChampionship, {
  waiting: <div className={css.waiting} aria-busy="true" />,
});

interface ChampionshipPageProps {
  readonly championshipId: number;
  /** Shown when the call fails and there is no earlier answer. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** The page of one of the user's own championships. */
export function ChampionshipPage({ championshipId, problem }: ChampionshipPageProps) {
  const t = useText('championships');
  const [editing, setEditing] = useState(false);
  useHeadingFocus(editing);
  const { data, error, refetch } = useQuery(teamQueries.championship(championshipId));
  if (error instanceof ApiError && error.code === 'championship_not_found') {
    return <ChampionshipNotFound />;
  }
  if (!data && error) return problem(error, () => void refetch());
  if (!data) return <div className={css.waiting} aria-busy="true" />;
  if (!editing) return <ChampionshipView championship={data} onEdit={() => setEditing(true)} />;
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('editNamed', { name: data.name })}</PageHeading>
      <EditForm championship={data} onClose={() => setEditing(false)} />
    </div>
  );
}
