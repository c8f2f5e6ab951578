import type { operatorActionCalls } from '@tredici/contract/operator';
import { inTransaction, violatedConstraint } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { isUndoable, type Undos } from '#http/undo.ts';
import { describeDetail } from './describe-detail.ts';
import { findAction, listActions, recordAction } from './store.ts';

const PAGE = 30;

export function operatorActionHandlers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  undos: Undos,
): Handlers<typeof operatorActionCalls> {
  return {
    listActions: async ({ query }) => {
      const rows = await listActions(db, { before: query.before, limit: PAGE + 1 });
      return {
        results: rows.slice(0, PAGE).map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          command: row.command,
          user_id: row.userId,
          about: describeDetail(row.detail),
          undoable: !row.undone && isUndoable(undos, row),
          undone: row.undone,
        })),
        more: rows.length > PAGE,
      };
    },

    undoAction: async ({ params, session }) => {
      try {
        await inTransaction(db, async (tx) => {
          const action = await findAction(tx, params.id);
          if (!action) throw new AppError('not_found');
          if (!isUndoable(undos, action)) throw new AppError('conflict');
          const { command, detail } = action;
          const now = clock.now();
          // Before the work, so that of two at once the second waits here and is refused.
          await recordAction(tx, {
            at: now,
            command: `undo ${command}`,
            detail,
            undoes: params.id,
            by: { userId: session.user.id },
          });
          if (!(await undos[command]!.run(tx, detail, now))) throw new AppError('conflict');
        });
      } catch (error) {
        if (violatedConstraint(error) !== 'operator_action_undone_once') throw error;
        throw new AppError('conflict', {}, { cause: error });
      }
    },
  };
}
