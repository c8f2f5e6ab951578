interface CalendarMatch {
  readonly match_id: number;
  /** An ISO instant. */
  readonly match_date: string;
}

interface CalendarWords {
  readonly title: string;
  readonly description: string;
  /** The page of the match. */
  readonly url: string;
}

/** From kick-off to the final whistle, including the interval and stoppage time. */
const LASTS_MS = 2 * 3_600_000;
/** RFC 5545 allows 75 bytes per line, including the space with which a continuation begins. */
const LINE_BYTES = 74;

/** A match as a calendar entry (iCalendar, RFC 5545). The same match keeps its UID, so that a second import
 *  moves the entry instead of duplicating it. */
export function calendarFile(match: CalendarMatch, words: CalendarWords, now: Date): string {
  const begins = new Date(match.match_date);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tredici//Tredici//IT',
    'BEGIN:VEVENT',
    `UID:match-${match.match_id}@tredici`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(new Date(begins.getTime() + LASTS_MS))}`,
    `SUMMARY:${escaped(words.title)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `URL:${words.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const stamp = (instant: Date): string =>
  instant.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');

function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let bytes = 0;
  // By whole characters, so that a multi-byte letter is never split.
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}
