import type { GivenVote } from '@tredici/contract/teams';
import type { BonusRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import { eventPoints } from '@tredici/engine/fantasy/scoring/fantavoto';
import { EVENTS, type EventName } from '@tredici/engine/fantasy/scoring/match-day';
import type { Language } from '#lib/device/preferences.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';

/** A player's round as typed in the form, not yet parsed. */
export interface VoteRow {
  readonly vote: string;
  readonly events: Readonly<Partial<Record<EventName, string>>>;
}
export type VoteRows = ReadonlyMap<number, VoteRow>;

export function rowsFrom(votes: readonly GivenVote[], language: Language): VoteRows {
  return new Map(
    votes.map(({ player_id, vote, events = {} }) => [
      player_id,
      {
        vote: vote == null ? '' : typedNumber(vote, language),
        events: Object.fromEntries(Object.entries(events).map(([name, n]) => [name, String(n)])),
      },
    ]),
  );
}

/** From 0 to 10 with a comma or a point; null if empty, undefined if invalid. */
export function readVote(text: string): number | null | undefined {
  const written = text.trim().replace(',', '.');
  if (written === '' || /^s\.?\s?v\.?$/i.test(written)) return null;
  const vote = Number(written);
  return Number.isFinite(vote) && vote >= 0 && vote <= 10 ? vote : undefined;
}

function readCount(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 && count <= 30 ? count : undefined;
}

export type ReadRows =
  | { readonly ok: true; readonly votes: GivenVote[] }
  | { readonly ok: false; readonly wrong: readonly number[] };

/** A text for comparison that does not depend on the language. */
const plain = (row: VoteRow | undefined) =>
  row && JSON.stringify({ ...row, vote: row.vote.replace(',', '.') });

/** The rows to send: those that differ from the known ones, if all are valid. */
export function readRows(rows: VoteRows, known: VoteRows): ReadRows {
  const votes: GivenVote[] = [];
  const wrong: number[] = [];
  for (const [playerId, row] of rows) {
    if (plain(row) === plain(known.get(playerId))) continue;
    const vote = readVote(row.vote);
    const counts = EVENTS.map((name) => [name, readCount(row.events[name] ?? '')] as const);
    if (vote === undefined || counts.some(([, count]) => count === undefined)) wrong.push(playerId);
    else {
      const happened = counts.filter(([, count]) => count! > 0);
      votes.push({ player_id: playerId, vote, events: Object.fromEntries(happened) });
    }
  }
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, votes };
}

/** The columns of a newspaper's table. */
const USUAL = [
  'goals',
  'penaltiesScored',
  'assists',
  'yellowCards',
  'redCards',
  'ownGoals',
  'penaltiesMissed',
] as const satisfies readonly EventName[];
const USUAL_OF_GOALKEEPERS = [
  'goalsConceded',
  'penaltiesSaved',
  'assists',
  'yellowCards',
  'redCards',
] as const satisfies readonly EventName[];
/** What only some championships value. */
const BY_RULE = [
  'setPieceAssists',
  'winningGoals',
  'equalisingGoals',
  'playerOfTheMatch',
] as const satisfies readonly EventName[];

/** The events that the form asks for: the usual ones, and those that the championship values. A set-piece
 *  assist that is worth as much as any other is not asked for separately. */
export function askedEvents(bonus: BonusRules, role: ClassicRole, row: VoteRow): EventName[] {
  const isValued = (event: EventName) => {
    const points = eventPoints(bonus, [role], event);
    return points !== 0 && !(event === 'setPieceAssists' && points === bonus.assist);
  };
  const usual: readonly EventName[] = role === 'P' ? USUAL_OF_GOALKEEPERS : USUAL;
  return [...usual, ...BY_RULE.filter((event) => isValued(event) || row.events[event])];
}

/** Adds the user's own word on postponed matches, where it differs from the calendar's. */
export function withPostponed(
  votes: readonly GivenVote[],
  known: readonly number[],
  counting: readonly number[],
): GivenVote[] {
  const given = new Map(votes.map((vote) => [vote.player_id, vote]));
  for (const player_id of new Set([...known, ...counting])) {
    const postponed = counting.includes(player_id);
    if (postponed === known.includes(player_id)) continue;
    given.set(player_id, { player_id, ...given.get(player_id), postponed });
  }
  return [...given.values()];
}

/** Adds the user's word on whether the starter of the switch was in the real eleven. */
export function withStarted(
  votes: readonly GivenVote[],
  starter: number,
  started: boolean | null,
): GivenVote[] {
  if (started === null) return [...votes];
  const own = votes.find(({ player_id }) => player_id === starter);
  const others = votes.filter((vote) => vote !== own);
  return [...others, { player_id: starter, ...own, started }];
}
