import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';
import { violatedConstraint } from '#db/transaction.ts';

const hasEmail = (email: string) => sql`lower(${appUser.email}) = lower(${email})`;

export async function findByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({
      id: appUser.id,
      email: appUser.email,
      emailVerifiedAt: appUser.emailVerifiedAt,
    })
    .from(appUser)
    .where(hasEmail(email));
  return user;
}

export type Registration = Pick<
  typeof appUser.$inferInsert,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'passwordHash'
  | 'receiveNewsletter'
  | 'language'
  | 'termsAcceptedAt'
>;

/** The new user's id, or undefined if somebody has that e-mail or that name. */
export async function addRegistration(
  tx: Executor,
  registration: Registration,
): Promise<number | undefined> {
  const [user] = await tx
    .insert(appUser)
    .values({ ...registration, username: registration.email })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  return user?.id;
}

/** True for the one call that verified; false if it was already verified. */
export async function markVerified(
  tx: Executor,
  userId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(appUser)
    .set({ emailVerifiedAt: now })
    .where(and(eq(appUser.id, userId), eq(appUser.email, email), isNull(appUser.emailVerifiedAt)));
  return marked.rowCount === 1;
}

/** Gives an unverified user a new address; false if they are verified by now. */
export async function replaceEmail(tx: Executor, userId: number, email: string): Promise<boolean> {
  const replaced = await tx
    .update(appUser)
    .set({ email, username: email })
    .where(and(eq(appUser.id, userId), isNull(appUser.emailVerifiedAt)));
  return replaced.rowCount === 1;
}

/** Whether a write failed because another user has that e-mail or name. */
export function isTaken(error: unknown): boolean {
  const constraint = violatedConstraint(error);
  return constraint === 'app_user_email_key' || constraint === 'app_user_username_key';
}
