/** An auction in progress as one team sees it: what it still needs, the highest bid that leaves enough to
 *  complete the roster, what each remaining player is worth to this roster with these credits, and the price
 *  people will probably pay. Pure functions: a purchase, an undo and a what-if are the same call with other
 *  purchases. */
import type { RosterRules } from '../rules/championship-rules.ts';
import { CLASSIC_ROLES, type ClassicRole } from '../rules/roles.ts';
import { bestPurchases } from './best-purchases.ts';

export type AuctionPlayer = {
  readonly id: number;
  readonly role: ClassicRole;
  /** Our estimate: points over the season above the best player whom nobody buys. */
  readonly gain: number;
  /** What price lists say people pay, in credits of this auction; null if no list has the player. */
  readonly listPrice: number | null;
};
/** A player whom a team has, whether bought at this auction or before it. */
export type Purchase = {
  readonly player: number;
  readonly role: ClassicRole;
  readonly team: number;
  readonly price: number;
};
export type AuctionSetting = {
  readonly roster: RosterRules;
  /** Numbers of the teams, and the credits of those that differ from the rules. */
  readonly teams: readonly number[];
  readonly credits?: Readonly<Record<number, number>>;
};

export type TeamAccount = {
  readonly team: number;
  readonly bought: number;
  readonly spent: number;
  readonly credits: number;
  /** Places still to fill, in total and by role; null by role where roles are free. */
  readonly open: number;
  readonly openByRole: Readonly<Record<ClassicRole, number>> | null;
  /** The highest bid that leaves one credit for every other open place; 0 once the roster is full. */
  readonly maximumBid: number;
};

export type BoardRow = {
  readonly id: number;
  readonly role: ClassicRole;
  /** What the player is worth to this team now, in credits. */
  readonly value: number;
  /** The price they will probably be sold at. */
  readonly price: number;
  /** Whether this team may still bid for them. */
  readonly canBuy: boolean;
};

/** The account of each team: credits, open places and highest bid. */
export function teamAccounts(
  { roster, teams, credits = {} }: AuctionSetting,
  purchases: readonly Purchase[],
): TeamAccount[] {
  return teams.map((team) => {
    const own = purchases.filter((purchase) => purchase.team === team);
    const spent = own.reduce((sum, { price }) => sum + price, 0);
    const left = (credits[team] ?? roster.credits) - spent;
    const open = Math.max(0, roster.size - own.length);
    const counted = (role: ClassicRole) => own.filter((purchase) => purchase.role === role).length;
    const { perRole } = roster;
    return {
      team,
      bought: own.length,
      spent,
      credits: left,
      open,
      openByRole: perRole ? byRole((role) => Math.max(0, perRole[role] - counted(role))) : null,
      maximumBid: open === 0 ? 0 : Math.max(0, left - (open - 1)),
    };
  });
}

/** Why a purchase cannot be entered; null if it can. */
export type PurchaseProblem =
  | 'already-sold'
  | 'roster-full'
  | 'role-full'
  | 'beyond-maximum-bid'
  | 'unknown-player'
  | 'unknown-team';

/** @param accounts of the teams after these purchases, if already computed. */
export function checkPurchase(
  setting: AuctionSetting,
  players: ReadonlyArray<Pick<AuctionPlayer, 'id'>>,
  purchases: readonly Purchase[],
  purchase: Purchase,
  accounts: readonly TeamAccount[] = teamAccounts(setting, purchases),
): PurchaseProblem | null {
  if (!players.some(({ id }) => id === purchase.player)) return 'unknown-player';
  if (purchases.some((one) => one.player === purchase.player)) return 'already-sold';
  const account = accounts.find(({ team }) => team === purchase.team);
  if (!account) return 'unknown-team';
  if (account.open === 0) return 'roster-full';
  if (account.openByRole && account.openByRole[purchase.role] === 0) return 'role-full';
  return purchase.price > account.maximumBid ? 'beyond-maximum-bid' : null;
}

/** The remaining players, as one team sees them. Value: all free credits of the room are shared by gain among
 *  the players who will still be bought. A player of a role that is full is worth nothing to this team, and
 *  no value exceeds the team's highest bid. Price: the list price, scaled to the credits left in the room. */
