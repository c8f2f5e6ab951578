import { useQuery } from '@tanstack/react-query';
import { ApiError, requestIdOf } from '#lib/api-error.ts';
import { useText } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useErrorText } from '#lib/problem-text.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { BackLink } from './back-link.tsx';
import { MatchNotFound } from './match-not-found.tsx';
import css from './match-page.module.css';
import { MatchView } from './match-view.tsx';
import { MatchWaiting } from './match-waiting.tsx';
import { matchQuery } from './queries.ts';

/** A match by its number. */
export function MatchPage({ matchId }: { readonly matchId: number }) {
  const { data, error, refetch } = useQuery(matchQuery(matchId));
  if (error instanceof ApiError && error.code === 'not_found') return <MatchNotFound />;
  // An old answer is better than a new problem: how old it is stands on the page.
  if (!data && error) {
    return <MatchProblem error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={css.page}>
      <BackLink tournamentId={data?.tournament_id ?? null} />
      {data ? <MatchView match={data} /> : <MatchWaiting />}
    </div>
  );
}

function MatchProblem({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText('match');
  const pages = useText('pages');
  const common = useText('common');
  const errorText = useErrorText();
  const online = useOnline();
  const id = requestIdOf(error);
  return (
    <MessagePage
      title={t('problem.heading')}
      stamp={online ? pages('error.stamp') : pages('offline.stamp')}
      body={online ? errorText(error) : t('problem.offline')}
      small={id && common('requestId', { id })}
      actions={
        <>
          <Button primary onClick={onRetry}>
            {common('retry')}
          </Button>
          <LinkButton to={paths.leaguesBase()}>{t('notFound.leagues')}</LinkButton>
        </>
      }
    />
  );
}
