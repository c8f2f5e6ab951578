import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { ALL, BETS, boxes, lines, picker, SERIE_A } from './league-lines.ts';

test.describe('a Pro user', () => {
  test.use({ account: 'pro' });

  test('picks a league by keyboard, finds it again, and on a new device begins with Serie A', async ({
    page,
  }) => {
    await page.goto('/pronostici');
    await expect(page).toHaveURL(SERIE_A);
    await expect(picker(page)).toHaveValue('Italia, Serie A');
    await expect(lines(page).first()).toBeVisible();

    await picker(page).focus();
    await page.keyboard.type('premier l');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pronostici/england-premier-league');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pronostici: Inghilterra, Premier League' }),
    ).toBeFocused();
    await expect(lines(page).first()).toBeVisible();

    await page.reload();
    await expect(picker(page)).toHaveValue('Inghilterra, Premier League');
    // The menu leads to the league opened last, but a league's own address always to that league.
    await page.goto('/');
    await page.getByRole('link', { name: 'Campionati' }).click();
    await expect(page).toHaveURL('/pronostici/england-premier-league');
    await page.goBack();
    await page.goto(SERIE_A);
    await expect(picker(page)).toHaveValue('Italia, Serie A');
  });

  test('reads rounds above the days, chooses the days, and goes back from league to league', async ({
    page,
  }) => {
    await page.goto(SERIE_A);
    await expect(page.getByText(/^Giornata \d+$/).first()).toBeVisible();
    // Only lines near the visible area are filled in; the page's own count covers all.
    const count = page.getByText(/^\d+ partit[ae]$/);
    const all = (await count.textContent())!;
    const chips = page.getByRole('group', { name: 'Giorni' });
    await chips.getByText('Weekend').click();
    await expect(page).toHaveURL(`${SERIE_A}?days=weekend`);
    await expect(count).not.toHaveText(all);
    await boxes(page).getByText('Per probabilità').click();
    await expect(page).toHaveURL(/days=weekend/);
    await page.goto(`${SERIE_A}?order=chance`);
    await expect(chips.getByRole('radio', { name: 'Settimana' })).toBeChecked();

    await boxes(page).getByText('Per orario').click();
    await expect(page).toHaveURL(`${SERIE_A}?order=time`);
    await picker(page).click();
    await page.getByRole('option', { name: 'Tutti i campionati' }).click();
    await expect(page).toHaveURL(`${ALL}?order=time`);
    await expect(lines(page).first()).toContainText(/·/);
    await page.goBack();
    await expect(page).toHaveURL(`${SERIE_A}?order=time`);
    await expect(picker(page)).toHaveValue('Italia, Serie A');
    await expect(lines(page).first()).not.toContainText(/·/);
  });

  test('reads by time in days, by probability in one ranking, and the choice stays', async ({
    page,
  }) => {
    await page.goto(SERIE_A);
    const days = page.getByRole('heading', { level: 2 });
    await expect(lines(page).first()).toBeVisible();
    expect(await days.count()).toBeGreaterThan(2);
    await expect(lines(page).first()).toHaveText(/^\d\d:\d\d/);

    await page.getByText('Per probabilità').click();
    await expect(page).toHaveURL(`${SERIE_A}?order=chance`);
    await expect(page.getByRole('heading', { name: 'Dalla più probabile' })).toBeVisible();
    // Each line shows its day and league, most likely first.
    await expect(lines(page).first()).toHaveText(/^\D{3} \d+ \D{3} \d\d:\d\d · Italia, Serie A/);
    const marked = page.getByRole('cell').filter({ hasText: 'il più probabile' });
    // One week of a league is a round. Its lines are drawn a few at a time.
    await expect.poll(() => marked.count()).toBeGreaterThanOrEqual(10);
    const chances = (await marked.allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));

    await page.reload();
    await expect(boxes(page).getByRole('radio', { name: 'Per probabilità' })).toBeChecked();
    // The order applies to other leagues too, and is kept when the address does not name one.
    await picker(page).click();
    await page.getByRole('option', { name: /Eredivisie/ }).click();
    await expect(page).toHaveURL('/pronostici/netherlands-eredivisie?order=chance');
    await page.goto(SERIE_A);
    await expect(page.getByRole('heading', { name: 'Dalla più probabile' })).toBeVisible();

    await boxes(page).getByRole('radio', { name: 'Per probabilità' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${SERIE_A}?order=time`);
    await expect(page.getByRole('heading', { name: 'Dalla più probabile' })).toHaveCount(0);
    await expect(lines(page).first()).toHaveText(/^\d\d:\d\d/);
  });

  test('sees how reliable a league is, downloads the list, and reads it in English', async ({
    page,
  }) => {
    await page.goto(SERIE_A);
    await test.step('the sample, and the figures behind it', async () => {
      const trust = page.getByRole('region', { name: 'Affidabilità' });
      await expect(trust.getByRole('term')).toHaveText([
        'Esito più probabile',
        'Doppia chance',
        'Partite',
      ]);
      await expect(trust.getByRole('definition').first()).toHaveText(/^\d+%tra \d+% e \d+%$/);
      await expect(trust.getByRole('img')).toHaveAccessibleName(/in tutto \d+% su \d+ partite/);
      await trust.getByText('I numeri del grafico').click();
      const weeks = trust.getByRole('table');
      await expect(trust.getByText(/almeno al 40%/)).toBeVisible();
      expect(await weeks.getByRole('row').count()).toBeGreaterThan(20);
      // Closed again: its rows would count as rows of the list.
      await trust.getByText('I numeri del grafico').click();
      await expect(weeks).toBeHidden();
    });
    await test.step('the list as a table', async () => {
      const count = Number.parseInt(
        (await page.getByText(/^\d+ partite$/).textContent()) ?? '',
        10,
      );
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Scarica CSV: pronostici, Italia, Serie A' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('tredici-italy-serie-a.csv');
      const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(rows).toHaveLength(count + 1);
      expect(rows[0]).toMatch(
        /^\uFEFF?Data;Ora;Campionato;Casa;Ospiti;1 \(%\);X \(%\);2 \(%\);Quota 1;/,
      );
      expect(rows[1]).toMatch(/^\d\d\/\d\d\/\d{4};\d\d:\d\d;Italia, Serie A;/);
    });
    await test.step('in English', async () => {
      await page.getByRole('button', { name: /EN/ }).click();
      await expect(page.getByRole('combobox', { name: 'Tournament' })).toHaveValue(
        'Italy, Serie A',
      );
      await page.getByText('By probability').click();
      await expect(page.getByRole('heading', { name: 'Most likely first' })).toBeVisible();
      await expect(lines(page).first()).toContainText('Italy, Serie A');
    });
  });

  test('opens a match and comes back to where it was, at once', async ({ page }) => {
    await page.goto(ALL);
    await expect(lines(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 6000));
    /** The link to the match in the middle of the screen. */
    const seen = () =>
      lines(page)
        .getByRole('link')
        .evaluateAll((links) => {
          const found = links.find((link) => {
            const { top } = link.getBoundingClientRect();
            return top > 200 && top < 700;
          });
          return found?.getAttribute('href') ?? '';
        });
    await expect.poll(seen).toMatch(/^\/match\//);
    const address = await seen();
    const line = page.locator(`a[href="${address}"]`);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5900);
    await line.click();
    await expect(page).toHaveURL(address);

    // On the way back the lines are shown from memory, without waiting for the server.
    await page.route(BETS, () => {});
    await page.goBack();
    await expect(page).toHaveURL(ALL);
    // Compared by line, not by pixel: lines drawn for the first time move the page a little.
    await expect(line).toBeInViewport();
  });

  test('is at home on a phone: everything in reach, nothing beside the screen', async ({
    page,
  }) => {
    test.slow(true, 'Three whole inspections.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${ALL}?order=chance`);
    await expect(lines(page).first()).toBeVisible();
    // Five matches are visible without scrolling.
    await expect(lines(page).nth(4)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const trust = page.getByRole('button', { name: /^Affidabilità/ });
    await expect(trust).toHaveAttribute('aria-expanded', 'false');
    await trust.click();
    await expect(page.getByRole('img', { name: /settimana per settimana/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await trust.click();

    await picker(page).click();
    await expect(page.getByRole('option')).toHaveCount(23);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
