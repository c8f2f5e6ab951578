// npm run bench -- interactions [scene ...]: the time from a key or a click to the next paint. On a simulated
// phone, four times slower than this machine: filtering, ordering and searching a list of a thousand matches,
// and the board of an auction with all players of the season. At this machine's own speed: that board again, also with
// the purchases of a whole auction,
// and the search over clubs, leagues, matches and pages.
import { rowsOf } from '@tredici/contract/columns';
import type { Market } from '@tredici/contract/fantasy-players';
import type { Page, Route } from 'playwright';
import { enterDemo } from '../scripts/demo-login.ts';
import { findDemoPlaces } from '../scripts/demo-places.ts';
import { startDemoServer } from '../scripts/demo-server.ts';
import { launchChromium } from '../scripts/launch-chromium.ts';
import {
  answerMs,
  interactionMs,
  settle,
  watchAnswers,
  watchInteractions,
} from './measure/interactions.ts';
import { saveResult } from './save-result.ts';

const BUDGET_MS = 100;
const SEARCH_BUDGET_MS = 30;
const AUCTION_BUDGET_MS = 50;
const ROWS = 1000;
const SLOWER = 4;
/** A press lasts for a moment. */
const PRESS = { delay: 60 };

export async function run(names: readonly string[]): Promise<void> {
  const server = await startDemoServer();
  try {
    // A first start uses the same cores for a while.
    await findDemoPlaces(server.url);
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        locale: 'it-IT',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await enterDemo(page, server.url, 'pro');
      await page.route(/\/bets\/(best\/)?(\?|$)/, (route) => fulfilWithRows(route));
      // The demonstration's auction is over, so it is restarted.
      await page.route(/\/market\/$/, keepMarket);
      await page.route(/\/purchases\/$/, fulfilAuction);
      await page.route(/\/championships\/\d+\/$/, (route) => fulfilWithTen(route));
      const devtools = await context.newCDPSession(page);
      const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const figures: Record<string, Figures> = {};
      for (const [name, scene] of Object.entries(SCENES)) {
        if (names.length > 0 && !names.includes(name)) continue;
        const { path, ready, act, slower = SLOWER, budgetMs = BUDGET_MS } = scene;
        await slowDown(1);
        await page.goto(path);
        await ready(page);
        await page.waitForLoadState('networkidle');
        await slowDown(slower);
        await watchInteractions(page);
        await act(page);
        const answers = await answerMs(page);
        if (answers.length > 0) figures[`${name}, until it answers`] = summarise(answers, budgetMs);
        figures[name] = summarise(await interactionMs(page), answers.length > 0 ? null : budgetMs);
      }
      console.table(figures);
      console.log(`Written to ${saveResult('interactions', figures)}`);
      const isWithin = (figure: Figures) =>
        figure['worst, ms'] <= (figure['at most, ms'] ?? Number.POSITIVE_INFINITY);
      if (!Object.values(figures).every(isWithin)) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

interface Scene {
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<void>;
  /** How many times slower than this machine. */
  readonly slower?: number;
  readonly budgetMs?: number;
}

const SCENES: Readonly<Record<string, Scene>> = {
  search: {
    path: '/',
    slower: 1,
    budgetMs: SEARCH_BUDGET_MS,
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.waitForLoadState('networkidle');
      // The time to open the page is not part of it.
      await watchInteractions(page);
      await watchAnswers(page, 'dialog[open]');
      for (const key of [...'juvnetus', ...Array(8).fill('Backspace'), ...'real madr']) {
        await page.keyboard.press(key);
        await settle(page);
      }
    },
  },
  'home, filters': {
    path: '/?minProbability=50',
    ready: (page) => page.getByRole('rowheader').first().waitFor(),
    async act(page) {
      // On a phone the filters are collapsed.
      await page.getByText('Filtri', { exact: true }).first().click();
      for (const label of ['Campionato', 'Probabilità', 'Tipo di esito', 'Quota minima']) {
        const select = page.getByLabel(label, { exact: false }).first();
        await select.focus();
        for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
          await page.keyboard.press(key);
          await settle(page);
        }
      }
    },
  },
  'leagues, order': {
    path: '/pronostici/tutti-le-leghe',
    ready: (page) => page.getByRole('rowheader').first().waitFor(),
    async act(page) {
      for (const name of ['Per probabilità', 'Per orario', 'Per probabilità', 'Per orario']) {
        await page.getByText(name, { exact: true }).click(PRESS);
        await settle(page);
      }
    },
  },
  'leagues, picker': {
    path: '/pronostici/tutti-le-leghe',
    ready: (page) => page.getByRole('rowheader').first().waitFor(),
    async act(page) {
      await page.getByRole('combobox').first().click(PRESS);
      for (const key of [
        's',
        'e',
        'r',
        'Backspace',
        'ArrowDown',
        'ArrowDown',
        'ArrowUp',
        'Escape',
      ]) {
        await page.keyboard.press(key);
        await settle(page);
      }
    },
  },
  'auction, search': {
    path: '/asta/1',
    ready: (page) => page.getByRole('searchbox').waitFor(),
    act: searchAndBid,
  },
  'auction, at the table': {
    path: '/asta/1',
    slower: 1,
    budgetMs: AUCTION_BUDGET_MS,
    ready: (page) => page.getByRole('searchbox').waitFor(),
    act: searchAndBid,
  },
  'auction, 250 purchases': {
    path: '/asta/1',
    slower: 1,
    budgetMs: AUCTION_BUDGET_MS,
    ready: (page) => page.getByRole('searchbox').waitFor(),
    act: enterWholeAuction,
  },
};

