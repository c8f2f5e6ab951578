import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './part.module.css';

interface PartProps<T> {
  /** The fragment of its address, after the #. */
  readonly id: string;
  readonly title: string;
  readonly query: UseQueryResult<T>;
  readonly aside?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A part of the page with its own query: one that fails does not affect the others. */
export function Part<T>({ id, title, query, aside, children }: PartProps<T>) {
  const t = useText('operator');
  const { data, isError, isFetching, refetch } = query;
  return (
    <PageSection id={id} title={title} aside={aside}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <NotLoaded text={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p className={css.loading}>{t('loading')}</p>
      )}
    </PageSection>
  );
}
