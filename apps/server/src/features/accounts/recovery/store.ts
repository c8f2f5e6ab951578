import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';

/** Replaces a password if it is still the one that was checked. */
export async function replacePassword(
  tx: Executor,
  userId: number,
  hashes: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await tx
    .update(appUser)
    .set({ passwordHash: hashes.to })
    .where(and(eq(appUser.id, userId), eq(appUser.passwordHash, hashes.from)));
  return replaced.rowCount === 1;
}

/** Sets a password by a mailed key, which also proves the address. */
export async function resetPassword(
  tx: Executor,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(appUser)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${appUser.emailVerifiedAt}, ${now})` })
    .where(eq(appUser.id, userId));
}
