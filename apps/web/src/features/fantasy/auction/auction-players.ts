import type { PurchasesReply } from '@tredici/contract/championships';
import type { Market } from '@tredici/contract/fantasy-players';
import type { AuctionPlayer } from '@tredici/engine/fantasy/auction/auction-board';
import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { type MarketPlayer, marketPlayers } from '../market.ts';

/** The credits per team that the lists assume: 1000 for FVM, 500 for the quotazione and our values. */
const MARKET_CREDITS = 1000;
const LIST_CREDITS = 500;

/** A player at the auction, with what the engine needs to know of them. */
export type AuctionEntry = MarketPlayer & Pick<AuctionPlayer, 'gain' | 'listPrice'>;

interface AuctionTerms {
  readonly game: Game;
  /** How many credits every team begins with. */
  readonly credits: number;
  /** Converts values to points; null if they stay credits. */
  readonly pointsPerCredit: number | null;
}

/** All players who can be bought. A player without our own estimate is worth the list price. */
export function auctionEntries(
  players: readonly MarketPlayer[],
  { game, credits, pointsPerCredit }: AuctionTerms,
): AuctionEntry[] {
  return players
    .filter(({ has_left }) => !has_left)
    .map((player) => {
      const share = listShareOf(player, game);
      // Our values are for 500 credits, so the list price that replaces a missing one has to be as well.
      const worth = player.value ?? (share ?? 0) * LIST_CREDITS;
      return {
        ...player,
        listPrice: share === null ? null : share * credits,
        gain: Math.max(0, worth - 1) * (pointsPerCredit ?? 1),
      };
    });
}

/** The share of a team's credits that the list says a player costs. Mantra has separate quotazioni; FVM is only
 *  known for Classic. */
function listShareOf(
  { market_value, mantra_price, price }: MarketPlayer,
  game: Game,
): number | null {
  if (game === 'mantra' && mantra_price !== null) return mantra_price / LIST_CREDITS;
  if (market_value !== null) return market_value / MARKET_CREDITS;
  return price === null ? null : price / LIST_CREDITS;
}

/** What is shown of any player whom somebody has. */
export type KnownPlayer = Pick<MarketPlayer, 'id' | 'name' | 'club' | 'role' | 'mantra_roles'>;

/** By id, everybody in the list, and those on a roster who are no longer in it. */
export function knownPlayers(
  market: Market,
  held: PurchasesReply['held'],
): ReadonlyMap<number, KnownPlayer> {
  const gone = held.map(({ player_id, name, club, role, mantra_roles }) => ({
    ...{ id: player_id, name, club, role, mantra_roles },
  }));
  return new Map<number, KnownPlayer>(
    [...gone, ...marketPlayers(market)].map((player) => [player.id, player]),
  );
}
