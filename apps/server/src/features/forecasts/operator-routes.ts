import type { OperatorForecasts, operatorForecastCalls } from '@tredici/contract/operator-watch';
import * as z from 'zod/mini';
import { DAY_MS } from '#durations.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { listLastStamps, listRuns, loadSettledSince } from './run-store.ts';
import { scoreSettled } from './score-runs.ts';
import { chainHead } from './store.ts';

const LATELY_MS = 30 * DAY_MS;
const NEWEST_RUNS = 5;
const SCORED_RUNS = 10;
const STAMPS = 7;

export function operatorForecastHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof operatorForecastCalls> {
  return {
    getOperatorForecasts: async (): Promise<OperatorForecasts> => {
      const [settled, head, stamps] = await Promise.all([
        loadSettledSince(db, new Date(clock.now().getTime() - LATELY_MS)),
        chainHead(db),
        listLastStamps(db, STAMPS),
      ]);
      const byRun = Map.groupBy(settled, ({ runId }) => runId);
      const scored = [...byRun.keys()].sort((a, b) => b - a).slice(0, SCORED_RUNS);
      const runs = await listRuns(db, NEWEST_RUNS, scored);
      return {
        runs: runs.map(({ id, modelVersion, replayed, finishedAt, diagnostics }) => ({
          id,
          replayed,
          model_version: modelVersion,
          finished_at: finishedAt?.toISOString() ?? null,
          ...readDiagnostics(diagnostics),
          scores: scoreSettled(byRun.get(id) ?? []),
        })),
        lately: scoreSettled(settled),
        ledger: {
          rows: head.sequence,
          hash: head.hash?.toString('hex') ?? null,
          stamps: stamps.map(({ day, sequence, hash, stampedAt }) => ({
            day,
            rows: sequence,
            hash: hash.toString('hex'),
            stamped_at: stampedAt.toISOString(),
          })),
        },
      };
    },
  };
}

const diagnosticsSchema = z.object({
  learned: z.optional(z.int()),
  coming: z.optional(z.int()),
  warnings: z.optional(z.record(z.string(), z.int())),
  ms: z.optional(z.record(z.string(), z.number())),
});

/** Older versions wrote different diagnostics: what is missing is shown as unknown. */
function readDiagnostics(given: unknown) {
  const read = diagnosticsSchema.safeParse(given);
  const { learned, coming, warnings = {}, ms } = read.success ? read.data : {};
  const sum = (all: Readonly<Record<string, number>>) =>
    Object.values(all).reduce((total, one) => total + one, 0);
  return {
    learned: learned ?? null,
    coming: coming ?? null,
    warnings: sum(warnings),
    seconds: ms ? sum(ms) / 1000 : null,
  };
}
