import { expect, type Page } from '@playwright/test';
import { logIn } from './browser-states.ts';
import { expectAccessible, test } from './journey.ts';

const LEAGUE = '/pronostici/italy-serie-a';

test.use({
  account: 'pro',
  serviceWorkers: 'allow',
  // The browser's error for a request without a network.
  expectedComplaints:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Unable to preload CSS/,
});

/** The service worker is fetched when a page is idle, and then controls every open page. */
async function workerInCharge(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The paths that are cached, for whichever user. */
const copiesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tredici-offline-'));
    const kept = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });

const lines = (page: Page) => page.getByRole('main').locator('a[href^="/match/"]');

/** Opens the league and its first match with the worker in control; returns the match's address. */
async function readSomething(page: Page): Promise<{ match: string; heading: string }> {
  await page.goto('/affidabilita');
  await workerInCharge(page);
  // Including what was on screen before there was a worker.
  await expect.poll(() => copiesKept(page)).toContain('/api/v1/tredici/track-record/');
  await page.goto(LEAGUE);
  await lines(page).first().click();
  await expect(page).toHaveURL(/\/match\/\d+/);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  // The address changes while the league is still shown, so wait for the title of the match.
  await expect(title).not.toContainText('Pronostici');
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).toContainText('%');
  const match = new URL(page.url()).pathname;
  for (const path of ['/bets/524/', '/accuracy/524/', `${match}/`]) {
    await expect.poll(() => copiesKept(page)).toContain(`/api/v1/tredici${path}`);
  }
  return { match, heading: (await title.textContent()) ?? '' };
}

test('it can be installed: a manifest, icons, and a worker of our own', async ({
  page,
  request,
}) => {
  await page.goto('/affidabilita');
  await workerInCharge(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ name: 'Tredici', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), `${src} ${sizes}`).toBe(200);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A journey's window is a private one, which browsers that install apps report as an error.
  const hindrances = installabilityErrors.map(({ errorId }) => errorId);
  expect(hindrances.filter((hindrance) => hindrance !== 'in-incognito')).toEqual([]);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test("without a network: pages seen before and not, the clock, and no other user's data", async ({
  page,
  context,
}) => {
  const { match, heading } = await readSomething(page);
  const main = page.getByRole('main');
  await context.setOffline(true);

  await test.step('what was last seen can be read, and says that it is old', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main).toContainText("Sei senza rete: vedi l'ultima copia");
    await expect(page.getByText('Puoi rileggere quello che hai già aperto')).toBeVisible();

    await page.goto(LEAGUE);
    await expect(lines(page).first()).toBeVisible();
    await expect(main).toContainText("Sei senza rete: vedi l'ultima copia");
    await page.goto('/affidabilita');
    await expect(main).toContainText('questa è l’ultima copia che hai visto');
  });
  await test.step('the clock goes on in a page that was kept', async () => {
    const clockOf = () =>
      page.evaluate(() => {
        const text = document.getElementById('tredici-settings')?.textContent ?? '{}';
        return Date.parse(JSON.parse(text).now) - Date.now();
      });
    // A page stored three hours ago.
    await page.evaluate(async () => {
      const cache = await caches.open('tredici-pages');
      const kept = (await cache.match('/'))!;
      const headers = new Headers(kept.headers);
      headers.set('x-tredici-stored', String(Date.now() - 3 * 3_600_000));
      await cache.put('/', new Response(await kept.text(), { headers }));
    });
    const before = await clockOf();
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(Math.abs((await clockOf()) - before - 3 * 3_600_000)).toBeLessThan(60_000);
  });
  await test.step('what was never seen says so, and comes with the network', async () => {
    const other = match === '/match/1' ? '/match/2' : '/match/1';
    await page.goto(other);
    await expect(main).toContainText('Non l’hai ancora aperta su questo dispositivo');
    // A page whose own files were never fetched.
    await page.goto('/strategia-tredici');
    await expect(main).toContainText('Non l’hai ancora aperta su questo dispositivo');
    await expectAccessible(page);
    // Its texts are missing as well; the frame around it is there all the same.
    await page.goto('/profile');
    await expect(main).toContainText('Non l’hai ancora aperta su questo dispositivo');
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    await context.setOffline(false);
    await main.getByRole('button', { name: 'Riprova' }).click();
    await expect(page).toHaveTitle('Tredici · Profilo');
    await expect(main).not.toContainText('Non l’hai ancora aperta');
    // Only once it is there: trying again may reload the page, and that would abort the next navigation.
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
  await test.step('what was seen is fresh again', async () => {
    await page.goto(match);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main).not.toContainText('Sei senza rete');
    await expect(page.getByText('Puoi rileggere quello che hai già aperto')).toHaveCount(0);
  });
  await test.step('nobody is shown what another user saw', async () => {
    // Another session on the same device, before the first user's data could be deleted.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('tredici.session') ?? '{}');
      localStorage.setItem('tredici.session', JSON.stringify({ ...stored, token: 'another' }));
    });
    await context.setOffline(true);
    await page.goto(match);
    await expect(main).toContainText('Non l’hai ancora aperta su questo dispositivo');
  });
});

test('the list of players can be searched without a network', async ({ page, context }) => {
  await page.goto('/affidabilita');
  await workerInCharge(page);
  await page.goto('/listone');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (const path of ['players', 'my-players']) {
    await expect.poll(() => copiesKept(page)).toContain(`/api/v1/tredici/fantasy/${path}/`);
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText("Sei senza rete: vedi l'ultima copia");
  await page.getByRole('radio', { name: 'Portieri' }).check({ force: true });
  await expect(page.getByText(/^\d+ di \d+ giocatori/)).toBeVisible();
});

test.describe('with a session of its own', () => {
  // The other journeys still need their sessions.
  test.use({ account: undefined });

  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'pro');
    await page.goto(LEAGUE);
    await workerInCharge(page);
    await expect.poll(() => copiesKept(page)).toContain('/api/v1/tredici/bets/524/');
  });

  test('a logout deletes the cached data', async ({ page }) => {
    await page.getByRole('link', { name: 'Esci' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => copiesKept(page)).toEqual([]);
    // The login page after it is styled as usual.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 239, 226)');
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Tredici Text"/);
  });

  test.describe('that ends elsewhere', () => {
    test.use({ expectedComplaints: /status of 401/ });

    test('the cached data are deleted', async ({ page, request }) => {
      const token = await page.evaluate(
        () => JSON.parse(localStorage.getItem('tredici.session') ?? '{}').token,
      );
      const headers = { authorization: `Bearer ${token}` };
      expect((await request.post('/api/v1/account/logout/', { headers })).ok()).toBe(true);
      await page.reload();
      await expect(page).toHaveURL(/\/login/);
      await expect.poll(() => copiesKept(page)).toEqual([]);
    });
  });
});

test.describe('after a new version', () => {
  test.use({
    account: undefined,
    serviceWorkers: 'block',
    expectedComplaints: /status of 404|dynamically imported module/,
  });

  test('texts that fail to load are fetched by one reload', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/first-messages-it-*.js', (route) =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible();
    expect(documents).toBe(2);
  });

  test('a page that is still open finds its way to the new files, with one reload', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/login');
    // Content that arrives moves the footer, perhaps between pressing a button and releasing it.
    await expect(page.getByRole('heading', { name: 'La partita del giorno' })).toBeVisible();
    await page.route('**/assets/affidabilita-*.js', (route) =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Affidabilità' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Affidabilità' })).toBeVisible();
    expect(documents).toBe(2);
  });
});
