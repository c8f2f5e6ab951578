import { eq, lt } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { sharedSecret, usedCaptcha } from '#db/schema/captcha.ts';

/** Returns the secret of that name. The proposed one is stored if there was none, so that all processes use
 *  the same. */
export async function loadSharedSecret(
  db: Executor,
  name: string,
  proposed: Buffer,
): Promise<Buffer> {
  await db.insert(sharedSecret).values({ name, value: proposed }).onConflictDoNothing();
  const [kept] = await db
    .select({ value: sharedSecret.value })
    .from(sharedSecret)
    .where(eq(sharedSecret.name, name));
  return kept!.value;
}

/** True only the first time, in whichever process. */
export async function markCaptchaUsed(db: Executor, nonce: Buffer, until: Date): Promise<boolean> {
  const marked = await db.insert(usedCaptcha).values({ nonce, until }).onConflictDoNothing();
  return marked.rowCount === 1;
}

export function purgeCaptchas(db: Executor, now: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, usedCaptcha, lt(usedCaptcha.until, now), {
    oldestFirst: usedCaptcha.until,
    signal,
  });
}
