import { sampleMarket } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { type MarketPlayer, marketPlayers } from '../market.ts';
import { auctionEntries, tiersOf } from './auction-players.ts';

const [pattern] = marketPlayers(sampleMarket(1));
const player = (own: Partial<MarketPlayer>): MarketPlayer => ({
  ...pattern!,
  has_left: false,
  market_value: null,
  price: null,
  value: null,
  ...own,
});

describe('a player at an auction', () => {
  it('costs what the list says, in the credits that are played with', () => {
    const [market, listed, unknown] = auctionEntries(
      [player({ market_value: 90, price: 20 }), player({ price: 20 }), player({})],
      1000,
    );
    expect([market, listed, unknown].map((one) => one!.listPrice)).toEqual([90, 40, null]);
  });

  it('is worth our estimate, and without one the price of the list', () => {
    const entries = auctionEntries([player({ value: 31, price: 5 }), player({ price: 5 })], 500);
    expect(entries.map(({ gain }) => gain)).toEqual([30, 4]);
  });

  it('who has left the league cannot be bought', () => {
    expect(auctionEntries([player({ has_left: true })], 500)).toEqual([]);
  });

  it('stands in a tier of their role', () => {
    const entries = auctionEntries(marketPlayers(sampleMarket(600)), 500);
    const tiers = tiersOf(entries);
    const best = entries.toSorted((a, b) => b.gain - a.gain)[0]!;
    expect(tiers.get(best.id)).toBe(1);
    expect(Math.max(...tiers.values())).toBeGreaterThan(1);
  });
});
