import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser, type ONE_TIME_KEY_PURPOSES, oneTimeKey } from '#db/schema/accounts.ts';
import { HOUR_MS } from '#durations.ts';

export type KeyPurpose = (typeof ONE_TIME_KEY_PURPOSES)[number];

const LIFETIME_MS: Record<KeyPurpose, number> = {
  'verify-email': 72 * HOUR_MS,
  'change-email': 72 * HOUR_MS,
  'reset-password': HOUR_MS,
  'leave-email': 24 * HOUR_MS,
  'take-email': 24 * HOUR_MS,
};
/** 256 bits, in hexadecimal so that no mail program breaks the link inside it. */
const KEY_SHAPE = /^[0-9a-f]{64}$/;

/** Makes a key and stores only its hash. */
export async function issueKey(
  tx: Executor,
  purpose: KeyPurpose,
  user: { readonly id: number; readonly email: string },
  now: Date,
): Promise<string> {
  const key = randomBytes(32).toString('hex');
  await tx.insert(oneTimeKey).values({
    userId: user.id,
    purpose,
    keyHash: hashOf(key),
    email: user.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  });
  return key;
}

/** A key with its owner, even if it is used or expired. Only a key that was sent to the address the owner has
 *  today is found, because it proves that address and no other. */
export async function findKey(db: Executor, purpose: KeyPurpose, key: string) {
  const keyHash = hashOfKey(key);
  if (!keyHash) return undefined;
  const [found] = await db
    .select({
      id: oneTimeKey.id,
      expiresAt: oneTimeKey.expiresAt,
      usedAt: oneTimeKey.usedAt,
      userId: appUser.id,
      email: appUser.email,
      emailVerifiedAt: appUser.emailVerifiedAt,
    })
    .from(oneTimeKey)
    .innerJoin(appUser, and(eq(appUser.id, oneTimeKey.userId), eq(appUser.email, oneTimeKey.email)))
    .where(and(eq(oneTimeKey.keyHash, keyHash), eq(oneTimeKey.purpose, purpose)));
  return found;
}

export type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

export const isUsable = (key: Pick<FoundKey, 'usedAt' | 'expiresAt'>, now: Date): boolean =>
  key.usedAt === null && key.expiresAt > now;

/** True for one caller only, however many try at the same time. */
export async function spendKey(tx: Executor, id: number, now: Date): Promise<boolean> {
  const spent = await tx
    .update(oneTimeKey)
    .set({ usedAt: now })
    .where(and(eq(oneTimeKey.id, id), isNull(oneTimeKey.usedAt), gt(oneTimeKey.expiresAt, now)));
  return spent.rowCount === 1;
}

/** Keys that were mailed before stop working. */
export async function withdrawKeys(
  tx: Executor,
  userId: number,
  purposes: readonly KeyPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeKey)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeKey.userId, userId),
        inArray(oneTimeKey.purpose, [...purposes]),
        isNull(oneTimeKey.usedAt),
      ),
    );
}

/** Deletes a key that was never delivered. */
export async function forgetKey(tx: Executor, key: string): Promise<void> {
  await tx.delete(oneTimeKey).where(eq(oneTimeKey.keyHash, hashOf(key)));
}

/** Undefined if it does not have the shape of our keys. */
export const hashOfKey = (key: string): Buffer | undefined =>
  KEY_SHAPE.test(key) ? hashOf(key) : undefined;

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
