// npm run screens: a PNG of every page at three widths, in both languages and colour schemes, into <data
// folder>/screens, to look at. npm run screens -- login takes only the named pages, npm run screens -- readme
// the pictures of the README, into docs/images.
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { enterDemo } from './demo-login.ts';
import { addressOf, findDemoPlaces } from './demo-places.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { launchChromium } from './launch-chromium.ts';

const WIDTHS = [390, 820, 1440] as const;
const LANGUAGES = ['it', 'en'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** One variant in which a page is taken. */
interface Look {
  /** Appended to the page's name. */
  readonly suffix: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly language: (typeof LANGUAGES)[number];
  readonly scheme: (typeof SCHEMES)[number];
  readonly fullPage: boolean;
}

const LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  LANGUAGES.flatMap((language) =>
    SCHEMES.map((scheme) => ({
      suffix: `-${width}-${language}-${scheme}`,
      viewport: { width, height: width < 768 ? 844 : 900 },
      language,
      scheme,
      fullPage: true,
    })),
  ),
);

type Visitor = 'anonymous' | 'free' | 'pro';

/** A page to take, and the visitor who sees it. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly visitor: Visitor;
  /** Until a choice is made the cookie banner covers every page, so it is refused unless it is the subject. */
  readonly banner?: boolean;
}

const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', visitor: 'anonymous' },
  { name: 'login-cookie-banner', path: '/login', visitor: 'anonymous', banner: true },
  { name: 'registration', path: '/registrazione', visitor: 'anonymous' },
  { name: 'recover-password', path: '/recupera-password', visitor: 'anonymous' },
  { name: 'reset-password', path: '/reset-password/1/abc', visitor: 'anonymous' },
  { name: 'verify-email', path: '/verifica-email/abc', visitor: 'anonymous' },
  { name: 'unsubscribe', path: '/disiscrizione/abc', visitor: 'anonymous' },
  { name: 'pricing', path: '/prezzi', visitor: 'anonymous' },
  { name: 'faq', path: '/faq', visitor: 'anonymous' },
  { name: 'legal', path: '/legal', visitor: 'anonymous' },
  { name: 'privacy', path: '/privacy', visitor: 'anonymous' },
  { name: 'cookie-policy', path: '/cookie-policy', visitor: 'anonymous' },
  { name: 'data-processing', path: '/data-processing', visitor: 'anonymous' },
  { name: 'not-supported', path: '/not-supported', visitor: 'anonymous' },
  { name: 'track-record', path: '/affidabilita', visitor: 'anonymous' },
  { name: 'not-found', path: '/non-esiste', visitor: 'anonymous' },
  { name: 'home', path: '/', visitor: 'pro' },
  { name: 'leagues', path: '/pronostici/italy-serie-a', visitor: 'pro' },
  { name: 'all-leagues', path: '/pronostici/tutti-le-leghe', visitor: 'pro' },
  {
    name: 'leagues-by-chance',
    path: '/pronostici/italy-serie-a?order=chance',
    visitor: 'pro',
  },
  { name: 'unknown-league', path: '/pronostici/non-esiste', visitor: 'pro' },
  { name: 'results', path: '/risultati/italy-serie-a?round=20', visitor: 'pro' },
  { name: 'table', path: '/classifica/italy-serie-a', visitor: 'pro' },
  { name: 'club', path: '/club/italy-inter', visitor: 'pro' },
  { name: 'club-free', path: '/club/italy-inter', visitor: 'free' },
  { name: 'match', path: '/match/:coming', visitor: 'pro' },
  { name: 'match-finished', path: '/match/:finished', visitor: 'pro' },
  { name: 'match-not-found', path: '/match/999999999', visitor: 'pro' },
  { name: 'strategy', path: '/strategia-tredici', visitor: 'pro' },
  { name: 'my-bets', path: '/mie-giocate', visitor: 'pro' },
  { name: 'profile', path: '/profile', visitor: 'pro' },
  { name: 'pricing-refused', path: '/strategia-tredici', visitor: 'free' },
  { name: 'profile-free', path: '/profile', visitor: 'free' },
  { name: 'thank-you', path: '/thank-you-purchase', visitor: 'free' },
  { name: 'player-list', path: '/listone', visitor: 'pro' },
  { name: 'player-list-free', path: '/listone', visitor: 'free' },
  { name: 'player', path: '/giocatore/:player', visitor: 'pro' },
  { name: 'player-free', path: '/giocatore/:player', visitor: 'free' },
  { name: 'player-files', path: '/i-miei-file', visitor: 'free' },
  { name: 'stats-board', path: '/tabellone', visitor: 'pro' },
  { name: 'fixture-ticker', path: '/tabellone?part=calendar', visitor: 'pro' },
  { name: 'keeper-pairs', path: '/tabellone?part=keepers', visitor: 'pro' },
  { name: 'penalty-takers', path: '/tabellone?part=penalties', visitor: 'free' },
  { name: 'lineup', path: '/formazione/1', visitor: 'pro' },
  { name: 'team-builder', path: '/squadra/nuova', visitor: 'free' },
  { name: 'team', path: '/squadra/1', visitor: 'pro' },
  { name: 'championship', path: '/lega/1', visitor: 'pro' },
  { name: 'championship-new', path: '/lega/nuova', visitor: 'free' },
  { name: 'auction', path: '/asta/1', visitor: 'pro' },
];

