import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#http/deps.ts';

/** The key with which a newsletter is unsubscribed: the user's id and a seal that only this installation can
 *  make. It is the same in every newsletter, is not stored, and gives no other access. */

const PURPOSE = 'newsletter unsubscribe';
type Secrets = Pick<Deps['secrets'], 'fingerprint'>;

export async function unsubscribeKey(secrets: Secrets, userId: number): Promise<string> {
  const seal = await secrets.fingerprint(String(userId), PURPOSE);
  return `${userId}-${seal.toString('base64url')}`;
}

/** The user of a key; undefined if it was not made here. */
export async function readUnsubscribeKey(
  secrets: Secrets,
  key: string,
): Promise<number | undefined> {
  const userId = Number(/^(\d{1,15})-/.exec(key)?.[1]);
  if (!Number.isSafeInteger(userId)) return undefined;
  const expected = Buffer.from(await unsubscribeKey(secrets, userId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined;
}
