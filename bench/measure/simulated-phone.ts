import { type BrowserContext, chromium } from 'playwright';
import type { Chromium } from '../../scripts/chromium.ts';
import { loadLighthouse } from './load-lighthouse.ts';
import { processorBlocking } from './processor-blocking.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export interface PhoneScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly 'largest paint, ms': number;
  readonly 'blocking, ms': number;
  /** Blocking time of all its tasks by processor time, so without the effect of other programs. */
  readonly 'by processor, ms': number;
  readonly 'layout shift': number;
}

/** What Lighthouse's simulated phone measures for a page: of each figure the median of several visits,
 *  because the machines are shared and a single visit is noisy. `enter` logs the visitor in before the first. */
export async function auditPage(
  found: Chromium,
  url: string,
  runs: number,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<PhoneScores> {
  const scores: PhoneScores[] = [];
  for (let turn = 0; turn < runs; turn += 1) scores.push(await visit(found, url, enter));
  const keys = Object.keys(scores[0] ?? {}) as (keyof PhoneScores)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(scores.map((score) => score[key]))]),
  ) as unknown as PhoneScores;
}

async function visit(
  found: Chromium,
  url: string,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<PhoneScores> {
  const { launch, audit } = await loadLighthouse();
  const chrome = await launch({
    chromePath: found.executablePath,
    chromeFlags: [...found.args, '--headless'],
    envVars: { ...(process.env as Record<string, string>), ...found.env },
  });
  try {
    await enterAndForgetFiles(chrome.port, new URL(url).origin, enter);
    const result = await audit(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
      // The session is stored on the device, so the storage must not be cleared.
      disableStorageReset: true,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    // If the page redirects to the login, the wrong page would be measured.
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      'largest paint, ms': Math.round(value('largest-contentful-paint')),
      'blocking, ms': Math.round(value('total-blocking-time')),
      'by processor, ms': Math.round(
        processorBlocking(
          result.artifacts.Trace.traceEvents,
          result.lhr.configSettings.throttling.cpuSlowdownMultiplier,
        ),
      ),
      'layout shift': Number(value('cumulative-layout-shift').toFixed(4)),
    };
  } finally {
    chrome.kill();
  }
}

/** Logged in, but with every file still to be fetched: no cache and no service worker. */
async function enterAndForgetFiles(
  port: number,
  origin: string,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0];
  if (!context) throw new Error('Chromium came without a window');
  await enter(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
  await browser.close();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
