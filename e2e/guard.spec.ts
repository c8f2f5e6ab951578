import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';

/** One page of each kind; `scripts/page-access.test.ts` says which page is of which kind. A single match may
 *  be open to everybody. */
const CLOSED = ['/profile', '/strategia-tredici', '/match/1'];
const PREMIUM = ['/', '/match/1'];

/** `every-page.spec.ts` checks that public pages open to anyone and all others to Pro users. */

test('whoever is not logged in is sent to the login with the way back', async ({ page }) => {
  for (const path of CLOSED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirectFrom=${encodeURIComponent(path)}`);
  }
});

test.describe('free', () => {
  // Team 1 and championship 1 belong to another user.
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

    test('the session survives a server that does not answer', async ({ page }) => {
      await page.route('**/api/account/verify-token/', (route) => route.abort());
      await page.goto('/profile');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByText('Il server non risponde', { exact: false })).toBeVisible();
    });
  });
});
