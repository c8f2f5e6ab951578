// npm run bench -- pages [names] [--runs 3]: the weight of a page's first load, the figures of Lighthouse's
// simulated phone, and how much longer it blocks than an empty page with the same React and router, measured
// right before. It starts a whole Tredici, which runs at lower priority than the browser because phones do
// not run servers, and stops it afterwards.
import type { BrowserContext } from 'playwright';
import { serveEmptyPage } from '../apps/web/build/serve-empty-page.ts';
import { type Chromium, findChromium } from '../scripts/chromium.ts';
import { enterDemo } from '../scripts/demo-login.ts';
import { addressOf, findDemoPlaces } from '../scripts/demo-places.ts';
import { startDemoServer } from '../scripts/demo-server.ts';
import { launchChromium } from '../scripts/launch-chromium.ts';
import { type BudgetedPage, PAGE_BUDGETS, type PageBudget } from './measure/page-budgets.ts';
import { type FileWeight, weighPage } from './measure/page-weight.ts';
import { auditPage, type PhoneScores } from './measure/simulated-phone.ts';
import { saveResult } from './save-result.ts';

/** The lowest performance score of Lighthouse allowed. */
const PERFORMANCE: Readonly<Record<BudgetedPage, number>> = {
  login: 95,
  home: 92,
  leagues: 95,
  'all-leagues': 95,
  results: 95,
  table: 95,
  club: 95,
  match: 95,
  lineup: 90,
  'track-record': 95,
  pricing: 95,
  'my-bets': 95,
  'team-builder': 95,
  championship: 95,
  auction: 95,
  strategy: 95,
  'player-list': 95,
  'stats-board': 95,
  player: 95,
  faq: 95,
  profile: 95,
  'player-files': 95,
  operator: 90,
};
/** How many milliseconds a page may block longer than the empty one, whatever the machine. */
const BLOCKING_BEYOND_EMPTY_MS = 150;
const BLOCKING_BEYOND_EMPTY_MS_OF: Partial<Record<BudgetedPage, number>> = {
  'track-record': 250,
  table: 250,
};
const ALL_PAGES = Object.keys(PAGE_BUDGETS) as BudgetedPage[];
const LAYOUT_SHIFT = 0.02;

export async function run(args: readonly string[]): Promise<void> {
  const runsAt = args.indexOf('--runs');
  const runs = runsAt < 0 ? 3 : Number(args[runsAt + 1]);
  const names = ALL_PAGES.filter((name) => args.includes(name));
  const wanted = names.length > 0 ? names : ALL_PAGES;
  const server = await startDemoServer({ yields: true });
  try {
    const browser = await findChromium();
    const places = await findDemoPlaces(server.url);
    const table: Record<string, object> = {};
    const files: Record<string, FileWeight[]> = {};
    let passed = true;
    for (const name of wanted) {
      const page = PAGE_BUDGETS[name];
      const path = addressOf(page.path, places);
      const enter = (context: BrowserContext) => open(context, server.url, page.account);
      const weights = await weigh(server.url, path, enter);
      const kb = Math.round(weights.reduce((sum, file) => sum + file.kb, 0) * 10) / 10;
      // Measured right before, because the speed of a shared machine changes within an hour.
      const empty = (await auditEmpty(browser, runs))['blocking, ms'];
      const scores = await auditPage(browser, server.url + path, runs, enter);
      const beyond = scores['blocking, ms'] - empty;
      const most = BLOCKING_BEYOND_EMPTY_MS_OF[name] ?? BLOCKING_BEYOND_EMPTY_MS;
      const within =
        kb <= page.kb &&
        beyond <= most &&
        scores.performance >= PERFORMANCE[name] &&
        scores.accessibility === 100 &&
        scores['best-practices'] === 100 &&
        scores['layout shift'] < LAYOUT_SHIFT;
      passed &&= within;
      files[name] = weights;
      table[name] = {
        'KB gzip': kb,
        ...scores,
        'empty page, ms': empty,
        'beyond, ms': beyond,
        within,
      };
      console.log(`\n${name}: ${kb} KB (at most ${page.kb})`);
      console.table(weights.slice(0, 12));
    }
    console.table(table);
    console.log(`Written to ${saveResult('pages', { pages: table, files })}`);
    if (!passed) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

async function auditEmpty(browser: Chromium, runs: number): Promise<PhoneScores> {
  const page = await serveEmptyPage();
  try {
    return await auditPage(browser, page.url, runs, async () => {});
  } finally {
    await page.stop();
  }
}

async function weigh(
  baseURL: string,
  path: string,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<FileWeight[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    await enter(context);
    return await weighPage(context, path);
  } finally {
    await browser.close();
  }
}

async function open(
  context: BrowserContext,
  origin: string,
  account: PageBudget['account'],
): Promise<void> {
  // The login page is measured as a first-time visitor sees it, including its question.
  if (!account) return;
  const page = await context.newPage();
  await enterDemo(page, origin, account);
  await page.close();
}
