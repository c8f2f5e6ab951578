import type { Readable } from 'node:stream';

/** How many lines of an error output are kept, to find the cause of a crash in. */
const KEPT = 60;
const OWN = 'Tredici: ';

/** What somebody trying the program out sees of a child's line: its own messages unchanged, log lines as one
 *  sentence without the stack, and nothing else, which is usually a stack. */
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

/** Why a process died, from the end of its error output: the message of the uncaught error. Undefined if the
 *  process explained its refusal to start in a message of its own. */
export function causeIn(lines: readonly string[]): string | undefined {
  const error = lines.findLast((line) => /^\w*Error\b.*: ./.test(line));
  if (error === undefined) return undefined;
  const message = error.replace(/^\w*Error\b[^:]*: /, '');
  const isMissing = error.includes('ERR_MODULE_NOT_FOUND');
  return isMissing ? `${message}; "npm ci" installs what is missing` : message;
}

export interface FollowedOutput {
  /** Why the process died, if its output says so. */
  cause(): string | undefined;
}

/** Passes a child's output on: unchanged, or in brief and without repetitions. */
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
