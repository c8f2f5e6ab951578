import { FIRST_KNOWN_SEASON, LAST_KNOWN_SEASON } from '#sources/identity/club-table.ts';
import { SECOND_TEAMS } from './clubs.ts';
import type { League } from './leagues.ts';

/** The clubs of a league in a real season that is known; years before the first known one use its clubs. */
export function knownClubs(league: League, year: number): string[] {
  const season = Math.min(Math.max(year, FIRST_KNOWN_SEASON), LAST_KNOWN_SEASON);
  const tier = String(league.tournament.tier);
  return league.clubs
    .filter(([, tiers]) => tiers[season - FIRST_KNOWN_SEASON] === tier)
    .map(([name]) => name);
}

/** Best first. */
export type Table = readonly string[];

/** The clubs of each tier next season, from this season's tables: as many are promoted as relegated, and the
 *  clubs that have been out of the last tier longest return. */
export function promote(
  league: { readonly clubs: League['clubs']; readonly exchanged: number },
  tables: readonly Table[],
  away: readonly string[],
): { tiers: string[][]; away: string[] } {
  const { exchanged } = league;
  const tiers = tables.map((table) => [...table]);
  for (let tier = 0; tier + 1 < tiers.length; tier++) {
    const [upper, lower] = [tiers[tier]!, tiers[tier + 1]!];
    const down = upper.splice(upper.length - exchanged);
    const up = lower.filter((club) => !SECOND_TEAMS.has(club)).slice(0, exchanged);
    tiers[tier] = [...upper, ...up];
    tiers[tier + 1] = [...down, ...lower.filter((club) => !up.includes(club))];
  }
  const last = tiers.length - 1;
  const bottom = tiers[last]!;
  const back = away.slice(0, Math.min(exchanged, away.length));
  const gone = bottom.splice(bottom.length - back.length, back.length);
  tiers[last] = [...bottom, ...back];
  return {
    tiers: tiers.map((clubs) => inListOrder(league.clubs, clubs)),
    away: [...away.slice(back.length), ...gone],
  };
}

function inListOrder(rows: League['clubs'], clubs: readonly string[]): string[] {
  const members = new Set(clubs);
  return rows.map(([name]) => name).filter((name) => members.has(name));
}

/** Clubs of the country that are in neither of its tiers. */
export function clubsAway(rows: League['clubs'], year: number): string[] {
  const season = Math.min(Math.max(year, FIRST_KNOWN_SEASON), LAST_KNOWN_SEASON);
  return rows
    .filter(([, tiers]) => tiers[season - FIRST_KNOWN_SEASON] === '0')
    .map(([name]) => name);
}

export interface TableRow {
  readonly home: string;
  readonly away: string;
  readonly goals: { readonly home: number; readonly away: number };
}

/** By points, then goal difference, then goals, then name. */
export function makeTable(clubs: readonly string[], results: readonly TableRow[]): Table {
  const totals = new Map(clubs.map((club) => [club, { points: 0, difference: 0, scored: 0 }]));
  const add = (club: string, scored: number, conceded: number) => {
    const total = totals.get(club)!;
    total.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    total.difference += scored - conceded;
    total.scored += scored;
  };
  for (const { home, away, goals } of results) {
    add(home, goals.home, goals.away);
    add(away, goals.away, goals.home);
  }
  return [...clubs].sort((a, b) => {
    const [x, y] = [totals.get(a)!, totals.get(b)!];
    return (
      y.points - x.points || y.difference - x.difference || y.scored - x.scored || (a < b ? -1 : 1)
    );
  });
}
