import type { GivenVote } from '@tredici/contract/teams';
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
        vote: vote === null ? '' : typedNumber(vote, language),
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
