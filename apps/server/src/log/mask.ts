/** What must never stand in a log, wherever it came from: the last guard behind the named fields.
 *  Addresses, bearer tokens, password hashes, passwords in URLs, and anything shaped like one of our
 *  own 256-bit tokens. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  // Bounded on the left, so that a long line without an @ costs no more than its length.
  [/[^\s"\\/@,:;<>()=]{1,64}(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g, '[e-mail]'],
  [/\bBearer\s+[^\s"\\,]+/gi, 'Bearer [token]'],
  [/\$argon2(?:id|i|d)\$[^\s"\\]+/g, '[hash]'],
  [/(:\/\/[^\s:/@"]*:)[^\s@"]+@/g, '$1[password]@'],
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '[token]'],
];

export function maskSecrets(text: string): string {
  let masked = text;
  for (const [pattern, replacement] of MASKS) masked = masked.replace(pattern, replacement);
  return masked;
}

/** A path as a log may show it: no query, nothing endless. A long opaque segment is a mailed key. */
export function maskPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return maskSecrets(shown).replace(/(?<=\/)[A-Za-z0-9_-]{20,}(?=\/|$)/g, (segment) =>
    /\d/.test(segment) ? '[key]' : segment,
  );
}
