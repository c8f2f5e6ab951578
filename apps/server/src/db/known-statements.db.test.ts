import { expect, test } from 'vitest';
import { databaseCode } from '#db/transaction.ts';
import { readStatements } from '#testing/database/statements.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';

const UNDEFINED_TABLE = '42P01';

// Runs on the machine's own PostgreSQL, after the run on the embedded one has noted the statements
// (docs/decisions/018).
test('this server accepts every statement that the tests sent to the other one', async () => {
  const { pool } = await createTestDatabase();
  const statements = readStatements();
  expect(statements.length).toBeGreaterThan(500);
  const unknown: string[] = [];
  const client = await pool.connect();
  for (const text of statements) {
    try {
      await client.query(`prepare known as ${text}`);
      await client.query('deallocate known');
    } catch (error) {
      if (!isOfTablesOwn(error)) unknown.push(`${(error as Error).message}: ${text}`);
    }
  }
  client.release();
  expect(unknown).toEqual([]);
});

/** Whether the error is about a table that a test made for itself. Tables of PostgreSQL itself must exist. */
function isOfTablesOwn(error: unknown): boolean {
  return databaseCode(error) === UNDEFINED_TABLE && !/"pg_/.test((error as Error).message);
}
