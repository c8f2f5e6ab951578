import { Link } from '@tanstack/react-router';
import type { Championship, PurchasesReply } from '@tredici/contract/championships';
import type { Market } from '@tredici/contract/fantasy-players';
import type { Team } from '@tredici/contract/teams';
import { useEffect, useRef, useState } from 'react';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RosterCounts } from '../teams/roster-counts.tsx';
import { rosterState } from '../teams/roster-state.ts';
import css from './auction.module.css';
import { CallPlayer } from './call-player.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import { Room } from './room.tsx';
import { SellPlayer } from './sell-player.tsx';
import { UnsentChanges } from './unsent-changes.tsx';
import { type Available, useAuction } from './use-auction.ts';

/** The board is drawn in this many steps: a few of the available players with each, the room with the second, the
 *  purchases with the third. */
const STEPS = 5;
/** Available players listed at most. A phone has room for eight; users find the others by typing the name. */
const MOST_SHOWN = 25;

interface AuctionViewProps {
  readonly team: Team;
  readonly championship: Championship;
  readonly self: number;
  readonly market: Market;
  readonly purchases: PurchasesReply;
}

/** The board of an auction: what the team still needs, which players are left and what they are worth to it, and how
 *  many credits each participant has. To enter a purchase takes a name, a price and one key for the buyer. */
export function AuctionView({ team, championship, self, market, purchases }: AuctionViewProps) {
  const t = useText('auction');
  const auction = useAuction({ championship, teamId: team.id, self, market, purchases });
  const [calledId, setCalledId] = useState<number | null>(null);
  const next = useRef<HTMLElement>(null);
  const called = auction.available.find(({ id }) => id === calledId) ?? null;
  const drawn = Math.min(STEPS, useInTurn(STEPS, 1));
  const own = auction.accounts.find((account) => account.team === self)!;
  const mine = auction.owned.filter((purchase) => purchase.team === self);
  const sell = (player: Available, participantId: number, price: number) => {
    auction.buy({ participantId, playerId: player.id, price });
    setCalledId(null);
    next.current?.focus();
  };
  // Sold meanwhile on another device: the panel is gone, and the focus with it.
  const isGone = calledId !== null && called === null;
  useEffect(() => {
    if (!isGone) return;
    setCalledId(null);
    next.current?.focus();
  }, [isGone]);
  return (
    <div className={drawn < STEPS ? `${css.page} ${css.waiting}` : css.page}>
      <div className={css.head}>
        <PageHeading className={css.title}>{t('title')}</PageHeading>
        <p className={css.soft}>
          <Link to={paths.team(team.id)}>
            <bdi>{team.name}</bdi>
          </Link>
          {' · '}
          <Link to={paths.championship(championship.id)}>
            <bdi>{championship.name}</bdi>
          </Link>
        </p>
      </div>
      <div className={css.needs}>
        <RosterCounts state={rosterState(auction.roster, mine)} />
        <p className={css.bid}>
          {t('maximumBid')} <b>{own.maximumBid}</b>
        </p>
      </div>
      <UnsentChanges
        auction={auction}
        championship={championship}
        onForgotten={() => next.current?.focus()}
      />
      <div className={css.columns}>
        <div className={css.column}>
          {called && (
            <SellPlayer
              key={called.id}
              player={called}
              auction={auction}
              championship={championship}
              self={self}
              onSell={(participantId, price) => sell(called, participantId, price)}
              onCancel={() => {
                setCalledId(null);
                next.current?.focus();
              }}
            />
          )}
          <CallPlayer
            available={auction.available}
            locked={market.locked}
            shown={(MOST_SHOWN / STEPS) * drawn}
            game={auction.game}
            next={next}
            onCall={({ id }) => setCalledId(id)}
          />
        </div>
        <div className={css.column}>
          {drawn > 1 && <Room auction={auction} championship={championship} self={self} />}
          {drawn > 2 && (
            <PurchaseHistory auction={auction} championship={championship} next={next} />
          )}
        </div>
      </div>
    </div>
  );
}