/** The pictures of the README: the top of these pages on a desktop, in English and in the light scheme. */
const README = ['home', 'match', 'strategy', 'lineup'];
const README_FOLDER = resolve(import.meta.dirname, '../docs/images');
const README_LOOK: Look = {
  suffix: '',
  viewport: { width: 1200, height: 760 },
  language: 'en',
  scheme: 'light',
  fullPage: false,
};

const isReadme = process.argv[2] === 'readme';
const wanted = isReadme ? README : process.argv.slice(2);
const screens = SCREENS.filter((screen) => wanted.length === 0 || wanted.includes(screen.name));
if (screens.length === 0) {
  process.stderr.write(
    `No such page. The pages are: ${SCREENS.map((screen) => screen.name).join(', ')}\n`,
  );
  process.exit(2);
}

const folder = isReadme
  ? README_FOLDER
  : resolve(process.env.TREDICI_DATA_DIR ?? 'data', 'screens');
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const states = new Map<Visitor, State>();
const server = await startDemoServer();
const places = await findDemoPlaces(server.url);
const browser = await launchChromium();
try {
  for (const screen of screens) {
    for (const look of isReadme ? [README_LOOK] : LOOKS) await take(browser, server, screen, look);
    process.stdout.write(`${screen.name}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.stdout.write(`Pictures in ${folder}\n`);

async function take(
  browser: Browser,
  server: DemoServer,
  screen: Screen,
  { suffix, viewport, language, scheme, fullPage }: Look,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    colorScheme: scheme,
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(!screen.banner && { storageState: await stateOf(browser, screen.visitor) }),
  });
  const page = await context.newPage();
  await page.goto(addressOf(screen.path, places));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (fullPage) await scrollThrough(page);
  await page.screenshot({
    path: join(folder, `${screen.name}${suffix}.png`),
    fullPage,
  });
  await context.close();
}

/** Some parts are drawn only when they come near the visible area. */
async function scrollThrough(page: Page): Promise<void> {
  const { screens, height } = await page.evaluate(() => ({
    screens: document.documentElement.scrollHeight / innerHeight,
    height: innerHeight,
  }));
  for (let screen = 1; screen < screens; screen += 1) {
    await page.evaluate((y) => scrollTo(0, y), screen * height);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser with its questions answered, shared by all pages of one visitor. */
async function stateOf(browser: Browser, visitor: Visitor): Promise<State> {
  const known = states.get(visitor);
  if (known) return known;
  const context = await browser.newContext({ baseURL: server.url, locale: 'it-IT' });
  const page = await context.newPage();
  await enterDemo(page, server.url, visitor === 'anonymous' ? null : visitor);
  if (visitor !== 'anonymous') {
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'No, grazie' }).click();
    await saved;
    await page.reload();
  }
  const state = await context.storageState();
  await context.close();
  states.set(visitor, state);
  return state;
}
