import { eq, lt } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { sharedSecret, usedCaptcha } from '#db/schema/captcha.ts';

/** The secret of that name: the proposed one if there was none, else the one that all others use. */
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

/** True the first time, whichever process asks. */
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
