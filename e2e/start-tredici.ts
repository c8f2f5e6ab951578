import type { FullConfig } from '@playwright/test';
import { startDemoServer } from '../scripts/demo-server.ts';

/** A stand-in for the operator's ad script: journeys answer this address themselves. */
export const AD_TRACKING_SRC = 'https://ads.tredici.test/track.js';

/** Starts Tredici before the journeys; what it returns stops it after them. */
export default async function startTredici(config: FullConfig): Promise<() => Promise<void>> {
  const port = Number(new URL(config.projects[0]?.use.baseURL ?? '').port);
  const server = await startDemoServer({ port, env: { AD_TRACKING_SRC } });
  return () => server.stop();
}
