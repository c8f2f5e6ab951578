import type { Db } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Passwords } from './passwords/passwords.ts';
import { addMissingUsers, deleteUsers, listEmails } from './store.ts';

const PASSWORD = 'Tredici13!';

/** The two users of a demonstration. Their password is public, so they must not exist anywhere else. */
export const DEMO_USERS = [
  {
    email: 'pro@tredici.test',
    firstName: 'Paola',
    lastName: 'Pro',
    premiumUntil: new Date('2099-12-31T00:00:00Z'),
  },
  { email: 'free@tredici.test', firstName: 'Franco', lastName: 'Free', premiumUntil: null },
] as const;

export const DEMO_LOGINS = DEMO_USERS.map(({ email }) => ({ username: email, password: PASSWORD }));

/** Adds the two users in a demonstration and removes them anywhere else, whatever the database was used for
 *  before. Returns how many were removed. */
export async function syncDemoUsers(
  db: Db,
  mode: 'demo' | 'live',
  now: Date,
  passwords: Pick<Passwords, 'hash'>,
): Promise<{ removed: number }> {
  const emails = DEMO_USERS.map(({ email }) => email);
  if (mode === 'live') return { removed: await deleteUsers(db, emails) };
  const present = await listEmails(db, emails);
  const missing = DEMO_USERS.filter(({ email }) => !present.includes(email));
  if (missing.length === 0) return { removed: 0 };
  const users = await Promise.all(
    missing.map(async (user) => ({
      ...user,
      passwordHash: await passwords.hash(PASSWORD),
      emailVerifiedAt: now,
    })),
  );
  await inTransaction(db, (tx) => addMissingUsers(tx, users));
  return { removed: 0 };
}
