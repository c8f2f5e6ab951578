import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';

const folder = join(import.meta.dirname, 'migrations');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const LAST_OF_ONE_COLUMN = '_entitlements';

test('grants of before are kept, to the instant, when they become entitlements', async () => {
  const { pool } = await createTestDatabase({ migrated: false });
  const tags = journal.entries.map(({ tag }) => tag);
  const at = tags.findIndex((tag) => tag.endsWith(LAST_OF_ONE_COLUMN));
  expect(at).toBeGreaterThan(0);
  const apply = async (some: readonly string[]) => {
    for (const tag of some) {
      const statements = readFileSync(join(folder, `${tag}.sql`), 'utf8');
      for (const statement of statements.split('--> statement-breakpoint')) {
        await pool.query(statement);
      }
    }
  };
  await apply(tags.slice(0, at));
  await pool.query(`insert into app_user (username, email, password_hash, premium_until) values
    ('a', 'a@example.test', 'x', '2099-12-31T00:00:00.123Z'), ('b', 'b@example.test', 'x', null),
    ('c', 'c@example.test', 'x', '2020-01-01T00:00:00Z')`);
  await apply(tags.slice(at));
  const { rows } = await pool.query(`select username, role, source, reference, until
    from app_user left join entitlement on user_id = app_user.id order by username`);
  expect(rows).toEqual([
    {
      ...{ username: 'a', role: 'user', source: 'grant', reference: '' },
      until: new Date('2099-12-31T00:00:00.123Z'),
    },
    { username: 'b', role: 'user', source: null, reference: null, until: null },
    {
      ...{ username: 'c', role: 'user', source: 'grant', reference: '' },
      until: new Date('2020-01-01T00:00:00Z'),
    },
  ]);
});
