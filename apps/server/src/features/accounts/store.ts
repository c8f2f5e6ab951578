import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { appUser, oneTimeKey } from '#db/schema/accounts.ts';
import { everEntitled, saveEntitlement } from '#features/entitlements/store.ts';
import type { SessionUser } from '#http/session.ts';
import { userColumns } from './user.ts';

/** Users deleted in one batch; each one's rows in other tables are deleted with them. */
const USERS_AT_ONCE = 200;

/** By username or e-mail, in any case. If one user's name is another's address, the address wins, because it
 *  was verified. */
export async function findUserForLogin(db: Executor, name: string) {
  const isEmail = sql`lower(${appUser.email}) = lower(${name})`;
  const [user] = await db
    .select({
      ...userColumns,
      passwordHash: appUser.passwordHash,
      emailVerifiedAt: appUser.emailVerifiedAt,
    })
    .from(appUser)
    .where(or(isEmail, sql`lower(${appUser.username}) = lower(${name})`))
    .orderBy(sql`${isEmail} desc`)
    .limit(1);
  return user;
}

export async function findProfile(db: Executor, userId: number) {
  const [user] = await db.select(userColumns).from(appUser).where(eq(appUser.id, userId));
  return user;
}

/** A user's mail address and language. */
export async function findRecipient(db: Executor, userId: number) {
  const [user] = await db
    .select({
      id: appUser.id,
      email: appUser.email,
      firstName: appUser.firstName,
      language: appUser.language,
      emailVerifiedAt: appUser.emailVerifiedAt,
    })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return user;
}

export async function findUserId(db: Executor, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(sql`lower(${appUser.email}) = lower(${email})`);
  return user?.id;
}

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

/** For the operator: all accounts, or the one with this address. */
export async function listAccounts(db: Executor, email?: string) {
  return db
    .select({
      id: appUser.id,
      email: appUser.email,
      verified: sql<boolean>`${appUser.emailVerifiedAt} is not null`,
      premiumUntil: userColumns.premiumUntil,
      role: appUser.role,
      createdAt: appUser.createdAt,
    })
    .from(appUser)
    .where(email === undefined ? undefined : sql`lower(${appUser.email}) = lower(${email})`)
    .orderBy(appUser.id);
}

/** Makes a user an operator, or takes that away; to be called within `changeUser`. */
export async function saveRole(
  tx: Executor,
  userId: number,
  role: SessionUser['role'],
): Promise<void> {
  await tx.update(appUser).set({ role }).where(eq(appUser.id, userId));
}

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly emailVerifiedAt: Date | null;
  readonly premiumUntil: Date | null;
}

/** Adds the users that do not exist yet and leaves the others as they are. */
export async function addMissingUsers(tx: Executor, users: readonly NewUser[]): Promise<void> {
  for (const { premiumUntil, ...columns } of users) {
    const [added] = await tx
      .insert(appUser)
      .values({ ...columns, username: columns.email })
      .onConflictDoNothing()
      .returning({ id: appUser.id });
    if (!added || !premiumUntil) continue;
    await saveEntitlement(tx, { userId: added.id, source: 'grant', until: premiumUntil });
  }
}

/** Compared regardless of case, as in the index. */
const hasEmailAmong = (emails: readonly string[]) =>
  inArray(
    sql`lower(${appUser.email})`,
    emails.map((email) => email.toLowerCase()),
  );

export async function listEmails(db: Executor, among: readonly string[]): Promise<string[]> {
  const rows = await db.select({ email: appUser.email }).from(appUser).where(hasEmailAmong(among));
  return rows.map((row) => row.email);
}

export async function deleteUsers(db: Executor, emails: readonly string[]): Promise<number> {
  const gone = await db.delete(appUser).where(hasEmailAmong(emails));
  return gone.rowCount ?? 0;
}

/** Deletes keys that no longer work. Those of an unverified address are kept as long as it is, because they
 *  show when the last mail was sent to it. */
export function purgeOneTimeKeys(
  db: Executor,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const verified = db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, oneTimeKey.userId), isNotNull(appUser.emailVerifiedAt)));
  const isDue = and(lt(oneTimeKey.expiresAt, before), exists(verified))!;
  return deleteInBatches(db, oneTimeKey, isDue, { oldestFirst: oneTimeKey.expiresAt, signal });
}

/** Deletes accounts whose address was never verified, and that were registered and last sent a mail before an
 *  instant. Accounts to which an operator granted something are kept. */
export function purgeUnverified(db: Executor, before: Date, signal?: AbortSignal): Promise<number> {
  const written = db
    .select({ id: oneTimeKey.id })
    .from(oneTimeKey)
    .where(and(eq(oneTimeKey.userId, appUser.id), gte(oneTimeKey.createdAt, before)));
  // By the program's clock where that time was stored; `createdAt` is the database's.
  const oldestFirst = sql`coalesce(${appUser.termsAcceptedAt}, ${appUser.createdAt})`;
  const isDue = and(
    isNull(appUser.emailVerifiedAt),
    not(everEntitled),
    lt(oldestFirst, before),
    notExists(written),
  )!;
  return deleteInBatches(db, appUser, isDue, { oldestFirst, signal, batch: USERS_AT_ONCE });
}
