import { refuse } from '../result.ts';

/** File system errors that the user can fix. All others are thrown as bugs. */
export function refuseFolder(folder: string, error: unknown): { ok: false; message: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const other = 'or choose another folder by TREDICI_DATA_DIR';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return refuse(
        `No permission to use the data folder ${folder}: give it to this user, ${other}.`,
      );
    case 'EROFS':
      return refuse(
        `The data folder ${folder} is on a read-only disk: make it writable, ${other}.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return refuse(`No space left for the data folder ${folder}: free some disk space, ${other}.`);
    case 'EEXIST':
    case 'ENOTDIR':
      return refuse(`The data folder ${folder} is a file, or lies below one: remove it, ${other}.`);
    case 'ENOENT':
    case 'ENAMETOOLONG':
    case 'ELOOP':
      return refuse(
        `The data folder ${folder} cannot be created (${code}): correct its path in TREDICI_DATA_DIR.`,
      );
    default:
      throw error;
  }
}

/** Turns the last output of initdb or the server into advice. */
export function explainFailure(output: string, folder: string, logFile: string): string {
  if (/No space left on device|Disk quota exceeded/i.test(output)) {
    return `No space left for the data folder ${folder}: free some disk space, or choose another folder by TREDICI_DATA_DIR.`;
  }
  if (
    /could not create shared memory segment|could not create semaphores|Cannot allocate memory/i.test(
      output,
    )
  ) {
    return 'The system gives PostgreSQL too little shared memory: free some memory, or set DATABASE_URL.';
  }
  if (/error while loading shared libraries|Library not loaded/i.test(output)) {
    return `A library that PostgreSQL needs is missing (${lastFault(output)}): install it, or set DATABASE_URL.`;
  }
  return `PostgreSQL did not start (${lastFault(output)}): see ${logFile}, or set DATABASE_URL.`;
}

/** Conflicts with a server that is still shutting down: worth another try. */
export const isPassing = (output: string): boolean =>
  /lock file "postmaster\.pid" already exists|pre-existing shared memory block|is empty/i.test(
    output,
  );

export const isPortTaken = (output: string): boolean =>
  /Address already in use|could not bind|could not create any TCP\/IP sockets/i.test(output);

function lastFault(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const fault = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1);
  return (fault ?? 'no message').replace(/^.*?(FATAL|PANIC|error):\s*/i, '').slice(0, 200);
}
