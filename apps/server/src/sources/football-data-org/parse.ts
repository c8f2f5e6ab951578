import { TOURNAMENTS } from '@tredici/contract/tournaments';
import * as z from 'zod/mini';
import { foldName } from '../identity/fold-name.ts';
import { seasonFrom } from '../season-of.ts';
import type { ReadOutcome, RowProblem, Sides, SourceMatch, SourceStatus } from '../source-match.ts';

/** Our competitions in the free tier, by the code at football-data.co.uk. */
export const COMPETITIONS: Readonly<Record<string, string>> = {
  PL: 'E0',
  ELC: 'E1',
  SA: 'I1',
  PD: 'SP1',
  BL1: 'D1',
  FL1: 'F1',
  DED: 'N1',
  PPL: 'P1',
  BSA: 'BRA',
};

const STATUSES: Readonly<Record<string, SourceStatus>> = {
  SCHEDULED: 'scheduled',
  TIMED: 'scheduled',
  IN_PLAY: 'live',
  PAUSED: 'live',
  EXTRA_TIME: 'live',
  PENALTY_SHOOTOUT: 'live',
  LIVE: 'live',
  FINISHED: 'finished',
  AWARDED: 'awarded',
  POSTPONED: 'postponed',
  SUSPENDED: 'abandoned',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
};

const MAX_GOALS = 30;
const goals = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_GOALS)));
const sides = z.optional(z.nullable(z.object({ home: goals, away: goals })));
const club = z.object({ name: z.string().check(z.minLength(1)) });
const match = z.object({
  id: z.int(),
  utcDate: z.iso.datetime(),
  status: z.string(),
  competition: z.object({ code: z.string() }),
  season: z.object({ startDate: z.iso.date() }),
  matchday: z.optional(z.nullable(z.int())),
  homeTeam: club,
  awayTeam: club,
  score: z.object({ fullTime: sides, halfTime: sides, regularTime: sides }),
});
const reply = z.object({ matches: z.array(z.unknown()) });

/** Reads `/v4/matches` and `/v4/competitions/{code}/matches`: fixtures and results, no prices. */
export function readFootballDataOrgReply(bytes: Uint8Array): ReadOutcome {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { ok: false, reason: 'not whole JSON' };
  }
  const whole = reply.safeParse(json);
  if (!whole.success) return { ok: false, reason: 'not a list of matches' };
  const matches: SourceMatch[] = [];
  const problems: RowProblem[] = [];
  let leftOut = 0;
  for (const [index, item] of whole.data.matches.entries()) {
    const parsed = match.safeParse(item);
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') || 'object';
      problems.push({ where: `item ${index + 1}`, reason: `no good ${path}` });
      continue;
    }
    const read = readMatch(parsed.data);
    if (read === 'not ours') leftOut += 1;
    else if (typeof read === 'string')
      problems.push({ where: `match ${parsed.data.id}`, reason: read });
    else matches.push(read);
  }
  return { ok: true, matches, problems, leftOut, wholeSeason: false };
}

function readMatch(item: z.output<typeof match>): SourceMatch | string {
  const code = COMPETITIONS[item.competition.code];
  const tournament = TOURNAMENTS.find((t) => t.footballData === code);
  const season = seasonFrom(Number(item.season.startDate.slice(0, 4)));
  if (!tournament || !season) return 'not ours';
  const status = STATUSES[item.status];
  if (!status) return `no such status: ${item.status}`;
  const [home, away] = [item.homeTeam.name, item.awayTeam.name];
  if (foldName(home) === foldName(away)) return `${home} against itself`;
  // The score of a running match is not a result. Bets are settled on regular time.
  const isOver = status === 'finished' || status === 'awarded';
  const score = isOver ? bothSides(item.score.regularTime ?? item.score.fullTime) : null;
  if (status === 'finished' && !score) return 'finished without a score';
  const half = isOver ? bothSides(item.score.halfTime) : null;
  const halfTime =
    half && score && half.home <= score.home && half.away <= score.away ? half : null;
  return {
    where: `match ${item.id}`,
    tournamentId: tournament.tournament_id,
    seasonId: season.id,
    kickoff: new Date(item.utcDate),
    timeKnown: true,
    home,
    away,
    status,
    score,
    halfTime,
    shots: null,
    shotsOnTarget: null,
    sourceKey: String(item.id),
    data: item.matchday ? { round: item.matchday } : {},
    prices: [],
  };
}

function bothSides(
  pair: { home: number | null; away: number | null } | null | undefined,
): Sides | null {
  if (!pair || pair.home === null || pair.away === null) return null;
  return { home: pair.home, away: pair.away };
}
