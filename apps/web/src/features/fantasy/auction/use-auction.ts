import type { Championship } from '@tredici/contract/championships';
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
import { useMemo } from 'react';
import { compareText } from '#lib/i18n/compare-text.ts';
import { marketPlayers } from '../market.ts';
import { rulesIn } from '../team-rules.ts';
import { type AuctionEntry, auctionEntries, tiersOf } from './auction-players.ts';
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
  readonly known: readonly Bought[];
}

/** The current state of the auction, with everything that is computed from its purchases. */
export function useAuction({ championship, teamId, self, market, known }: AuctionInput) {
  const changes = useAuctionQueue(championship.id, teamId);
  const { roster } = rulesIn(championship);
  const entries = useMemo(
    () => auctionEntries(marketPlayers(market), roster.credits),
    [market, roster.credits],
  );
  const tierOf = useMemo(() => tiersOf(entries), [entries]);
  const setting = useMemo(
    (): AuctionSetting => ({ roster, teams: championship.participants.map(({ id }) => id) }),
    [roster, championship.participants],
  );
  const bought = useMemo(() => withWaiting(known, changes.queue), [known, changes.queue]);
  const purchases = useMemo(
    () =>
      bought.map(
        ({ playerId, participantId, price }): Purchase => ({
          player: playerId,
          team: participantId,
          price,
        }),
      ),
    [bought],
  );
  const accounts = useMemo(
    () => teamAccounts(setting, entries, purchases),
    [setting, entries, purchases],
  );
  const available = useMemo((): Available[] => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return auctionBoard(setting, entries, purchases, self)
      .map(({ id, value, price, canBuy }) => ({
        ...byId.get(id)!,
        value,
        canBuy,
        expected: price,
        tier: tierOf.get(id) ?? 1,
      }))
      .sort((a, b) => b.value - a.value || b.gain - a.gain || compareText(a.name, b.name));
  }, [setting, entries, purchases, self, tierOf]);
  return {
    ...changes,
    roster,
    entries,
    bought,
    accounts,
    available,
    check: (purchase: Purchase) => checkPurchase(setting, entries, purchases, purchase, accounts),
    wonder: (purchase: Purchase) => whatIf(setting, entries, purchases, purchase),
  };
}
export type Auction = ReturnType<typeof useAuction>;
