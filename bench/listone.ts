// npm run bench -- listone: the list of 600 players: how soon its first lines are painted once the data has
// arrived, how smoothly it scrolls on a phone four times slower than this machine, and how long a filter
// takes to show. The first and the last are also measured on that phone, where they may take four times as
// long.
import type { PlayerList } from '@tredici/contract/fantasy-players';
import type { Page, Route } from 'playwright';
import { enterDemo } from '../scripts/demo-login.ts';
import { startDemoServer } from '../scripts/demo-server.ts';
import { launchChromium } from '../scripts/launch-chromium.ts';
import { interactionMs, settle, watchInteractions } from './measure/interactions.ts';
import { saveResult } from './save-result.ts';

const SLOWER = 4;
const BUDGETS = {
  'first rows, ms': 100,
  'filter, worst, ms': 50,
  'phone: frames, 95th, ms': 33,
  'phone: first rows, ms': 100 * SLOWER,
  'phone: filter, worst, ms': 50 * SLOWER,
} as const;
type Figure = keyof typeof BUDGETS;

const PLAYERS = 600;
const VISITS = 5;
const PLAYERS_CALL = /\/fantasy\/players\/(\?|$)/;
/** Long enough for the page to become idle without its data. */
const DATA_LATE_MS = 3_000;

export async function run(): Promise<void> {
  const server = await startDemoServer();
  try {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'it-IT',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await enterDemo(page, server.url, 'pro');
      const devtools = await context.newCDPSession(page);
      await page.route(PLAYERS_CALL, fulfilWithPlayers);

      const here = await firstRowsAndFilter(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const phone = await firstRowsAndFilter(page);
      const frames = await frameMs(page, async () => {
        await devtools.send('Input.synthesizeScrollGesture', {
          x: 195,
          y: 600,
          yDistance: -12_000,
          speed: 3_000,
          gestureSourceType: 'touch',
        });
      });

      const figures: Record<Figure, number> = {
        'first rows, ms': Math.round(quantile(here.firstRows, 0.5)),
        'filter, worst, ms': Math.max(...here.filters),
        'phone: frames, 95th, ms': Math.round(quantile(frames, 0.95) * 10) / 10,
        'phone: first rows, ms': Math.round(quantile(phone.firstRows, 0.5)),
        'phone: filter, worst, ms': Math.max(...phone.filters),
      };
      const table = Object.entries(figures).map(([name, value]) => {
        const budget = BUDGETS[name as Figure];
        return { figure: name, value, budget, within: value <= budget };
      });
      console.table(table);
      const samples = { here, phone, frames: frames.length };
      console.log(`Written to ${saveResult('listone', { figures, samples })}`);
      if (table.some(({ within }) => !within)) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Repeats the demo's own players until there are enough of them, and only after the page is idle. */
async function fulfilWithPlayers(route: Route): Promise<void> {
  const reply = await route.fetch();
  const body = (await reply.json()) as PlayerList;
  const own = body.players.id.length;
  const grow = <C extends Record<string, unknown[]>>(columns: C): C =>
    Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [
        name,
        Array.from({ length: PLAYERS }, (_, at) => values[at % own]),
      ]),
    ) as C;
  const players = {
    ...grow(body.players),
    id: Array.from({ length: PLAYERS }, (_, at) => 1_000_000 + at),
  };
  const projections = body.projections && grow(body.projections);
  await new Promise((resolve) => setTimeout(resolve, DATA_LATE_MS));
  await route.fulfill({ response: reply, json: { ...body, players, projections } });
}

async function firstRowsAndFilter(page: Page) {
  const firstRows: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) firstRows.push(await firstRowsMs(page));
  await settle(page);
  return { firstRows, filters: await filterMs(page) };
}

/** From the last byte of the data to the paint of the first line. */
async function firstRowsMs(page: Page): Promise<number> {
  await page.goto('/listone', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('th[scope="row"]')) {
            requestAnimationFrame(look);
            return;
          }
          // When the next task starts, the frame that shows it has been handed over.
          setTimeout(() => {
            const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const data = asked.find(({ name }) => /\/fantasy\/players\/(\?|$)/.test(name));
            resolve(performance.now() - (data?.responseEnd ?? Number.NaN));
          });
        };
        look();
      }),
  );
}

/** The times between frames while an action runs. */
async function frameMs(page: Page, act: () => Promise<void>): Promise<number[]> {
  await settle(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  return times.slice(1).map((at, index) => at - times[index]!);
}

/** Types a name and deletes it, then selects every role. */
async function filterMs(page: Page): Promise<number[]> {
  await watchInteractions(page);
  await page.getByRole('searchbox').click();
  for (const key of ['m', 'a', 'r', 't', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  for (const name of ['Difensori', 'Centrocampisti', 'Attaccanti', 'Portieri', 'Tutti']) {
    await page.getByRole('radio', { name }).click({ force: true, delay: 60 });
    await settle(page);
  }
  return interactionMs(page);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
