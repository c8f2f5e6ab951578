import { parseArgs } from 'node:util';
import { connectDatabase } from '#db/connect.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import { changeRole, findUserId } from '#features/accounts/store.ts';
import { changeEntitlement } from '#features/entitlements/store.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';

export const command: Command = {
  name: 'user',
  summary: 'Grants a user Pro until a day, or the role of an operator',
  usage: `npm run tredici -- user grant <email> --until <date>
       npm run tredici -- user role <email> user | operator

  <email>         the user's address
  --until <date>  the last day of the grant, as 2027-06-30 (to its end, in the time of Rome); a day
                  in the past takes the grant back. What the user pays for is not touched
  user, operator  an operator may make the calls that look after the product

Works at once, also for users who are logged in.`,
  async run(args) {
    const order = readOrder(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    const connected = await connectDatabase(config, { applicationName: 'tredici-cli' });
    if (!connected.ok) return fail(connected.message);
    const { db, close } = connected.value;
    try {
      const found = await inTransaction(db, async (tx) => {
        const userId = await findUserId(tx, order.email);
        if (userId !== undefined) await carryOut(tx, userId, order);
        return userId !== undefined;
      });
      if (!found) return fail(`no user has the address ${order.email}.`);
      console.log(describe(order, createClock(config.startsAt).now()));
      return 0;
    } finally {
      await close();
    }
  },
};

type Order = { readonly email: string } & (
  | { readonly action: 'grant'; readonly until: Date }
  | { readonly action: 'role'; readonly role: 'user' | 'operator' }
);

async function carryOut(tx: Transaction, userId: number, order: Order): Promise<void> {
  if (order.action === 'role') await changeRole(tx, userId, order.role);
  else await changeEntitlement(tx, { userId, source: 'grant', until: order.until });
}

function describe(order: Order, now: Date): string {
  if (order.action === 'role') return `${order.email} is ${order.role} now`;
  const ended = order.until <= now;
  return `${order.email} ${ended ? 'has no grant since' : 'has a grant of Pro until'} ${order.until.toISOString()}`;
}

export function readOrder(args: readonly string[]): Order | { readonly problem: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { problem: `${(error as Error).message.split('\n', 1)[0]}.` };
  }
  const [action, email, ...rest] = parsed.positionals;
  if (action !== 'grant' && action !== 'role') {
    return { problem: 'say what to do: user grant <email> --until <date>, or user role.' };
  }
  if (!email?.includes('@')) return { problem: 'say whom: an e-mail address.' };
  return action === 'role' ? readRole(email, rest) : readGrant(email, rest, parsed.values.until);
}

function readRole(email: string, [role, ...rest]: readonly string[]): ReturnType<typeof readOrder> {
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  if (role !== 'user' && role !== 'operator') return { problem: 'say which role: user, operator.' };
  return { action: 'role', email, role };
}

function readGrant(
  email: string,
  rest: readonly string[],
  day: string | undefined,
): ReturnType<typeof readOrder> {
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  if (day === undefined) return { problem: '--until <date> is missing.' };
  const until = endOfDayInRome(day);
  if (!until) return { problem: `--until is "${day}": use a date as 2027-06-30.` };
  return { action: 'grant', email, until };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { until: { type: 'string' } },
    allowPositionals: true,
  });

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
