import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../numeric/random.ts';
import {
  type AuctionPlayer,
  type AuctionSetting,
  auctionBoard,
  checkPurchase,
  type Purchase,
  teamAccounts,
  whatIf,
} from './auction-board.ts';

const roster = { credits: 20, size: 4, minimumGoalkeepers: 1, perRole: { P: 1, D: 1, C: 1, A: 1 } };
const setting: AuctionSetting = { roster, teams: [1, 2] };
const player = (id: number, role: 'P' | 'D' | 'C' | 'A', gain: number, listPrice = 1) => ({
  id,
  role,
  gain,
  listPrice,
});
const players: readonly AuctionPlayer[] = [
  ...[player(1, 'P', 0), player(2, 'P', 0), player(3, 'D', 10, 5), player(4, 'D', 0)],
  ...[player(5, 'C', 20, 9), player(6, 'C', 10, 3), player(7, 'A', 40, 15), player(8, 'A', 0)],
  player(9, 'A', 0),
];
const bought = (id: number, team: number, price: number): Purchase => ({
  player: id,
  role: players.find((one) => one.id === id)?.role ?? 'A',
  team,
  price,
});

describe('teamAccounts', () => {
  it('leaves one credit for every other open place', () => {
    const [one, two] = teamAccounts(setting, [bought(7, 1, 12)]);
    expect(one).toEqual({
      team: 1,
      bought: 1,
      spent: 12,
      credits: 8,
      open: 3,
      openByRole: { P: 1, D: 1, C: 1, A: 0 },
      maximumBid: 6,
    });
    expect(two!.maximumBid).toBe(17);
  });

  it("lets a full roster bid nothing, and accepts credits of a team's own", () => {
    const all = [1, 3, 5, 7].map((id) => bought(id, 1, 5));
    expect(teamAccounts(setting, all)[0]!.maximumBid).toBe(0);
    const rich = { ...setting, credits: { 2: 100 } };
    expect(teamAccounts(rich, [])[1]!.maximumBid).toBe(97);
  });
});

describe('auctionBoard', () => {
  it("shares the room's free credits in proportion to gain", () => {
    const board = auctionBoard(setting, players, [], 1);
    // 40 credits for 8 places leave 32 free; the players who will be bought have 80 points of gain together.
    const value = (id: number) => board.find((row) => row.id === id)!.value;
    expect([value(7), value(5), value(6), value(3), value(8)]).toEqual([17, 9, 5, 5, 1]);
    // List prices beyond the first credit: 4 + 8 + 2 + 14 = 28 for the same 32 credits.
    expect(board.find(({ id }) => id === 5)!.price).toBeCloseTo(1 + (8 * 32) / 28, 9);
  });

  it('values a player of a full role at nothing, and nobody above the highest bid', () => {
    const board = auctionBoard(setting, players, [bought(8, 1, 16)], 1);
    expect(board.find(({ id }) => id === 7)).toMatchObject({ value: 0, canBuy: false });
    expect(Math.max(...board.map(({ value }) => value))).toBeLessThanOrEqual(2);
    expect(board.some(({ id }) => id === 8)).toBe(false);
  });
});

describe('checkPurchase', () => {
  const before = [bought(7, 1, 10)];
  it.each([
    [bought(99, 1, 1), 'unknown-player'],
    [bought(7, 2, 1), 'already-sold'],
    [bought(5, 3, 1), 'unknown-team'],
    [bought(8, 1, 1), 'role-full'],
    [bought(5, 1, 9), 'beyond-maximum-bid'],
    [bought(5, 1, 8), null],
  ])('%j: %s', (purchase, problem) => {
    expect(checkPurchase(setting, players, before, purchase)).toBe(problem);
  });
});

describe('whatIf', () => {
  it('shows what a purchase leaves', () => {
    const asked = whatIf(setting, players, [], bought(7, 1, 15));
    if (!asked.ok) throw new Error(asked.problem);
    const { before, after, restAfter, restWithout } = asked.change;
    expect([before.maximumBid, after.maximumBid]).toEqual([17, 3]);
    // Two credits beyond one per place buy the cheaper midfielder; all of them buy the dearer one and the
    // defender.
    expect([restAfter, restWithout]).toEqual([10, 30]);
    const refused = whatIf(setting, players, [], bought(7, 1, 18));
    expect(refused).toEqual({ ok: false, problem: 'beyond-maximum-bid' });
  });

  it('never makes a higher price look better', () => {
    const random = seededRandom(4);
    const many = Array.from({ length: 120 }, (_, id) => {
      const gain = 60 * random.uniform() ** 3;
      const role = (['P', 'D', 'C', 'A'] as const)[id % 4]!;
      return player(id, role, gain, 1 + Math.round(2 * gain * random.uniform()));
    });
    const perRole = { P: 1, D: 4, C: 4, A: 3 };
    const rules = { credits: 200, size: 12, minimumGoalkeepers: 1, perRole };
    const teams = [1, 2, 3, 4];
    for (const one of [{ ...rules }, { ...rules, perRole: null }]) {
      let before = Number.POSITIVE_INFINITY;
      for (let price = 1; price <= 180; price += 7) {
        const asked = whatIf({ roster: one, teams }, many, [], {
          player: 3,
          role: 'A',
          team: 1,
          price,
        });
        if (!asked.ok) throw new Error(asked.problem);
        expect(asked.change.restAfter).toBeLessThanOrEqual(before);
        before = asked.change.restAfter;
      }
    }
  });

  it('never lets a completed roster cost more than the credits left', () => {
    let purchases: readonly Purchase[] = [];
    for (const id of [7, 5, 3, 1]) {
      const { maximumBid } = teamAccounts(setting, purchases)[0]!;
      purchases = [...purchases, bought(id, 1, maximumBid)];
    }
    expect(teamAccounts(setting, purchases)[0]).toMatchObject({ credits: 0, open: 0 });
  });
});
