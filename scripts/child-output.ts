import type { Readable } from 'node:stream';

/** How many lines of an error output are kept to find the cause of a death in. */
const KEPT = 60;
const OWN = 'Tredici: ';

/** What a line of a child is for somebody who only tries the program out: its own words as they are,
 *  a line of the log in a sentence without its stack, and anything else, as a rule a stack, nothing. */
export function briefLine(line: string): string | null {
  if (line.startsWith(OWN)) return line;
  const logged = parseLog(line);
  if (!logged) return null;
  const cause = logged.err?.message ?? logged.cause;
  return `${OWN}${[logged.msg, cause].filter(Boolean).join(': ')}`;
}

interface Logged {
  readonly msg?: string;
  readonly cause?: string;
  readonly err?: { readonly message?: string };
}

function parseLog(line: string): Logged | null {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Why a process died, from what it last wrote to its error output: the message of the error that
 *  nobody caught. Nothing where it had said in a line of its own why it refuses. */
export function causeIn(lines: readonly string[]): string | undefined {
  const error = lines.findLast((line) => /^\w*Error\b.*: ./.test(line));
  if (error === undefined) return undefined;
  const message = error.replace(/^\w*Error\b[^:]*: /, '');
  const isMissing = error.includes('ERR_MODULE_NOT_FOUND');
  return isMissing ? `${message}; "npm ci" installs what is missing` : message;
}

export interface FollowedOutput {
  /** Why the process died, if it has written it down. */
  cause(): string | undefined;
}

/** Passes on what a child writes: in brief, and the same thing once, or as it is. */
export function followOutput(
  { stdout, stderr }: { readonly stdout: Readable; readonly stderr: Readable },
  isBrief: boolean,
): FollowedOutput {
  const errors: string[] = [];
  const said = new Set<string>();
  const pass = (line: string, to: NodeJS.WritableStream) => {
    const shown = isBrief ? briefLine(line) : line;
    if (shown === null || (isBrief && said.has(shown))) return;
    said.add(shown);
    to.write(`${shown}\n`);
  };
  onLines(stdout, (line) => pass(line, process.stdout));
  onLines(stderr, (line) => {
    errors.push(line);
    if (errors.length > KEPT) errors.shift();
    pass(line, process.stderr);
  });
  return { cause: () => causeIn(errors) };
}

function onLines(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream.on('end', () => {
    if (rest) take(rest);
  });
}
