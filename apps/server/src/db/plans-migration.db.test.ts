import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';

const folder = join(import.meta.dirname, 'migrations');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};

test('budgets of before become plans, to the cent, and breaks pause them', async () => {
  const { pool } = await createTestDatabase({ migrated: false });
  const tags = journal.entries.map(({ tag }) => tag);
  const at = tags.findIndex((tag) => tag.endsWith('_plans'));
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
  await pool.query(`insert into app_user (username, email, password_hash, budget_cents, break_until)
    values ('a', 'a@example.test', 'x', 12345, null), ('b', 'b@example.test', 'x', 0, null),
    ('c', 'c@example.test', 'x', 1, '2099-01-01T00:00:00Z')`);
  await apply(tags.slice(at));
  const { rows } = await pool.query(`select u.username, p.initial_cents::int as cents, p.level,
      b.reason, b.until
    from app_user u left join plan p on p.user_id = u.id left join plan_pause b on b.user_id = u.id
    order by u.username`);
  expect(rows).toEqual([
    { username: 'a', cents: 12_345, level: 70, reason: null, until: null },
    { username: 'b', cents: null, level: null, reason: null, until: null },
    {
      ...{ username: 'c', cents: 1, level: 70, reason: 'break' },
      until: new Date('2099-01-01T00:00:00Z'),
    },
  ]);
});
