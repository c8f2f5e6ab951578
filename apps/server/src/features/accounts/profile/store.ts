import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';
import { userColumns } from '../user.ts';

export type ProfileChanges = Partial<
  Pick<
    typeof appUser.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'receiveNewsletter'
    | 'language'
    | 'noOdds'
    | 'sessionReminderMinutes'
  >
>;

export async function saveProfile(db: Executor, userId: number, changes: ProfileChanges) {
  const [user] = await db
    .update(appUser)
    .set(changes)
    .where(eq(appUser.id, userId))
    .returning(userColumns);
  return user;
}

/** Moves the end of a break later; returns nothing if the new end is not later. */
export async function prolongSelfExclusion(db: Executor, userId: number, until: Date) {
  const [user] = await db
    .update(appUser)
    .set({ selfExcludedUntil: until })
    .where(
      and(
        eq(appUser.id, userId),
        or(isNull(appUser.selfExcludedUntil), lt(appUser.selfExcludedUntil, until)),
      ),
    )
    .returning(userColumns);
  return user;
}

export async function findCredentials(db: Executor, userId: number) {
  const [user] = await db
    .select({
      email: appUser.email,
      firstName: appUser.firstName,
      language: appUser.language,
      passwordHash: appUser.passwordHash,
    })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return user;
}

/** Deletes the account with everything that belongs to it. True if it existed. */
export async function deleteAccount(db: Executor, userId: number): Promise<boolean> {
  const gone = await db.delete(appUser).where(eq(appUser.id, userId));
  return gone.rowCount === 1;
}
