import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { comingMatch, MATCH_CALL, PHONE } from './match-page.ts';

test.describe('a Pro user', () => {
  test.use({ account: 'pro' });

  test('reads a match from top to bottom', async ({ page }) => {
    const match = await comingMatch(page);
    await page.goto(`/match/${match.match_id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(match.home_team_name);
    await expect(heading).toContainText(match.away_team_name);
    for (const title of [
      'La doppia chance più probabile',
      'Le tre quote più alte rispetto alla stima',
      'Come ci arrivano',
      'Esiti e quote',
      'Modello, mercato, stima Tredici',
      'I risultati esatti',
      'Perché questa stima',
      'Da dove viene la stima',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }

    // What fans ask first stands before the forecast.
    const facts = page.getByRole('table', { name: 'Come arrivano alla partita' });
    await expect(facts.getByRole('row')).toHaveCount(3);
    await expect(facts.getByRole('row').nth(1)).toContainText(match.home_team_name);
    await expect(facts.getByRole('row').nth(1)).toContainText(/\d+°/);
    await expect(facts.getByRole('img', { name: /^(vinta|pareggiata|persa)/ })).toHaveCount(2);
    await expect(page.getByText(/^si gioca tra \d+/)).toBeVisible();
    const last = page.getByRole('region', { name: 'Come ci arrivano' }).getByRole('link');
    await expect(last.first()).toHaveAttribute('href', /^\/match\/\d+$/);

    // The most likely double chance comes first.
    const doubles = (['1X', 'X2', '12'] as const).toSorted(
      (a, b) => match.bets[b]! - match.bets[a]!,
    );
    await expect(page.getByRole('region', { name: 'La doppia chance' })).toContainText(doubles[0]!);

    // Under and over: the line with the best probability first, and marked.
    const totals = (['u_1_5', 'o_1_5', 'u_2_5', 'o_2_5', 'u_3_5', 'o_3_5'] as const).toSorted(
      (a, b) => match.bets[b]! - match.bets[a]!,
    );
    const [side, line] = [totals[0]!.startsWith('u') ? 'Under' : 'Over', totals[0]!.slice(2, 3)];
    const rows = page.getByRole('table', { name: 'Under / Over' }).getByRole('rowheader');
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText(`${side} ${line},5`);
    await expect(rows.first()).toContainText('il più probabile');
    await expect(rows.filter({ hasText: 'il più probabile' })).toHaveCount(1);

    // Bookmakers in the server's order, with plain links and the best odds in words.
    const odds = page.getByRole('table', { name: 'Quote per bookmaker, Esito finale' });
    const names = await odds.getByRole('rowheader').allTextContents();
    expect(names.slice(1)).toEqual(match.bookmakers);
    await expect(odds.getByText('la migliore').first()).toBeAttached();
    const site = odds.getByRole('link').first();
    await expect(site).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    await expect(site).toHaveAttribute('target', '_blank');
    const course = page.getByRole('img', { name: /^Come si è mossa la quota/ });
    await odds.scrollIntoViewIfNeeded();
    await expect(course).toContainText('Quota equa');
    for (const name of match.bookmakers) await expect(course).toContainText(name);
    await page.getByLabel('Mercato', { exact: true }).selectOption('Doppia chance');
    await expect(
      page.getByRole('table', { name: 'Quote per bookmaker, Doppia chance' }),
    ).toBeVisible();

    await expect(page.getByText('Nessuna vincita è garantita. Una')).toBeVisible();
    await page.getByRole('link', { name: 'Come si controlla il registro' }).click();
    await expect(page).toHaveURL('/affidabilita');
  });

  test('opens and closes groups, all accessible, and finds them so the next time', async ({
    page,
  }) => {
    const match = await comingMatch(page);
    await page.goto(`/match/${match.match_id}`);
    await expect(page.getByRole('table', { name: 'Esito finale', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Combinazioni' })).toBeHidden();
    await page.locator('summary', { hasText: 'Combinazioni' }).press('Enter');
    // Wait for its content, which moves what is below: the next click would miss.
    await expect(page.getByRole('table', { name: 'Combinazioni' }).getByRole('cell')).toHaveCount(
      48,
    );
    await page.getByText('Gol per squadra', { exact: true }).click();
    await expect(
      page.getByRole('table', { name: 'Gol per squadra' }).getByRole('cell'),
    ).toHaveCount(12);
    // Bets beyond those specified come last; those that may be refunded say how often.
    await page.getByRole('heading', { level: 3, name: 'Altri esiti' }).click();
    const others = page.getByRole('table', { name: 'Altri esiti' }).getByRole('rowheader');
    await expect(others).toHaveText([
      /^Under 0,5Nessun gol$/,
      /^Over 0,51 gol o più$/,
      /^Under 4,5/,
      /^Over 4,5/,
      /^1 DNB.*Posta restituita nel \d+/,
      /^2 DNB.*Posta restituita nel \d+/,
    ]);
    await expectAccessible(page);
    await page.getByRole('heading', { level: 3, name: 'Esito finale' }).click();
    await expect(page.getByRole('table', { name: 'Esito finale', exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Combinazioni' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Esito finale', exact: true })).toBeHidden();
  });

  test('goes back to the line of the list', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/pronostici/italy-serie-a');
    const links = page.locator('main a[href^="/match/"]');
    // Parts below the first screen are drawn at the first touch.
    await links.nth(5).hover();
    const place = () => page.evaluate(() => scrollY);
    const top = await place();
    await page.mouse.wheel(0, 300);
    // A busy browser scrolls later than the wheel event.
    await expect.poll(place).toBeGreaterThanOrEqual(top + 300);
    const link = links.nth(18);
    await link.scrollIntoViewIfNeeded();
    // Lines drawn above may move the list until the click, so note the place at the click.
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('place-of-click', String(scrollY));
      addEventListener('click', note, { capture: true, once: true });
    });
    await link.click();
    await expect(page).toHaveURL(/\/match\/\d+$/);
    const before = Number(await page.evaluate(() => sessionStorage.getItem('place-of-click')));
    expect(before).toBeGreaterThan(300);
    await page.getByRole('heading', { level: 2, name: 'Esiti e quote' }).waitFor();
    // A reload keeps the page to return to.
    await page.reload();
    await page.getByRole('link', { name: 'Torna a Italia, Serie A' }).click();
    await expect(page).toHaveURL(/\/pronostici\/italy-serie-a/);
    await expect(link).toBeInViewport();
    await expect.poll(place).toBeCloseTo(before, -1);
  });

  test('downloads the odds, shares the match, and goes to its league', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const match = await comingMatch(page);
    await page.goto(`/match/${match.match_id}`);
    const take = async (button: string) => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await waiting;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const table = await take('Scarica CSV: Esiti e quote');
    expect(table.name).toBe(`tredici-${match.match_id}.csv`);
    const [heading, first] = table.bytes.toString().slice(1).split('\r\n');
    expect(heading).toMatch(/^Bookmaker;Esito;Quota;/);
    expect(first).toMatch(new RegExp(`^${match.bookmakers[0]};1;\\d`));

    await page.getByRole('button', { name: 'Condividi' }).click();
    await expect(page.getByText('Indirizzo copiato')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const picture = await take('Immagine della schedina');
    expect(picture.name).toBe(`tredici-${match.match_id}.png`);
    // A PNG has its size in the bytes after the first sixteen.
    expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const date = await take('Calendario: aggiungi la partita');
    expect(date.name).toBe(`tredici-${match.match_id}.ics`);
    expect(date.bytes.toString()).toContain(`UID:match-${match.match_id}@tredici`);

    // For readers who opened the match directly.
    await page.getByRole('link', { name: 'Torna a Italia, Serie A' }).click();
    await expect(page).toHaveURL(/\/pronostici\/italy-serie-a/);
  });

  test('is accessible in the dark, fits a phone and speaks English', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    const match = await comingMatch(page);
    await page.goto(`/match/${match.match_id}`);
    await page.getByRole('heading', { level: 2, name: 'Esiti e quote' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: 'Outcomes and odds' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('waits without moving anything, and names nothing that is still empty', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const match = await comingMatch(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(MATCH_CALL, async (route) => {
      await asked;
      await route.fulfill({ json: match });
    });
    await page.goto(`/match/${match.match_id}`);
    await expect(page.getByText('Carico la partita')).toBeAttached();
    const titles = page.getByRole('heading').or(page.getByRole('columnheader'));
    await expect(titles.filter({ hasText: /^\s*$/ })).toHaveCount(0);
    // In one turn of the page's event loop: between two, waiting parts may already have been replaced.
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h2')]
          .filter(({ textContent }) =>
            /^(La doppia chance più probabile|Le tre quote più alte.*|Come ci arrivano)$/.test(
              textContent,
            ),
          )
          .map((one) => Math.round(one.getBoundingClientRect().top)),
      );
    const before = await places();
    expect(before).toHaveLength(3);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home_team_name);
    const after = await places();
    expect(after).toHaveLength(3);
    for (const [at, top] of after.entries()) {
      expect(Math.abs(top - before[at]!), `heading ${at}`).toBeLessThanOrEqual(2);
    }
  });
});

test.describe('what is not there', () => {
  test.use({ account: 'pro', expectedComplaints: /status of 404/ });

  test('a match that is not found says so, and leads on', async ({ page }) => {
    for (const id of ['999999999', 'abc']) {
      await page.goto(`/match/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Questa partita non è in schedina',
      );
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Vai ai pronostici' }).click();
    await expect(page).toHaveURL(/\/pronostici\//);
  });
});

test.describe('what goes wrong', () => {
  test.use({ account: 'pro', expectedComplaints: /status of 500|ERR_FAILED|ERR_INTERNET/ });

  test('a failure is said, trying again helps, and without a network the match stays', async ({
    page,
    context,
  }) => {
    const match = await comingMatch(page);
    await page.route(MATCH_CALL, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'req-13' },
        json: { detail: 'Internal error', code: 'internal' },
      }),
    );
    await page.goto(`/match/${match.match_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa non ha funzionato');
    await expect(page.getByText('Codice della richiesta: req-13')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(MATCH_CALL);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home_team_name);

    await page.getByRole('heading', { level: 2, name: 'Esiti e quote' }).waitFor();
    await context.setOffline(true);
    await expect(page.getByText("Sei senza rete: vedi l'ultima copia")).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Esiti e quote' })).toBeVisible();
  });
});
