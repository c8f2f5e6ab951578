import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import type { MatchdayPlayer } from '@tredici/engine/fantasy/scoring/match-day';
import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DEMO_USERS } from '#features/accounts/demo-users.ts';
import { findUserId } from '#features/accounts/store.ts';
import {
  insertChampionship,
  insertPurchase,
  linkTeam,
  listParticipants,
  saveTotal,
} from '#features/fantasy/championships/store.ts';
import type { SeasonPlayers } from '#features/fantasy/players/season-players.ts';
import { listSeasons, loadSeasonPlayers } from '#features/fantasy/players/store.ts';
import { scoreRound } from '#features/fantasy/teams/score-round.ts';
import {
  countTeams,
  insertTeam,
  replaceRoster,
  saveLineup,
  saveScore,
} from '#features/fantasy/teams/store.ts';
import type { Clock } from '../clock.ts';
import { readOrigin, readPartMarks, writePartMark } from './mode-guard.ts';
import {
  dealRosters,
  dearestLineup,
  PARTICIPANTS,
  soldHalfWay,
  totalOf,
} from './world/fantasy-league.ts';

const MARK = 'fantasy-league';
const NAME = 'Lega del bar';
const AUCTION_MARK = 'fantasy-auction';
const AUCTION_NAME = 'Lega dell’ufficio';
const ROUNDS = 36;
/** A round counts once nearly all players have their vote: one still being played would look lost. */
const NEARLY_ALL = 0.9;

/** Gives each user of the demonstration a league with eight rosters and a team in it. Only once: a user who
 *  deletes theirs does not get it back. */
export async function addDemoLeagues(db: Db, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockInTransaction(tx, 'demo fantasy league');
    const origin = await readOrigin(tx);
    if (!origin || (await readPartMarks(tx)).has(MARK)) return;
    const [season] = await listSeasons(tx, null);
    if (!season) return;
    const listed = await loadSeasonPlayers(tx, season);
    for (const [at, { email, firstName }] of DEMO_USERS.entries()) {
      const userId = await findUserId(tx, email);
      if (userId === undefined || (await countTeams(tx, userId)) > 0) continue;
      const team = { userId, name: `Undici di ${firstName}`, place: at };
      await addLeague(tx, team, season, listed, clock.now());
    }
    await writePartMark(tx, MARK, origin);
  });
}

/** Gives the first user of the demonstration a second league in the middle of its auction. Only once, like
 *  the first, and after both, so that existing rows keep their ids. */
export async function addDemoAuction(db: Db, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockInTransaction(tx, 'demo fantasy league');
    const origin = await readOrigin(tx);
    const marks = await readPartMarks(tx);
    if (!origin || marks.has(AUCTION_MARK) || !marks.has(MARK)) return;
    const [season] = await listSeasons(tx, null);
    const [{ email, firstName }] = DEMO_USERS;
    const userId = await findUserId(tx, email);
    if (!season || userId === undefined) return;
    const { players } = await loadSeasonPlayers(tx, season);
    const rules = rulesOf(season);
    const rosters = dealRosters(rules, inList(players), PARTICIPANTS.length);
    const team = { userId, name: `${firstName} in ufficio`, place: 0 };
    const league = { name: AUCTION_NAME, rules };
    await openLeague(tx, team, league, soldHalfWay(rosters), clock.now());
    await writePartMark(tx, AUCTION_MARK, origin);
  });
}

function rulesOf(season: string): ChampionshipRules {
  const reading = readRules({ preset: 'classic-modern', season });
  if (!reading.ok) throw new RangeError('the preset of the demo league is none');
  return reading.rules;
}

const inList = (players: SeasonPlayers['players']) =>
  [...players.values()].filter(({ hasLeft }) => !hasLeft);

type Dealt = ReturnType<typeof dealRosters<ReturnType<typeof inList>[number]>>[number][number];
type DemoTeam = { readonly userId: number; readonly name: string; readonly place: number };

