import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readCarried } from '#football/carried-match.ts';
import { ofTheDayQuery } from '#football/match-of-the-day.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { BackLink } from './back-link.tsx';
import type { MatchAccess } from './match-access.ts';
import { MatchNotFound } from './match-not-found.tsx';
import css from './match-page.module.css';
import { MatchSections } from './match-sections.tsx';
import { MatchTop } from './match-top.tsx';
import { MatchWaiting, SectionsWaiting } from './match-waiting.tsx';
import { matchQuery } from './queries.ts';

interface MatchPageProps {
  readonly matchId: number;
  readonly access: MatchAccess;
  /** Shown when the call fails and there is no earlier answer. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** The head is drawn before what is below it. */
const STEPS = 2;

/** The page of a match, by its number. */
export function MatchPage({ matchId, access, problem }: MatchPageProps) {
  const own = useQuery({ ...matchQuery(matchId), enabled: access !== 'anonymous' });
  const open = useQuery({
    ...ofTheDayQuery,
    refetchInterval: LIVE_REFRESH_MS,
    enabled: access === 'anonymous',
  });
  const asked = access === 'anonymous' ? open : own;
  const { error, refetch } = asked;
  // A merged duplicate is answered under the number that was kept, so numbers are compared only for the match
  // of the day.
  const isAnswer = access !== 'anonymous' || open.data?.match_id === matchId;
  const data = isAnswer ? asked.data : undefined;
  const carried = useRouterState({ select: ({ location }) => location.state });
  const step = useInTurn(STEPS, 1);
  const line = data ?? readCarried(carried, matchId);
  if (error instanceof ApiError && error.code === 'not_found') return <MatchNotFound />;
  // An old answer is preferred to an error, because the page shows how old it is.
  if (!data && error) return problem(error, () => void refetch());
  return (
    <div className={css.page}>
      <BackLink tournamentId={data?.tournament_id ?? null} isToPricing={access !== 'premium'} />
      {line ? (
        <MatchTop match={data} line={line} access={access} />
      ) : (
        <MatchWaiting access={access} />
      )}
      {step < STEPS ? (
        <div className={css.drawing} />
      ) : data ? (
        <MatchSections match={data} access={access} />
      ) : (
        <SectionsWaiting access={access} />
      )}
    </div>
  );
}
