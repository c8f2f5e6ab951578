import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/pool.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';

/** Who acts: an operator on the page, or a command on the server. */
export interface Actor {
  readonly userId: number | null;
}
export const BY_COMMAND: Actor = { userId: null };

export interface NewAction {
  readonly at: Date;
  /** As the command line calls it: `alias resolve`. */
  readonly command: string;
  /** What it was about and what was there before; never an address, because it outlives an account. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly by?: Actor;
  /** The action that this one takes back. */
  readonly undoes?: number;
}

/** Writes an operator's action down, in the transaction of what it changes. */
export async function recordAction(
  tx: Executor,
  { by = BY_COMMAND, detail, ...action }: NewAction,
): Promise<void> {
  await tx.insert(operatorAction).values({ ...action, detail: { ...detail }, userId: by.userId });
}

/** The latest first. */
export async function listActions(
  db: Executor,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
) {
  const later = alias(operatorAction, 'later');
  const { id, at, command, detail, userId, undoes } = operatorAction;
  return db
    .select({
      id,
      at,
      command,
      detail,
      userId,
      undoes,
      undone: sql<boolean>`${later.id} is not null`,
    })
    .from(operatorAction)
    .leftJoin(later, eq(later.undoes, operatorAction.id))
    .where(and(before === undefined ? undefined : lt(operatorAction.id, before)))
    .orderBy(desc(operatorAction.id))
    .limit(limit);
}

export async function findAction(db: Executor, id: number) {
  const [row] = await db
    .select({ command: operatorAction.command, detail: operatorAction.detail })
    .from(operatorAction)
    .where(eq(operatorAction.id, id));
  return row;
}
