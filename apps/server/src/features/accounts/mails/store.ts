import { eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';

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
