import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { WaitingTable } from './waiting-table.tsx';

/** Replaces a table without data: still loading, or why it could not be loaded. */
export function PlayersMissing({ query }: { readonly query: UseQueryResult }) {
  const t = useText('fantasy');
  const common = useText('common');
  const reasonOf = useErrorText();
  if (!query.isError) return <WaitingTable />;
  return (
    <SectionMessage
      alert
      lines={5}
      text={t('failed')}
      hint={reasonOf(query.error)}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {common('retry')}
        </Button>
      }
    />
  );
}
