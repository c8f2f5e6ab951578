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

/** From kick-off to the last whistle, with the interval and some minutes more. */
const LASTS_MS = 2 * 3_600_000;
/** RFC 5545 allows 75 bytes a line; what goes on begins with a space. */
const LINE_BYTES = 74;

/** A match as an entry of a calendar (iCalendar, RFC 5545). The same match keeps its name, so that a
 *  second import moves the entry instead of doubling it. */
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
  // By whole characters: a letter with an accent is never cut in two.
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
