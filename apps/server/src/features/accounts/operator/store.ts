import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { accountDeletion, appUser } from '#db/schema/accounts.ts';
import { MAX_INT_ID } from '#db/schema/columns.ts';
import { grantUntil, premiumUntil } from '#features/entitlements/store.ts';
import { hasSecondFactor } from '../second-factor/store.ts';

/** A user as an operator sees them: their account, and nothing of what they play. */
const columns = {
  id: appUser.id,
  email: appUser.email,
  verified: sql<boolean>`${appUser.emailVerifiedAt} is not null`,
  role: appUser.role,
  hasSecondFactor,
  createdAt: appUser.createdAt,
  premiumUntil,
  grantUntil,
  deletionAskedAt: accountDeletion.askedAt,
};
export type OperatedUser = Awaited<ReturnType<typeof select>>[number];

const MOST = 20;

/** By id or by the beginning of the address: both use an index, however many users there are. */
export async function searchUsers(db: Executor, words: string): Promise<OperatedUser[]> {
  const beginning = `${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const byEmail = sql`lower(${appUser.email}) like ${beginning}`;
  const id = /^#?([1-9]\d{0,9})$/.exec(words)?.[1];
  const isId = id !== undefined && Number(id) <= MAX_INT_ID;
  return select(db, isId ? or(eq(appUser.id, Number(id)), byEmail)! : byEmail);
}

export async function findOperatedUser(
  db: Executor,
  userId: number,
): Promise<OperatedUser | undefined> {
  const [user] = await select(db, eq(appUser.id, userId));
  return user;
}

function select(db: Executor, where: SQL) {
  return db
    .select(columns)
    .from(appUser)
    .leftJoin(accountDeletion, eq(accountDeletion.userId, appUser.id))
    .where(where)
    .orderBy(sql`lower(${appUser.email})`)
    .limit(MOST);
}
