import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Forecaster } from '@tredici/engine/forecast/forecaster';
import { eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { learnedState } from '#db/schema/forecasts.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export interface LearnedState {
  /** Days since 1970. */
  readonly beforeDay: number;
  readonly inputFingerprint: string;
  /** Unpacks it: a fresh copy at each call, because the caller goes on learning with it. */
  read(): Promise<Forecaster>;
}

export async function findLearnedState(
  db: Executor,
  modelVersion: string,
): Promise<LearnedState | undefined> {
  const [row] = await db
    .select()
    .from(learnedState)
    .where(eq(learnedState.modelVersion, modelVersion));
  if (!row) return undefined;
  const { beforeDay, inputFingerprint, state } = row;
  return { beforeDay, inputFingerprint, read: async () => deserialize(await unpack(state)) };
}

export async function saveLearnedState(
  db: Executor,
  given: {
    readonly modelVersion: string;
    readonly beforeDay: number;
    readonly inputFingerprint: string;
    readonly forecaster: Forecaster;
    readonly madeAt: Date;
  },
): Promise<void> {
  const { forecaster, ...rest } = given;
  const state = await pack(serialize(forecaster), { level: constants.Z_BEST_SPEED });
  const row = { ...rest, state };
  await db
    .insert(learnedState)
    .values(row)
    .onConflictDoUpdate({ target: learnedState.modelVersion, set: row });
}
