import { type Browser, chromium } from 'playwright';
import { findChromium } from './chromium.ts';

/** The available browser, started for screenshots and measurements. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...args],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
