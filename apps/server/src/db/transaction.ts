import { type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from './pool.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable' | undefined;
  readonly readOnly?: boolean | undefined;
}

/** Serialization failures and deadlocks: PostgreSQL undid one of the transactions, which may be tried
 *  again. */
const COLLISIONS = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Runs `work` in a transaction. It is repeated after a collision, so it must have no effect other than
 *  through `tx`. */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, {
        isolationLevel: options.isolation ?? 'read committed',
        accessMode: options.readOnly ? 'read only' : 'read write',
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !COLLISIONS.has(databaseCode(error) ?? '')) throw error;
    }
  }
}

/** PostgreSQL's five-character error code, also when drizzle has wrapped the error. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** The constraint or unique index that refused a row, by its name in the schema. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

/** Holds a lock on `name` until the transaction ends; a second one waits. */
export async function lockInTransaction(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(name)})`);
}

/** Lets this transaction delete prices and frozen forecasts, to throw away the whole demo world. */
export async function permitDemoReset(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('tredici.demo_reset', 'on', true)`);
}

const lockKey = (name: string): SQL => sql`hashtextextended(${name}, 0)`;
