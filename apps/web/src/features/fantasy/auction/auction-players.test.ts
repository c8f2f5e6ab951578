import { sampleMarket } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { type MarketPlayer, marketPlayers } from '../market.ts';
import { auctionEntries, knownPlayers } from './auction-players.ts';

const [pattern] = marketPlayers(sampleMarket(1));
const player = (own: Partial<MarketPlayer>): MarketPlayer => ({
  ...pattern!,
  has_left: false,
  mantra_price: null,
  market_value: null,
  price: null,
  value: null,
  ...own,
});

const terms = { game: 'classic', credits: 500, pointsPerCredit: null } as const;

describe('a player at an auction', () => {
  it('costs what the list says, in the credits that are played with', () => {
    const [market, listed, unknown] = auctionEntries(
      [player({ market_value: 90, price: 20 }), player({ price: 20 }), player({})],
      { ...terms, credits: 1000 },
    );
    expect([market, listed, unknown].map((one) => one!.listPrice)).toEqual([90, 40, null]);
  });

  it('is worth our estimate, and without one the price of the list', () => {
    const both = [player({ value: 31, price: 5 }), player({ price: 5 })];
    const gains = (more: object) =>
      auctionEntries(both, { ...terms, ...more }).map(({ gain }) => gain);
    expect(gains({})).toEqual([30, 4]);
    // The two stay comparable in an auction with other credits.
    expect(gains({ credits: 1000 })).toEqual([30, 4]);
    // In points over the season, if it is known how many a credit stands for.
    expect(gains({ pointsPerCredit: 0.5 })).toEqual([15, 2]);
  });

  it('costs at Mantra what the list of Mantra says', () => {
    const both = [player({ market_value: 90, price: 20, mantra_price: 30 }), player({ price: 20 })];
    const prices = auctionEntries(both, { ...terms, game: 'mantra' });
    expect(prices.map(({ listPrice }) => listPrice)).toEqual([30, 20]);
    const [classic] = auctionEntries(both, terms);
    expect(classic!.listPrice).toBe(45);
  });

  it('who is on a roster has a name even after leaving the list', () => {
    const market = sampleMarket(2);
    const [id] = market.players.id;
    const held = {
      participant_id: 1,
      role: 'A' as const,
      mantra_roles: [],
      price: 3,
      club: 'Pisa',
    };
    const known = knownPlayers(market, [
      { ...held, player_id: 7, name: 'Partito' },
      { ...held, player_id: id!, name: 'Nome vecchio' },
    ]);
    expect(known.get(7)).toMatchObject({ name: 'Partito', club: 'Pisa', role: 'A' });
    expect(known.get(id!)!.name).toBe(market.players.name[0]);
  });

  it('who has left the league cannot be bought', () => {
    expect(auctionEntries([player({ has_left: true })], terms)).toEqual([]);
  });
});
