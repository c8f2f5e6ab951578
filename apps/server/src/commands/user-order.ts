import type { UserChange } from '#features/accounts/change-by-operator.ts';
import { readWords } from './read-words.ts';

/** What to do with one user, or with all. */
export type UserOrder =
  | { readonly action: 'list' }
  | { readonly action: 'show'; readonly email: string }
  | UserChange;
type Read = UserOrder | { readonly problem: string };

const PLAIN = ['show', 'create', 'verify', 'reset', 'one-step', 'delete'] as const;

export function readOrder(args: readonly string[]): Read {
  const parsed = readWords(args, { until: { type: 'string' } });
  if ('problem' in parsed) return parsed;
  const [action, email, ...rest] = parsed.positionals;
  if (action === 'list' && email === undefined) return { action };
  const plain = PLAIN.find((one) => one === action);
  if (action !== 'grant' && action !== 'role' && !plain) {
    return { problem: `say what to do: user list, ${PLAIN.join(', ')}, grant or role.` };
  }
  if (!email?.includes('@')) return { problem: 'say whom: an e-mail address.' };
  if (action === 'role') return readRole(email, rest);
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  return plain ? { action: plain, email } : readGrant(email, parsed.values.until);
}

function readRole(email: string, [role, ...rest]: readonly string[]): Read {
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  if (role !== 'user' && role !== 'operator') return { problem: 'say which role: user, operator.' };
  return { action: 'role', email, role };
}

function readGrant(email: string, day: string | undefined): Read {
  if (day === undefined) return { problem: '--until <date> is missing.' };
  const until = endOfDayInRome(day);
  if (!until) return { problem: `--until is "${day}": use a date as 2027-06-30.` };
  return { action: 'grant', email, until };
}

/** The instant at which a day ends in Rome, summer time or not. */
export function endOfDayInRome(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that does not exist, such as 30 February, comes back as another.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const nextUtc = midnight.getTime() + 86_400_000;
  const rome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' });
  // At midnight in London it is one or two o'clock in Rome; summer time never changes in between.
  return new Date(nextUtc - Number(rome.format(nextUtc)) * 3_600_000);
}
