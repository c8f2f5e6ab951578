import { expect } from '@playwright/test';
import { watchWeight } from '../bench/measure/page-weight.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchShift } from './layout-shift.ts';
import { PAGES } from './pages.ts';
import { budgetOf, expectLight, withoutQuestion } from './weight.ts';

for (const { path, access, title } of PAGES) {
  test.describe(path, () => {
    // Public pages as on a first visit, with the question about cookies.
    test.use(access === 'public' ? { cookiesRefused: false } : { account: 'pro' });

    test('opens, weighs little, moves nothing, is accessible, fits a phone and works in the dark', async ({
      page,
    }) => {
      await withoutQuestion(page);
      const weigh = watchWeight(page);
      const expectSteady = await watchShift(page);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(path === '/404' ? 404 : 200);
      await expect(page).toHaveTitle(`Tredici · ${title}`);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Dati dimostrativi', { exact: false }).first()).toBeVisible();
      expectLight(await weigh(), budgetOf(path));
      await expectSteady();
      // The policy is read before the question is asked.
      if (access === 'public' && path !== '/cookie-policy') {
        await page.getByRole('button', { name: 'Rifiuta' }).click();
      }
      await expectAccessible(page);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.setViewportSize({ width: 820, height: 1180 });
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('unknown addresses', () => {
  test.use({ account: 'pro' });

  test('an unknown address says so and leads home', async ({ page }) => {
    const matches = ['abc', '1.5', '-1', '99999999999999999999', '1e3'].map((id) => `/match/${id}`);
    for (const path of [...matches, '/non.esiste', '/non/esiste']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page, path).toHaveTitle('Tredici · Pagina non trovata');
    }
    await page.getByRole('link', { name: 'Vai alla home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a league that does not exist says so', async ({ page }) => {
    expect((await page.goto('/pronostici/a.b'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Non è stato trovato alcun campionato')).toBeVisible();
  });
});
