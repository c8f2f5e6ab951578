import type * as z from 'zod/mini';
import type { Transaction } from '#db/transaction.ts';

/** How one command of an operator is taken back. An action whose detail is another, because an older program wrote it
 *  down without what was there before, cannot be. */
export interface Undo {
  readonly detail: z.ZodMiniType;
  /** Puts back what was there; false where something has changed since. */
  run(tx: Transaction, detail: unknown, now: Date): Promise<boolean>;
}

/** Ties the shape of a detail to what works with it. */
export function defineUndo<Detail>(
  detail: z.ZodMiniType<Detail>,
  run: (tx: Transaction, detail: Detail, now: Date) => Promise<boolean>,
): Undo {
  return { detail, run: (tx, given, now) => run(tx, detail.parse(given), now) };
}

/** By command. */
export type Undos = Readonly<Record<string, Undo>>;

export function isUndoable(
  undos: Undos,
  { command, detail }: { readonly command: string; readonly detail: unknown },
): boolean {
  const undo = Object.hasOwn(undos, command) ? undos[command] : undefined;
  return undo?.detail.safeParse(detail).success === true;
}