export function auctionBoard(
  setting: AuctionSetting,
  players: readonly AuctionPlayer[],
  purchases: readonly Purchase[],
  team: number,
): BoardRow[] {
  const accounts = teamAccounts(setting, purchases);
  const own = accounts.find((account) => account.team === team);
  if (!own) throw new RangeError(`no team ${team} at this auction`);
  const sold = new Set(purchases.map(({ player }) => player));
  const left = players.filter(({ id }) => !sold.has(id));
  const wanted = stillBought(accounts, left);
  // Every place costs at least one credit; what is left is free to bid with.
  const free = accounts.reduce((sum, { credits, open }) => sum + Math.max(0, credits - open), 0);
  const gains = wanted.reduce((sum, { gain }) => sum + Math.max(0, gain), 0);
  const perGain = gains > 0 ? free / gains : 0;
  const listed = wanted.reduce((sum, player) => sum + Math.max(0, (player.listPrice ?? 1) - 1), 0);
  const scale = listed > 0 ? free / listed : 0;
  return left.map(({ id, role, gain, listPrice }) => {
    const canBuy = own.open > 0 && (own.openByRole?.[role] ?? 1) > 0;
    const value = 1 + Math.max(0, gain) * perGain;
    return {
      id,
      role,
      canBuy,
      value: canBuy ? Math.min(value, own.maximumBid) : 0,
      price: 1 + Math.max(0, (listPrice ?? 1) - 1) * scale,
    };
  });
}

/** The players who will still be bought: the best of each role, as many as there are open places. */
function stillBought(
  accounts: readonly TeamAccount[],
  left: readonly AuctionPlayer[],
): AuctionPlayer[] {
  const best = (players: readonly AuctionPlayer[], places: number) =>
    [...players].sort((a, b) => b.gain - a.gain || a.id - b.id).slice(0, places);
  if (accounts.every(({ openByRole }) => openByRole === null)) {
    return best(
      left,
      accounts.reduce((sum, { open }) => sum + open, 0),
    );
  }
  return CLASSIC_ROLES.flatMap((role) =>
    best(
      left.filter((player) => player.role === role),
      accounts.reduce((sum, { openByRole }) => sum + (openByRole?.[role] ?? 0), 0),
    ),
  );
}

/** What a purchase would change: the highest bid left, and how well the open places could be filled. */
export type WhatIf = {
  readonly before: TeamAccount;
  readonly after: TeamAccount;
  /** The most gain that other players could still bring: with the credits left after the purchase, and with
   *  all credits if it is not made. */
  readonly restAfter: number;
  readonly restWithout: number;
};

export function whatIf(
  setting: AuctionSetting,
  players: readonly AuctionPlayer[],
  purchases: readonly Purchase[],
  purchase: Purchase,
):
  | { readonly ok: true; readonly change: WhatIf }
  | { readonly ok: false; readonly problem: PurchaseProblem } {
  const problem = checkPurchase(setting, players, purchases, purchase);
  if (problem) return { ok: false, problem };
  const account = (of: readonly Purchase[]) =>
    teamAccounts(setting, of).find(({ team }) => team === purchase.team)!;
  const [before, after] = [account(purchases), account([...purchases, purchase])];
  // The others' prices are computed as if the player were not bought, so that a higher price never looks
  // better.
  const board = auctionBoard(setting, players, purchases, purchase.team);
  const others = board.filter(({ id, canBuy }) => canBuy && id !== purchase.player);
  const gains = new Map(players.map(({ id, gain }) => [id, gain]));
  const forSale = others.map(({ id, role, price }) => ({ role, price, gain: gains.get(id)! }));
  const rest = ({ credits, open, openByRole }: TeamAccount) =>
    bestPurchases(
      openByRole
        ? CLASSIC_ROLES.map((own) => ({
            places: openByRole[own],
            forSale: forSale.filter(({ role }) => role === own),
          }))
        : [{ places: open, forSale }],
      credits - open,
    );
  return { ok: true, change: { before, after, restAfter: rest(after), restWithout: rest(before) } };
}

const byRole = <T>(of: (role: ClassicRole) => T): Record<ClassicRole, T> => ({
  P: of('P'),
  D: of('D'),
  C: of('C'),
  A: of('A'),
});
