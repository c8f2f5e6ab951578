import { describeDevice } from '@tredici/contract/describe-device';
import { and, eq, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { knownDevice } from '#db/schema/account-security.ts';

/** Built from what changes rarely, so that a browser update does not count as another device. */
export function deviceOf(userAgent: string): string {
  const device = describeDevice(userAgent);
  return device ? `${device.browser} · ${device.system}` : '';
}

/** Whether a user has logged in with this device before; records that they do now. */
export async function meetKnownDevice(
  db: Executor,
  userId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const met = await db
    .update(knownDevice)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevice.userId, userId), eq(knownDevice.device, device)));
  return met.rowCount === 1;
}

/** Adds a device; true if the user had others before it. */
export async function addDevice(
  tx: Executor,
  userId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const [others] = await tx
    .select({ are: sql<boolean>`count(*) > 0` })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId));
  const added = await tx
    .insert(knownDevice)
    .values({ userId, device, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing();
  return added.rowCount === 1 && others?.are === true;
}

export function purgeDevices(db: Executor, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, knownDevice, lt(knownDevice.lastSeenAt, before), {
    oldestFirst: knownDevice.lastSeenAt,
    signal,
  });
}
