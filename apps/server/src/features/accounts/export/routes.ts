import type { DataExport, dataExportCalls } from '@tredici/contract/data-export';
import type { Executor } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { exportEntitlements } from '#features/entitlements/store.ts';
import {
  exportChampionships,
  exportCustomLists,
  exportPlayerFiles,
  exportPlayerNotes,
  exportPlayerWords,
  exportTeams,
} from '#features/fantasy/store.ts';
import { exportFavourites } from '#features/favourites/store.ts';
import { exportMyBets, exportStakeLimits } from '#features/my-bets/store.ts';
import { exportPauses, exportPlans, exportPlanWeeks } from '#features/plan/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { mustKnowPassword } from '../passwords/own-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findOpenedAt } from '../sessions/store.ts';
import {
  exportAccount,
  exportDevices,
  exportEmailChange,
  exportMailedKeys,
  exportSecondFactor,
  exportSessions,
} from './store.ts';

type Rows = DataExport['sections'][string];
export type ExportSection = (db: Executor, userId: number) => Promise<Rows>;

/** Password hashes, tokens, keys and secrets are left out: they give access, and say nothing about the
 *  person. */
const SECTIONS: Readonly<Record<string, ExportSection>> = {
  account: exportAccount,
  sessions: exportSessions,
  devices: exportDevices,
  second_factor: exportSecondFactor,
  email_change: exportEmailChange,
  mailed_keys: exportMailedKeys,
  entitlements: exportEntitlements,
  favourites: exportFavourites,
  fantasy_teams: exportTeams,
  championships: exportChampionships,
  custom_lists: exportCustomLists,
  player_files: exportPlayerFiles,
  player_words: exportPlayerWords,
  player_notes: exportPlayerNotes,
  plans: exportPlans,
  plan_pauses: exportPauses,
  plan_weeks: exportPlanWeeks,
  my_bets: exportMyBets,
  stake_limits: exportStakeLimits,
};

/** `more` comes from features that depend on accounts, so that accounts cannot import them. */
export function exportHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'attempts'>,
  passwords: Passwords,
  more: Readonly<Record<string, ExportSection>>,
): Handlers<typeof dataExportCalls> {
  const { db, clock } = deps;
  /** Read as one snapshot: otherwise a row written meanwhile could appear in one section and be missing in
   *  another. */
  const exportAll = (userId: number): Promise<DataExport> =>
    inTransaction(
      db,
      async (tx) => {
        const sections: Record<string, Rows> = {};
        for (const [name, load] of Object.entries({ ...SECTIONS, ...more })) {
          sections[name] = (await load(tx, userId)).map(asJson);
        }
        return { exported_at: clock.now().toISOString(), sections };
      },
      { isolation: 'repeatable read', readOnly: true },
    );
  return {
    exportData: async ({ body, session }) => {
      await mustKnowPassword({ ...deps, passwords }, session.user.id, body.password);
      return exportAll(session.user.id);
    },
    exportDataAfterLogin: async ({ session }) => {
      const openedAt = await findOpenedAt(db, session.id);
      const age = clock.now().getTime() - (openedAt?.getTime() ?? 0);
      if (age > JUST_LOGGED_IN_MS) throw new AppError('password_again');
      return exportAll(session.user.id);
    },
  };
}

/** A user who has just given the password need not give it again. */
const JUST_LOGGED_IN_MS = 10 * 60_000;

/** With the API's naming of fields, whatever a feature returns. */
function asJson(row: Rows[number]): Rows[number] {
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [snake(name), plain(value)]),
  );
}
