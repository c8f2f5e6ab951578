import { type AuctionPlayer, tiers } from '@tredici/engine/fantasy/auction/auction-board';
import type { MarketPlayer } from '../market.ts';

/** The credits per team that the lists assume: 1000 for FVM, 500 for the quotazione. */
const MARKET_CREDITS = 1000;
const LIST_CREDITS = 500;

/** A player at the auction, with what the engine needs to know of them. */
export type AuctionEntry = MarketPlayer & Pick<AuctionPlayer, 'gain' | 'listPrice'>;

/** All players who can be bought, for an auction in which every team has this many credits. A player without our own
 *  estimate is worth the list price. */
export function auctionEntries(players: readonly MarketPlayer[], credits: number): AuctionEntry[] {
  return players
    .filter(({ has_left }) => !has_left)
    .map((player) => {
      const listPrice = listPriceOf(player, credits);
      const worth = player.value ?? listPrice ?? 1;
      return { ...player, listPrice, gain: Math.max(0, worth - 1) };
    });
}

function listPriceOf({ market_value, price }: MarketPlayer, credits: number): number | null {
  if (market_value !== null) return (market_value * credits) / MARKET_CREDITS;
  return price === null ? null : (price * credits) / LIST_CREDITS;
}

/** The tier of each player by id; tier 1 is the best. */
export const tiersOf = (entries: readonly AuctionEntry[]) => tiers(entries);
