import type { DataExport, dataExportCalls } from '@tredici/contract/data-export';
import type { Executor } from '#db/pool.ts';
import { listOwnPayments, listOwnSubscriptions } from '#features/billing/store.ts';
import { exportEntitlements } from '#features/entitlements/store.ts';
import { exportTeams } from '#features/fantasy/store.ts';
import { exportMyBets, exportStakeLimits } from '#features/my-bets/store.ts';
import { exportPauses, exportPlans, exportPlanWeeks } from '#features/plan/store.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { exportAccount, exportMailedKeys, exportSessions } from './store.ts';

type Rows = DataExport['sections'][string];
type Section = (db: Executor, userId: number) => Promise<Rows>;

/** Every part of the product that keeps something about a user adds its own here. What opens doors
 *  (hashes of passwords, tokens and keys) is left out: it says nothing about anybody. */
const SECTIONS: Readonly<Record<string, Section>> = {
  account: exportAccount,
  sessions: exportSessions,
  mailed_keys: exportMailedKeys,
  entitlements: exportEntitlements,
  subscriptions: listOwnSubscriptions,
  payments: listOwnPayments,
  fantasy_teams: exportTeams,
  plans: exportPlans,
  plan_pauses: exportPauses,
  plan_weeks: exportPlanWeeks,
  my_bets: exportMyBets,
  stake_limits: exportStakeLimits,
};

export function exportHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof dataExportCalls> {
  return {
    exportData: async ({ session }) => {
      const sections: Record<string, Rows> = {};
      for (const [name, load] of Object.entries(SECTIONS)) {
        sections[name] = (await load(db, session.user.id)).map(asJson);
      }
      return { exported_at: clock.now().toISOString(), sections };
    },
  };
}

function asJson(row: Rows[number]): Rows[number] {
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}
