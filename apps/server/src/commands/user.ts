import { parseArgs } from 'node:util';
import { connectDatabase } from '#db/connect.ts';
import { inTransaction } from '#db/transaction.ts';
import { grantPremium } from '#features/accounts/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { userTag } from '#http/session.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../entry.ts';
import { type Command, fail, refuseUsage } from './command.ts';

export const command: Command = {
  name: 'user',
  summary: 'Grants a user Pro until a day, without payment',
  usage: `npm run tredici -- user grant <email> --until <date>

  <email>         the user's address
  --until <date>  the last day of the grant, as 2027-06-30 (to its end, in the time of Rome); a day
                  in the past takes the grant back

Works at once, also for users who are logged in.`,
  async run(args) {
    const parsed = readGrant(args);
    if ('problem' in parsed) return refuseUsage(parsed.problem, command);
    const { email, until } = parsed;
    const config = configOrExit();
    const connected = await connectDatabase(config, { applicationName: 'tredici-cli' });
    if (!connected.ok) return fail(connected.message);
    const { db, close } = connected.value;
    try {
      const userId = await inTransaction(db, async (tx) => {
        const id = await grantPremium(tx, email, until);
        if (id !== undefined) await announceChange(tx, userTag(id));
        return id;
      });
      if (userId === undefined) return fail(`no user has the address ${email}.`);
      const ended = until <= createClock(config.startsAt).now();
      console.log(
        `${email} ${ended ? 'has no grant since' : 'has Pro until'} ${until.toISOString()}`,
      );
      return 0;
    } finally {
      await close();
    }
  },
};

type Grant = { readonly email: string; readonly until: Date };

export function readGrant(args: readonly string[]): Grant | { readonly problem: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { problem: `${(error as Error).message.split('\n', 1)[0]}.` };
  }
  const [action, email, ...rest] = parsed.positionals;
  if (action !== 'grant') return { problem: 'say what to do: user grant <email> --until <date>.' };
  if (!email?.includes('@')) return { problem: 'say whom: an e-mail address.' };
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  if (parsed.values.until === undefined) return { problem: '--until <date> is missing.' };
  const until = endOfDayInRome(parsed.values.until);
  if (!until) return { problem: `--until is "${parsed.values.until}": use a date as 2027-06-30.` };
  return { email, until };
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
