import { hash } from 'node:crypto';
import type { DatabaseConnection } from '@tredici/server/db/connect';

type Pool = DatabaseConnection['pool'];

/** A user who is logged in and has Pro. */
export interface ActiveUser {
  readonly id: number;
  readonly token: string;
}

/** The address of the n-th user; every hundredth was never verified, so the one before is returned instead. */
export const emailOf = (n: number): string => `u${n % 100 > 0 ? n : n - 1}@example.test`;

/** Fills the database by SQL: users with three sessions, a device and a mailed key each, one night's share of
 *  which is due to be purged. */
export async function addManyUsers(pool: Pool, users: number, passwordHash: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into app_user (username, email, password_hash, email_verified_at, terms_accepted_at)
       select 'u' || n || '@example.test', 'u' || n || '@example.test', $2,
         case when n % 100 > 0 then now() end, now() - (n % 90) * interval '1 day'
       from generate_series(1, $1::int) n`,
      [users, passwordHash],
    );
    await client.query(
      `insert into session (token_hash, user_id, created_at, last_used_at, expires_at, ended_at)
       select sha256((u.id * 3 + k)::text::bytea), u.id, now() - interval '50 days', now(),
         case when u.id % 30 = 1 then now() - interval '8 days' else now() + interval '20 days' end,
         case when u.id % 30 = 2 then now() - interval '8 days' end
       from app_user u cross join generate_series(0, 2) k`,
    );
    await client.query(
      `insert into one_time_key (user_id, purpose, key_hash, email, created_at, expires_at)
       select id, 'verify-email', sha256(id::text::bytea), email, now() - (id % 90 + 1) * interval '1 day',
         now() - (id % 90) * interval '1 day'
       from app_user where id % 10 = 0`,
    );
    await client.query(
      `insert into known_device (user_id, device, first_seen_at, last_seen_at)
       select id, 'Firefox', now() - interval '1 year', now() - (id % 182) * interval '1 day' from app_user`,
    );
    await client.query('vacuum analyze app_user, session, one_time_key, known_device');
  } finally {
    client.release(true);
  }
}

/** Opens a session with a known token for some users, and gives them Pro. */
export async function logInSome(pool: Pool, count: number): Promise<ActiveUser[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email from app_user
     where email_verified_at is not null and email like 'u%@example.test' order by id limit $1`,
    [count],
  );
  const users = rows.map(({ id, email }) => ({
    id: Number(id),
    token: hash('sha256', `token of ${email}`, 'base64url'),
  }));
  await pool.query(
    `insert into session (token_hash, user_id, created_at, last_used_at, expires_at)
     select token_hash, user_id, now(), now(), now() + interval '20 days'
     from unnest($1::bytea[], $2::bigint[]) as given(token_hash, user_id)`,
    [users.map(({ token }) => hash('sha256', token, 'buffer')), users.map(({ id }) => id)],
  );
  await pool.query(
    `insert into entitlement (user_id, source, until)
     select unnest($1::bigint[]), 'grant', now() + interval '1 year'`,
    [users.map(({ id }) => id)],
  );
  return users;
}

/** On disk, including their sessions, keys and devices and all indexes. */
export async function bytesPerUser(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(name::regclass))::float8 / (select count(*) from app_user) as bytes
     from unnest(array['app_user', 'session', 'one_time_key', 'known_device', 'entitlement']) name`,
  );
  return Math.round(rows[0]!.bytes);
}
