import type { UserChange } from '#features/accounts/change-by-operator.ts';
import { endOfDayInRome } from '#features/accounts/operator/end-of-day.ts';
import { readWords } from './read-words.ts';

/** What to do with one user, or with all. */
export type UserOrder =
  | { readonly action: 'list' }
  | { readonly action: 'show'; readonly email: string }
  | { readonly action: 'create'; readonly email: string }
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