/** Searches for a name, chooses it and enters a price. */
async function searchAndBid(page: Page): Promise<void> {
  await page.getByRole('searchbox').focus();
  for (const key of ['m', 'a', 'r', 'Backspace', 'Backspace', 'Backspace', 'c', 'o']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  await page.keyboard.press('Enter');
  for (const key of ['2', '5']) {
    await page.keyboard.press(key);
    await settle(page);
  }
}

/** Enters the rosters of ten teams by keyboard: a name, a price and the key of the buyer. */
async function enterWholeAuction(page: Page): Promise<void> {
  const { clubs, players } = market!;
  const left = rowsOf(players).filter(({ has_left }) => !has_left);
  const byName = Map.groupBy(left, ({ name, club }) => `${name} ${club}`);
  const known = left.filter(({ name, club }) => byName.get(`${name} ${club}`)!.length === 1);
  const called = Object.entries({ P: 3, D: 8, C: 8, A: 6 }).flatMap(([role, count]) =>
    known.filter((player) => player.role === role).slice(0, count * TEAMS),
  );
  const search = page.getByRole('searchbox');
  await search.focus();
  const begin = Date.now();
  for (const [at, { name, club }] of called.entries()) {
    await page.keyboard.insertText(`${name} ${clubs[club]!.name}`);
    for (const key of ['Enter', '1', 'Enter', '1234567890'[at % TEAMS]!]) {
      await page.keyboard.press(key);
    }
    await page.waitForFunction(
      () =>
        document.activeElement instanceof HTMLInputElement && document.activeElement.value === '',
    );
  }
  const each = (Date.now() - begin) / called.length;
  await page.getByText(`Acquisti: ${called.length}`).waitFor();
  console.log(`${called.length} purchases in one run, ${each.toFixed(0)} ms each.`);
}

/** The demonstration's auction is over, so it is restarted: nothing is bought, and every purchase is accepted. */
const purchases: object[] = [];
async function fulfilAuction(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'POST') {
    await route.fulfill({ json: { results: purchases, held: [] } });
    return;
  }
  const bought = request.postDataJSON() as { player_id: number };
  const { id, role } = market!.players;
  const made = {
    id: purchases.length + 1,
    role: role[id.indexOf(bought.player_id)],
    created_at: '2026-09-01T10:00:00.000Z',
    ...bought,
  };
  purchases.push(made);
  await route.fulfill({ status: 201, json: made });
}

let market: Market | undefined;
async function keepMarket(route: Route): Promise<void> {
  const reply = await route.fetch();
  market = (await reply.json()) as Market;
  await route.fulfill({ response: reply, json: market });
}

const TEAMS = 10;
/** The demonstration's league, with as many participants as an auction usually has. */
async function fulfilWithTen(route: Route): Promise<void> {
  const reply = await route.fetch();
  const body = (await reply.json()) as { participants: object[] };
  const more = Array.from({ length: TEAMS - body.participants.length }, (_, at) => ({
    id: 900_000 + at,
    name: `Amico ${at + 1}`,
    team_id: null,
  }));
  await route.fulfill({
    response: reply,
    json: { ...body, participants: [...body.participants, ...more] },
  });
}

/** Repeats the demo's own matches until there are enough of them. */
async function fulfilWithRows(route: Route): Promise<void> {
  const reply = await route.fetch();
  const body = (await reply.json()) as { results: { match_id: number }[] };
  const own = body.results;
  const results = Array.from({ length: ROWS }, (_, at) => ({
    ...own[at % own.length]!,
    match_id: at + 1,
  }));
  await route.fulfill({ response: reply, json: { ...body, results } });
}

interface Figures {
  readonly interactions: number;
  readonly 'median, ms': number;
  readonly 'worst, ms': number;
  /** Null if the figure is only shown. */
  readonly 'at most, ms': number | null;
}

function summarise(found: readonly number[], budgetMs: number | null): Figures {
  const sorted = found.toSorted((a, b) => a - b);
  return {
    interactions: sorted.length,
    'median, ms': sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    'worst, ms': sorted.at(-1) ?? Number.NaN,
    'at most, ms': budgetMs,
  };
}
