import type { DatabaseConnection } from '#db/connect.ts';
import { changeByOperator, createByOperator } from '#features/accounts/change-by-operator.ts';
import { type AccountRow, findUserId, listAccounts } from '#features/accounts/store.ts';
import { createUserChanges } from '#http/user-changes.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readOrder, type UserOrder } from './user-order.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'user',
  summary:
    'Lists, shows, makes, verifies and deletes users; grants Pro, or the role of an operator',
  usage: `npm run tredici -- user list
       npm run tredici -- user show | create | verify | reset | one-step | delete <email>
       npm run tredici -- user grant <email> --until <date>
       npm run tredici -- user role <email> user | operator

  <email>         the user's address
  create          makes a verified user, who sets a password by a link that is mailed
  verify          takes the address as proved
  reset           mails a link by which the user sets another password
  one-step        takes the second factor away from who has lost phone and recovery codes
  delete          deletes the account and ends what is paid for it; a job does it within the hour
  --until <date>  the last day of the grant, as 2027-06-30 (to its end, in the time of Rome); a day
                  in the past takes the grant back. What the user pays for is not touched
  user, operator  an operator may make the calls that look after the product

Works at once, also for users who are logged in. What is changed is recorded (operator_action).`,
  async run(args) {
    const order = readOrder(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    return withDatabase(config, (connection) =>
      carryOut(connection, order, createClock(config.startsAt).now()),
    );
  },
};

async function carryOut(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  order: UserOrder,
  now: Date,
): Promise<number> {
  if (order.action === 'list' || order.action === 'show') {
    const rows = await listAccounts(db, order.action === 'show' ? order.email : undefined);
    if (order.action === 'show' && rows.length === 0) return nobody(order.email);
    for (const row of rows) console.log(describeAccount(row));
    return 0;
  }
  const queue = createMailQueue(db, pool, createLog('warn'));
  try {
    if (order.action === 'create') {
      const isNew = await queue.inTransaction((tx, enqueueMail) =>
        createByOperator(tx, enqueueMail, order.email, now),
      );
      if (!isNew) return fail(`somebody has the address ${order.email}.`);
      console.log(`${order.email} is made; a mail is on its way`);
      return 0;
    }
    const userId = await findUserId(db, order.email);
    if (userId === undefined) return nobody(order.email);
    const outcome = await createUserChanges(db, queue).changeWithMail(userId, (tx, enqueueMail) =>
      changeByOperator(tx, enqueueMail, { ...order, userId }, now),
    );
    console.log(`${order.email} ${outcome}`);
    return 0;
  } finally {
    await queue.close();
  }
}

const nobody = (email: string) => fail(`no user has the address ${email}.`);

function describeAccount({
  id,
  email,
  verified,
  premiumUntil,
  role,
  createdAt,
}: AccountRow): string {
  const pro = premiumUntil ? `Pro until ${premiumUntil.toISOString()}` : 'Free';
  const since = createdAt.toISOString().slice(0, 10);
  return `${id}  ${email}  ${verified ? 'verified' : 'not verified'}  ${pro}  ${role}  since ${since}`;
}
