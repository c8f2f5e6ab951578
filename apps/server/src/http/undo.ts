import type * as z from 'zod/mini';
import type { Transaction } from '#db/transaction.ts';

/** How an operator's command is undone. Actions whose stored detail has another shape cannot be: older
 *  versions did not record the previous state. */
export interface Undo {
  readonly detail: z.ZodMiniType;
  /** Restores the previous state; false if something has changed since. */
  run(tx: Transaction, detail: unknown, now: Date): Promise<boolean>;
}

/** Checks that the schema of the detail fits the function that uses it. */
export function defineUndo<Detail>(
  detail: z.ZodMiniType<Detail>,
  run: (tx: Transaction, detail: Detail, now: Date) => Promise<boolean>,
): Undo {
  return { detail, run: (tx, given, now) => run(tx, detail.parse(given), now) };
}

/** By the name of the command. */
export type Undos = Readonly<Record<string, Undo>>;

export function isUndoable(
  undos: Undos,
  { command, detail }: { readonly command: string; readonly detail: unknown },
): boolean {
  const undo = Object.hasOwn(undos, command) ? undos[command] : undefined;
  return undo?.detail.safeParse(detail).success === true;
}
