import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';

/** Of each kind: which page is of which kind, `scripts/page-access.test.ts` says. A match may be open to all. */
const CLOSED = ['/profile', '/strategia-tredici', '/match/1'];
const PREMIUM = ['/', '/match/1'];

/** That public pages open to anyone and all others to Pro users, `every-page.spec.ts` says of each. */

test('whoever is not logged in is sent to the login with the way back', async ({ page }) => {
  for (const path of CLOSED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirectFrom=${encodeURIComponent(path)}`);
  }
});

test.describe('free', () => {
  // The first team and championship are another's.
  test.use({ account: 'free', expectedComplaints: /status of 404/ });

  test('a free user is sent from Pro pages to the prices, and told why', async ({ page }) => {
    for (const path of PREMIUM) {
      await page.goto(path);
      await expect(page).toHaveURL(/^[^?]*\/prezzi\?/);
      await expect(
        page.getByText('Questa funzionalità è disponibile solo con il piano Premium.'),
      ).toBeVisible();
    }
  });

  test('a free user opens what needs a login only', async ({ page }) => {
    for (const { path, title } of PAGES.filter((each) => each.access === 'login')) {
      await page.goto(path);
      await expect(page).toHaveTitle(`Tredici · ${title}`);
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('pro', () => {
  test.use({ account: 'pro' });

  test('/pronostici leads to Serie A', async ({ page }) => {
    await page.goto('/pronostici');
    await expect(page).toHaveURL('/pronostici/italy-serie-a');
  });

  test.describe('and the server', () => {
    test.use({ expectedComplaints: /status of 401|ERR_FAILED/ });

    test('a session that is no longer valid is cleared, and said so', async ({ page }) => {
      await page.route('**/api/account/verify-token/', (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: '{"detail":"","code":"unauthenticated"}',
        }),
      );
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('dialog')).toContainText(
        "Non è stato possibile verificare l'utente. Vuoi accedere di nuovo?",
      );
    });

    test('a server that does not answer costs nobody the session', async ({ page }) => {
      await page.route('**/api/account/verify-token/', (route) => route.abort());
      await page.goto('/profile');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByText('Il server non risponde', { exact: false })).toBeVisible();
    });
  });
});
