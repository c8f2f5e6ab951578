import { type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from './pool.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable' | undefined;
  readonly readOnly?: boolean | undefined;
}

/** Two transactions that collided: PostgreSQL undid one of them and asks for it again. */
const COLLISIONS = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** All or nothing. A collision is tried again, so `work` must have no effect but on `tx`. */
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

/** PostgreSQL's five-character code of an error, also when drizzle has wrapped it. */
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

/** Holds `name` until the transaction ends; a second one waits. */
export async function lockInTransaction(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(name)})`);
}

/** Lets this transaction delete prices and frozen forecasts: the demo world thrown away whole. */
export async function permitDemoReset(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('tredici.demo_reset', 'on', true)`);
}

const lockKey = (name: string): SQL => sql`hashtextextended(${name}, 0)`;
