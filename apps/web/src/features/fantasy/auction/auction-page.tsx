import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { EmptyList } from '../empty-list.tsx';
import { fantasyQueries } from '../queries.ts';
import { teamQueries } from '../teams/queries.ts';
import { TeamNotFound } from '../teams/team-not-found.tsx';
import css from './auction.module.css';
import { AuctionView } from './auction-view.tsx';
import { auctionQueries } from './queries.ts';

interface AuctionPageProps {
  readonly teamId: number;
  /** Renders an error when there is neither an answer nor an earlier one to show. */
  readonly problem: (error: Error, onRetry: () => void) => ReactNode;
}

/** The auction of the championship that a team plays in, seen from that team. */
export function AuctionPage({ teamId, problem }: AuctionPageProps) {
  const t = useText('auction');
  const team = useQuery(teamQueries.team(teamId));
  const championshipId = team.data?.championship_id ?? null;
  const enabled = championshipId !== null;
  const championship = useQuery({ ...teamQueries.championship(championshipId ?? 0), enabled });
  const purchases = useQuery({ ...auctionQueries.purchases(championshipId ?? 0), enabled });
  const market = useQuery(fantasyQueries.market());
  if (team.error instanceof ApiError && team.error.code === 'not_found') return <TeamNotFound />;
  const failed = [team, championship, purchases, market].find((one) => one.error && !one.data);
  if (failed?.error) return problem(failed.error, () => void failed.refetch());
  if (team.data && championshipId === null) return <NotPlaying teamId={teamId} what="league" />;
  const self = championship.data?.participants.find(({ team_id }) => team_id === teamId);
  if (championship.data && !self) return <NotPlaying teamId={teamId} what="name" />;
  if (market.data?.players.id.length === 0) return <EmptyList />;
  if (!team.data || !championship.data || !purchases.data || !market.data || !self) {
    return (
      <div className={css.waiting} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
      </div>
    );
  }
  return (
    <AuctionView
      team={team.data}
      championship={championship.data}
      self={self.id}
      market={market.data}
      purchases={purchases.data}
    />
  );
}

/** Shown when the team is in no championship, or is not yet one of its participants: then nobody is bidding against
 *  it. */
function NotPlaying({
  teamId,
  what,
}: {
  readonly teamId: number;
  readonly what: 'league' | 'name';
}) {
  const t = useText('auction');
  return (
    <MessagePage
      title={t('notPlaying.heading')}
      stamp={t('notPlaying.stamp')}
      body={t(`notPlaying.${what}`)}
      actions={
        <>
          <LinkButton primary to={paths.team(teamId)}>
            {t('notPlaying.team')}
          </LinkButton>
          <LinkButton to={paths.championshipNew()}>{t('notPlaying.make')}</LinkButton>
        </>
      }
    />
  );
}
