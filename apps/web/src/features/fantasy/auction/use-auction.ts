import type { Championship, PurchasesReply } from '@tredici/contract/championships';
import type { Market } from '@tredici/contract/fantasy-players';
import {
  type AuctionSetting,
  auctionBoard,
  type BoardRow,
  checkPurchase,
  type Purchase,
  teamAccounts,
  whatIf,
} from '@tredici/engine/fantasy/auction/auction-board';
import { tiers } from '@tredici/engine/fantasy/auction/tiers';
import { useMemo } from 'react';
import { compareText } from '#lib/i18n/compare-text.ts';
import { marketPlayers } from '../market.ts';
import { rulesIn } from '../team-rules.ts';
import { type AuctionEntry, auctionEntries, knownPlayers } from './auction-players.ts';
import { type Bought, withWaiting } from './auction-queue.ts';
import { useAuctionQueue } from './use-auction-queue.ts';

/** A player who is left, with their current value to this team. */
export type Available = Omit<AuctionEntry, 'value'> &
  Pick<BoardRow, 'value' | 'canBuy'> & {
    /** The price at which they will probably be sold. */
    readonly expected: number;
    readonly tier: number;
  };

interface AuctionInput {
  readonly championship: Championship;
  readonly teamId: number;
  /** The user's own participant. */
  readonly self: number;
  readonly market: Market;
  /** What the server knows: the purchases of this auction, and the players whom teams had before it. */
  readonly purchases: PurchasesReply;
}

/** The current state of the auction, with everything that is computed from its purchases. */
export function useAuction({ championship, teamId, self, market, purchases }: AuctionInput) {
  const changes = useAuctionQueue(championship.id, teamId);
  const { roster, game } = rulesIn(championship);
  const { points_per_credit: pointsPerCredit } = market;
  const entries = useMemo(
    () => auctionEntries(marketPlayers(market), { game, credits: roster.credits, pointsPerCredit }),
    [market, game, roster.credits, pointsPerCredit],
  );
  // A copy that an earlier version stored on the device has no `held`.
  const held = purchases.held ?? NOBODY;
  const known = useMemo(() => knownPlayers(market, held), [market, held]);
  const tierOf = useMemo(() => tiers(entries), [entries]);
  const setting = useMemo(
    (): AuctionSetting => ({ roster, teams: championship.participants.map(({ id }) => id) }),
    [roster, championship.participants],
  );
  const bought = useMemo(
    () => withWaiting(purchases.results.map(boughtAs), changes.queue, held.map(playerIdOf)),
    [purchases, changes.queue, held],
  );
  const owned = useMemo(
    (): Purchase[] => [
      ...held.map(({ player_id, role, participant_id, price }) => ({
        player: player_id,
        role,
        team: participant_id,
        price,
      })),
      ...bought.map(({ playerId, role, participantId, price }) => ({
        player: playerId,
        role: role ?? known.get(playerId)?.role ?? 'A',
        team: participantId,
        price,
      })),
    ],
    [held, bought, known],
  );
  const accounts = useMemo(() => teamAccounts(setting, owned), [setting, owned]);
  const available = useMemo((): Available[] => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return auctionBoard(setting, entries, owned, self)
      .map(({ id, value, price, canBuy }) => ({
        ...byId.get(id)!,
        value,
        canBuy,
        expected: price,
        tier: tierOf.get(id) ?? 1,
      }))
      .sort((a, b) => b.value - a.value || b.gain - a.gain || compareText(a.name, b.name));
  }, [setting, entries, owned, self, tierOf]);
  return {
    ...changes,
    roster,
    game,
    /** Whether what a roster is worth is in points over the season or, without Pro, in credits of the list. */
    unit: pointsPerCredit === null ? ('credits' as const) : ('points' as const),
    known,
    /** The purchases of this auction. */
    bought,
    /** The same with the players whom teams had before it. */
    owned,
    accounts,
    available,
    check: (purchase: Purchase) => checkPurchase(setting, entries, owned, purchase, accounts),
    wonder: (purchase: Purchase) => whatIf(setting, entries, owned, purchase),
  };
}
export type Auction = ReturnType<typeof useAuction>;

const NOBODY: PurchasesReply['held'] = [];
const playerIdOf = ({ player_id }: { readonly player_id: number }) => player_id;
const boughtAs = (row: PurchasesReply['results'][number]): Bought => ({
  id: row.id,
  participantId: row.participant_id,
  playerId: row.player_id,
  role: row.role,
  price: row.price,
});
