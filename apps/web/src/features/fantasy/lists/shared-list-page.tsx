import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RolePlate } from '../role-plate.tsx';
import css from './lists.module.css';
import { listQueries } from './queries.ts';
import { SharedListNotFound } from './shared-list-not-found.tsx';

interface SharedListPageProps {
  readonly listKey: string;
  /** Shown when the call fails and there is no earlier answer. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** A read-only view of a list that its owner shares: names, clubs and roles, and no figure from anybody's
 *  files. */
export function SharedListPage({ listKey, problem }: SharedListPageProps) {
  const t = useText('lists');
  const { date } = useFormats();
  const { data, error, refetch } = useQuery(listQueries.shared(listKey));
  if (error instanceof ApiError && error.status < 500) return <SharedListNotFound />;
  if (!data && error) return problem(error, () => void refetch());
  return (
    <div className={css.page} aria-busy={data ? undefined : true}>
      <PageHeading className={css.heading}>
        <bdi>{data?.name ?? t('shared')}</bdi>
      </PageHeading>
      {data && (
        <p className={css.soft}>
          {t('shared.about', { count: data.players.length, date: date(data.updated_at) })}
        </p>
      )}
      <ol className={css.players}>
        {data?.players.map(({ player_id, known }) => (
          <li key={player_id} className={css.player}>
            {known ? (
              <>
                <RolePlate player={known} game="classic" />
                <span className={css.who}>
                  <b>{known.name}</b>
                  <span className={css.soft}>{known.club}</span>
                </span>
              </>
            ) : (
              <span className={css.soft}>{t('shared.unknown')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