/** A league with what was bought at its auction, and the user's own team in it. */
async function openLeague(
  tx: Transaction,
  { userId, name, place }: DemoTeam,
  league: { readonly name: string; readonly rules: ChampionshipRules },
  sales: ReadonlyArray<{ readonly seat: number; readonly player: Dealt }>,
  createdAt: Date,
) {
  const names = PARTICIPANTS.map((participant, at) => (at === place ? name : participant));
  const values = { userId, ...league, rounds: ROUNDS };
  const championshipId = await insertChampionship(tx, values, names);
  const participants = await listParticipants(tx, championshipId);
  const teamId = await insertTeam(tx, userId, { name, championshipId, rules: null });
  const bought = sales
    .filter(({ seat }) => seat === place)
    .map(({ player: { id, club, role, mantraRoles, paid, name: known } }) => ({
      playerId: id,
      name: known,
      club,
      role,
      mantraRoles: [...mantraRoles],
      price: paid,
    }));
  await replaceRoster(tx, teamId, bought);
  await linkTeam(tx, { championshipId, participantId: participants[place]!.id }, teamId);
  for (const { seat, player } of sales) {
    const { id: playerId, role, paid: price } = player;
    const participantId = participants[seat]!.id;
    await insertPurchase(tx, { championshipId, participantId, playerId, role, price, createdAt });
  }
  return { teamId, participants };
}

async function addLeague(
  tx: Transaction,
  team: DemoTeam,
  season: string,
  { players, rounds }: SeasonPlayers,
  createdAt: Date,
): Promise<void> {
  const { place } = team;
  const rules = rulesOf(season);
  const rosters = dealRosters(rules, inList(players), PARTICIPANTS.length);
  const sales = rosters.flatMap((own, seat) => own.map((player) => ({ seat, player })));
  const league = { name: NAME, rules };
  const { teamId, participants } = await openLeague(tx, team, league, sales, createdAt);
  const own = rosters[place]!;
  const played = playedRounds(rounds);
  const [first] = played;
  // The first of the demonstration's users has played from the start; the other begins now.
  if (place === 0 && first !== undefined) {
    await playSeason(tx, rules, { teamId, own, played, rounds, savedAt: createdAt });
  }
  for (const round of played) {
    for (const [seat, { id }] of participants.entries()) {
      const total = totalOf(rules, rosters[seat]!, (player) =>
        rounds.get(player)?.find((one) => one.round === round),
      );
      if (total !== null) await saveTotal(tx, id, round, total);
    }
  }
}

/** Saves the most expensive eleven for the first round, which is then reused for all others, and scores the
 *  rounds that are over. */
async function playSeason(
  tx: Transaction,
  rules: ChampionshipRules,
  {
    teamId,
    own,
    played,
    rounds,
    savedAt,
  }: {
    readonly teamId: number;
    readonly own: ReturnType<typeof dealRosters>[number];
    readonly played: readonly number[];
    readonly rounds: SeasonPlayers['rounds'];
    readonly savedAt: Date;
  },
): Promise<void> {
  const lineup = { ...dearestLineup(rules, own), captain: null, vice: null };
  const noSwitch = { switchStarter: null, switchReserve: null };
  await saveLineup(tx, { ...lineup, ...noSwitch, teamId, round: played[0]!, savedAt }, 0);
  for (const round of played) {
    const matchday = own.map(({ id, role }): MatchdayPlayer => {
      const { vote = null, events = {} } = rounds.get(id)?.find((one) => one.round === round) ?? {};
      return { id, roles: [role], vote, events };
    });
    await saveScore(tx, teamId, round, scoreRound(rules, round, matchday, lineup), []);
  }
}

/** In order, those that are over. */
function playedRounds(rounds: SeasonPlayers['rounds']): number[] {
  const counts = new Map<number, number>();
  for (const own of rounds.values()) {
    for (const { round } of own) counts.set(round, (counts.get(round) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts]
    .filter(([round, count]) => round <= ROUNDS && count >= NEARLY_ALL * most)
    .map(([round]) => round)
    .sort((a, b) => a - b);
}
