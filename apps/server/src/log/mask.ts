/** Patterns that must never appear in a log, whatever their source: the last protection behind the named
 *  fields. Addresses, bearer tokens, password hashes, passwords in URLs, and anything shaped like one of our
 *  own 256-bit tokens. */
const TOKEN_LENGTH = 43;
const TOKEN_LETTERS = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9_-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

const MASKS: readonly {
  readonly pattern: RegExp;
  readonly replacement: string;
  isPossible(text: string): boolean;
}[] = [
  {
    // Bounded on the left, so that a long line without an @ takes time in proportion to its length.
    pattern: /[^\s"\\/@,:;<>()=]{1,64}(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g,
    replacement: '[e-mail]',
    isPossible: (text) => text.includes('@') || text.includes('%40'),
  },
  {
    pattern: /\bBearer\s+[^\s"\\,]+/gi,
    replacement: 'Bearer [token]',
    isPossible: (text) => /bearer/i.test(text),
  },
  {
    pattern: /\$argon2(?:id|i|d)\$[^\s"\\]+/g,
    replacement: '[hash]',
    isPossible: (text) => text.includes('$argon2'),
  },
  {
    pattern: /(:\/\/[^\s:/@"]*:)[^\s@"]+@/g,
    replacement: '$1[password]@',
    isPossible: (text) => text.includes('://'),
  },
  {
    pattern: /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g,
    replacement: '[token]',
    isPossible: holdsLongWord,
  },
];

/** Whether there are as many token characters in a row as a token has. Checks from the end of each possible
 *  position: most words are short, so most letters need not be checked. */
function holdsLongWord(text: string): boolean {
  let at = TOKEN_LENGTH - 1;
  while (at < text.length) {
    let from = at;
    while (from > at - TOKEN_LENGTH && TOKEN_LETTERS[text.charCodeAt(from)] === 1) from -= 1;
    if (from === at - TOKEN_LENGTH) return true;
    at = from + TOKEN_LENGTH;
  }
  return false;
}

/** Every line passes here, and few contain anything to mask: a quick search for a word comes before each
 *  mask. */
export function maskSecrets(text: string): string {
  let masked = text;
  for (const { pattern, replacement, isPossible } of MASKS) {
    if (isPossible(masked)) masked = masked.replace(pattern, replacement);
  }
  return masked;
}

/** A path in the form in which it may be logged: no query, and limited in length. A long opaque segment is a
 *  mailed key. */
export function maskPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return maskSecrets(shown).replace(/(?<=\/)[A-Za-z0-9_-]{20,}(?=\/|$)/g, (segment) =>
    /\d/.test(segment) ? '[key]' : segment,
  );
}
