import type { Db } from '#db/pool.ts';
import { bookmaker, match, price, team } from '#db/schema/football.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';

/** A small, predictable league for tests: eight clubs of Serie A, weekly matches before and after an instant,
 *  two bookmakers. */

const SERIE_A = 524;
const SERIE_B = 525;
const CLUBS = ['Atalanta', 'Bologna', 'Como', 'Inter', 'Lazio', 'Milan', 'Napoli', 'Roma'];

export interface SmallWorld {
  readonly teamIds: readonly number[];
  readonly bookmakerIds: readonly number[];
  /** Matches that are over, oldest first. */
  readonly played: readonly number[];
  /** Coming matches, earliest first, every six hours from two hours after `now`. */
  readonly coming: readonly number[];
}

export interface SmallWorldOptions {
  readonly now: Date;
  readonly playedWeeks?: number;
  readonly coming?: number;
}

export async function seedSmallWorld(
  db: Db,
  { now, playedWeeks = 20, coming = 6 }: SmallWorldOptions,
): Promise<SmallWorld> {
  await seedConstants(db);
  const teams = await db
    .insert(team)
    .values(CLUBS.map((name) => ({ name, country: 'Italy' })))
    .returning({ id: team.id });
  const teamIds = teams.map(({ id }) => id);
  const makers = await db
    .insert(bookmaker)
    .values([
      { key: 'acme', name: 'Acme', url: 'https://acme.example/', licensed: true },
      { key: 'zeta', name: 'Zeta', licensed: true },
    ])
    .returning({ id: bookmaker.id });
  const bookmakerIds = makers.map(({ id }) => id);
  const world = { teamIds, bookmakerIds };

  if (playedWeeks > 0) await addLongAgo(db, world, now);
  const played: number[] = [];
  for (let week = playedWeeks; week >= 1; week--) {
    for (let pair = 0; pair < 4; pair++) {
      const kickoff = new Date(now.getTime() - week * 7 * DAY_MS + pair * HOUR_MS);
      const [home, away] = pairing(week, pair);
      const goals = { homeGoals: (week + pair) % 4, awayGoals: (week * pair) % 3 };
      const id = await addMatch(db, world, { home, away, kickoff, status: 'finished', ...goals });
      played.push(id);
      await addPrices(db, world, id, new Date(kickoff.getTime() - 3 * DAY_MS), 'opening', 0);
      await addPrices(db, world, id, new Date(kickoff.getTime() - 600_000), 'closing', 0.05);
    }
  }
  const next: number[] = [];
  for (let at = 0; at < coming; at++) {
    const kickoff = new Date(now.getTime() + (2 + at * 6) * HOUR_MS);
    const [home, away] = pairing(at, at % 4);
    const id = await addMatch(db, world, { home, away, kickoff });
    next.push(id);
    await addPrices(db, world, id, new Date(now.getTime() - DAY_MS), 'opening', 0);
    await addPrices(db, world, id, new Date(now.getTime() - HOUR_MS), 'live', 0.1);
  }
  return { ...world, played, coming: next };
}

/** A round of Serie B in the season before, earlier than any replay, so that no club is seen for the first
 *  time; nothing could be forecast of such clubs. */
async function addLongAgo(db: Db, world: Pick<SmallWorld, 'teamIds'>, now: Date): Promise<void> {
  const kickoff = new Date(now.getTime() - 420 * DAY_MS);
  for (let home = 0; home < CLUBS.length; home += 2) {
    const score = { homeGoals: 1, awayGoals: 1 };
    const status = 'finished';
    const round = { tournamentId: SERIE_B, seasonId: 34, kickoff };
    await addMatch(db, world, { home, away: home + 1, ...round, status, ...score });
  }
}

function pairing(week: number, pair: number): [home: number, away: number] {
  const home = (week + pair * 2) % CLUBS.length;
  return [home, (home + 1 + (week % 7)) % CLUBS.length];
}

export interface NewMatch {
  /** Indexes in the list of clubs. */
  readonly home: number;
  readonly away: number;
  readonly kickoff: Date;
  readonly status?: typeof match.$inferInsert.status;
  readonly homeGoals?: number;
  readonly awayGoals?: number;
  readonly seasonId?: number;
  readonly tournamentId?: number;
}

export async function addMatch(
  db: Db,
  { teamIds }: Pick<SmallWorld, 'teamIds'>,
  { home, away, kickoff, seasonId = 36, tournamentId = SERIE_A, ...rest }: NewMatch,
): Promise<number> {
  const [row] = await db
    .insert(match)
    .values({
      tournamentId,
      seasonId,
      kickoffUtc: kickoff,
      homeTeamId: teamIds[home]!,
      awayTeamId: teamIds[away]!,
      source: 'test',
      ...rest,
    })
    .returning({ id: match.id });
  return row!.id;
}

/** Acme prices everything, Zeta only the result. */
export async function addPrices(
  db: Db,
  { bookmakerIds }: Pick<SmallWorld, 'bookmakerIds'>,
  matchId: number,
  capturedAt: Date,
  kind: 'opening' | 'live' | 'closing',
  shift: number,
): Promise<void> {
  const [acme, zeta] = bookmakerIds as [number, number];
  const own = (matchId % 5) / 10;
  const result = { '1': 2 + own + shift, X: 3.3, '2': 3.6 - own };
  const others = { o_2_5: 1.9, u_2_5: 1.9, X2: 1.7, '1X': 1.25 };
  const rows = [
    ...Object.entries({ ...result, ...others }).map(([betType, odd]) => ({
      betType,
      odd,
      bookmakerId: acme,
    })),
    ...Object.entries(result).map(([betType, odd]) => ({
      betType,
      odd: odd + 0.05,
      bookmakerId: zeta,
    })),
  ];
  await db.insert(price).values(rows.map((row) => ({ ...row, matchId, capturedAt, kind })));
}
