import { type AuctionPlayer, tiers } from '@tredici/engine/fantasy/auction/auction-board';
import type { MarketPlayer } from '../market.ts';

/** The credits that lists write prices for. */
const MARKET_CREDITS = 1000;
const LIST_CREDITS = 500;

/** A player at the auction: who it is, with what the engine asks of them. */
export type AuctionEntry = MarketPlayer & Pick<AuctionPlayer, 'gain' | 'listPrice'>;

/** Everybody who can be bought, for an auction with so many credits each. Without our own estimate a
 *  player is worth what the list says. */
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

/** By id: the best are of the first. */
export const tiersOf = (entries: readonly AuctionEntry[]) => tiers(entries);
