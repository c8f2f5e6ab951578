import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startMailCatcher } from '../apps/server/src/testing/mail-catcher.ts';
import { startDemoServer } from '../scripts/demo-server.ts';

/** A stand-in for the operator's ad script: journeys answer this address themselves. */
export const AD_TRACKING_SRC = 'https://ads.tredici.test/track.js';

/** Starts Tredici and its mail server before the journeys; what it returns stops them after. */
export default async function startTredici(config: FullConfig): Promise<() => Promise<void>> {
  const port = Number(new URL(config.projects[0]?.use.baseURL ?? '').port);
  const mails = await mkdtemp(join(tmpdir(), 'tredici-mails-'));
  const mailServer = await startMailCatcher(mails);
  // Playwright hands its environment on to the processes of the journeys.
  process.env.E2E_MAIL_DIR = mails;
  const server = await startDemoServer({
    port,
    env: { AD_TRACKING_SRC, SMTP_URL: mailServer.url },
  });
  return async () => {
    await server.stop();
    await mailServer.stop();
    await rm(mails, { recursive: true, force: true });
  };
}
