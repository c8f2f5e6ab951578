import { databaseCode } from './transaction.ts';

/** Whether the database is restarting or out of connections, which passes by itself. */
export function isDatabaseAway(error: Error): boolean {
  const code = databaseCode(error) ?? '';
  if (/^(08|57P|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code))
    return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return true;
  }
  return false;
}
