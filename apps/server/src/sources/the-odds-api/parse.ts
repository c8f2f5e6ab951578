import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { bookmakerByOddsApiKey, bookmakerName } from '../bookmakers.ts';
import { foldName } from '../identity/fold-name.ts';
import { seasonOfDay } from '../season-of.ts';
import type {
  ReadOutcome,
  RowProblem,
  Sides,
  SourceMatch,
  SourcePrice,
  SourceStatus,
} from '../source-match.ts';
import { readMarket } from './markets.ts';
import { bookmaker, event, type OddsApiEvent } from './reply-schema.ts';

/** Reads the replies of `/sports/{sport}/events`, `/sports/{sport}/odds`, `/sports/{sport}/events/{id}/odds`
 *  and `/sports/{sport}/scores`: a list of events, or one. An invalid event or bookmaker is refused alone. */
export function readOddsApiReply(bytes: Uint8Array): ReadOutcome {
  const reply = parseJson(bytes);
  if (!reply.ok) return reply;
  const problems: RowProblem[] = [];
  const matches: SourceMatch[] = [];
  const bookmakers: Record<string, string> = {};
  let leftOut = 0;
  for (const [index, item] of reply.items.entries()) {
    const parsed = event.safeParse(item);
    const where = parsed.success ? `event ${parsed.data.id}` : `item ${index + 1}`;
    const complain = (reason: string) => void problems.push({ where, reason });
    if (!parsed.success) complain(firstIssue(parsed.error));
    else {
      const read = readEvent(parsed.data, where, complain, bookmakers);
      if (read === 'not ours') leftOut += 1;
      else if (read) matches.push(read);
    }
  }
  return { ok: true, matches, problems, leftOut, wholeSeason: false, bookmakers };
}

type Json = { ok: true; items: unknown[] } | { ok: false; reason: string };

function parseJson(bytes: Uint8Array): Json {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(value)) return { ok: true, items: value };
    const isEvent = typeof value === 'object' && value !== null && 'commence_time' in value;
    return isEvent ? { ok: true, items: [value] } : { ok: false, reason: 'not a list of events' };
  } catch {
    return { ok: false, reason: 'not whole JSON' };
  }
}

function readEvent(
  item: OddsApiEvent,
  where: string,
  complain: (reason: string) => void,
  names: Record<string, string>,
): SourceMatch | 'not ours' | null {
  const tournament = TOURNAMENTS.find((t) => t.oddsApi === item.sport_key);
  const kickoff = new Date(item.commence_time);
  const season = tournament && seasonOfDay(kickoff, tournament.calendarYear);
  if (!tournament || !season) return 'not ours';
  if (foldName(item.home_team) === foldName(item.away_team)) {
    complain(`${item.home_team} against itself`);
    return null;
  }
  const end = readEnd(item);
  if (typeof end === 'string') {
    complain(end);
    return null;
  }
  const prices: SourcePrice[] = [];
  const links: Record<string, string> = {};
  for (const raw of item.bookmakers) {
    const parsed = bookmaker.safeParse(raw);
    if (!parsed.success) {
      complain(`a bookmaker: ${firstIssue(parsed.error)}`);
      continue;
    }
    const key = bookmakerByOddsApiKey(parsed.data.key);
    if (!bookmakerName(key)) names[key] = parsed.data.title;
    if (parsed.data.link?.startsWith('https://')) links[key] = parsed.data.link;
    for (const offer of parsed.data.markets) {
      const at = offer.last_update ?? parsed.data.last_update;
      const capturedAt = at ? new Date(at) : null;
      // Prices after kick-off are for live bets.
      if (capturedAt && capturedAt >= kickoff) continue;
      const odds = readMarket(offer, item, (reason) => complain(`${key} ${reason}`));
      for (const [betType, odd] of odds) {
        prices.push({ bookmaker: key, betType, odd, kind: 'live', capturedAt });
      }
    }
  }
  return {
    where,
    tournamentId: tournament.tournament_id,
    seasonId: season.id,
    kickoff,
    timeKnown: true,
    home: item.home_team,
    away: item.away_team,
    ...end,
    halfTime: null,
    shots: null,
    shotsOnTarget: null,
    sourceKey: item.id,
    data: {},
    prices,
    links,
  };
}

/** The status of a match. Goals of a running match are not a result. */
function readEnd(
  item: OddsApiEvent,
): { readonly status: SourceStatus; readonly score: Sides | null } | string {
  if (!item.completed) return { status: item.scores ? 'live' : 'scheduled', score: null };
  const goalsOf = (team: string) => {
    const written = item.scores?.find(({ name }) => name === team)?.score ?? '';
    return /^\d{1,2}$/.test(written) ? Number(written) : undefined;
  };
  const [home, away] = [goalsOf(item.home_team), goalsOf(item.away_team)];
  if (home === undefined || away === undefined) return 'completed without a score';
  return { status: 'finished', score: { home, away } };
}

function firstIssue(error: { issues: ReadonlyArray<{ path: PropertyKey[] }> }): string {
  return `no good ${error.issues[0]?.path.join('.') || 'object'}`;
}
