import { useQuery } from '@tanstack/react-query';
import type { SeasonLabel } from '@tredici/contract/seasons';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useText } from '#lib/i18n/translate.ts';
import { fantasyQueries } from '../queries.ts';
import { BackToList } from './back-to-list.tsx';
import { PlayerNotFound } from './player-not-found.tsx';
import css from './player-page.module.css';
import { PlayerView } from './player-view.tsx';

interface PlayerPageProps {
  readonly playerId: number;
  /** Renders an error when there is neither an answer nor an earlier one to show. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** The page of a player, found by id. Another season is requested separately; until it arrives, the one before stays
 *  visible. */
export function PlayerPage({ playerId, problem }: PlayerPageProps) {
  const t = useText('player');
  const [season, setSeason] = useState<SeasonLabel | null>(null);
  const { data, error, refetch } = useQuery({
    ...fantasyQueries.player(playerId, season),
    placeholderData: (before) => before,
  });
  // Deferred, so that drawing it does not block more urgent work of the page.
  const detail = useDeferredValue(data);
  if (error instanceof ApiError && error.code === 'not_found') return <PlayerNotFound />;
  if (!data && error) return problem(error, () => void refetch());
  return (
    <div className={css.page}>
      <BackToList />
      {detail ? (
        <PlayerView detail={detail} onSeason={setSeason} />
      ) : (
        <div className={css.waiting} aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
        </div>
      )}
    </div>
  );
}
