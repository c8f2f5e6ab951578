/** What an action was about, in its own data: whatever of its detail is a word or a number, by the order
 *  in which an operator would say it. What was there before is for the undo. */
export function describeDetail(detail: Readonly<Record<string, unknown>>): string {
  const { userId, matchId, ...rest } = detail;
  const numbered = [userId, matchId].filter((id) => typeof id === 'number').map((id) => `#${id}`);
  const said = ORDER.flatMap((key) => {
    const value = rest[key];
    return typeof value === 'string' || typeof value === 'number' ? [short(String(value))] : [];
  });
  return [...numbered, ...said].join(' · ').slice(0, LONGEST);
}

/** Of an instant its day is enough. */
const short = (text: string): string => text.replace(/^(\d{4}-\d{2}-\d{2})T[\d:.]+Z$/, '$1');

const LONGEST = 200;
const ORDER = [
  ...['name', 'key', 'job', 'to', 'club', 'country', 'league', 'season', 'source', 'kind', 'role'],
  ...['until', 'startsAt', 'endsAt', 'mails', 'points', 'reason', 'matches'],
];
