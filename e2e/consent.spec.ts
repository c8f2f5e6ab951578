import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { AD_TRACKING_SRC } from './start-tredici.ts';

test.use({ cookiesRefused: false });

/** Answers in place of the ad server, and counts its requests. */
async function countAdScript(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route(AD_TRACKING_SRC, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.adScriptRan = true;' });
  });
  return () => loads;
}

const banner = (page: Page) => page.getByRole('region', { name: /cookie/i });

test('nothing of third parties is loaded before a choice, nor after a refusal', async ({
  page,
}) => {
  const adLoads = await countAdScript(page);
  await page.goto('/login');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  // Both choices have the same visual weight.
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
    });
  expect(await look('Accetta')).toEqual(await look('Rifiuta'));
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(adLoads()).toBe(0);
});

test('on a phone the question covers neither the form nor its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await expect(banner(page)).toBeVisible();
  const question = (await banner(page).boundingBox())!;
  const form = (await page.getByRole('main').locator('form').boundingBox())!;
  expect(form.y + form.height).toBeLessThan(question.y);
  await page.getByRole('link', { name: 'Registrati gratis' }).click();
  await expect(page).toHaveURL('/registrazione');
});

test('accepting loads the ad script, and the choice can be taken back from the footer', async ({
  page,
}) => {
  const adLoads = await countAdScript(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accetta' }).click();
  await expect.poll(adLoads).toBe(1);
  const frame = () => page.frames().find((one) => one.url().endsWith('/ad-frame.html'));
  await expect.poll(() => frame()?.evaluate(() => 'adScriptRan' in window)).toBe(true);
  // The frame has no origin, so it can reach neither the page nor what the browser stores.
  const reach = await frame()?.evaluate(() => {
    const tryTo = (look: () => unknown) => {
      try {
        return String(look());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [origin, tryTo(() => localStorage.length), tryTo(() => parent.document.title)];
  });
  expect(reach).toEqual(['null', 'SecurityError', 'SecurityError']);
  expect(await page.evaluate(() => 'adScriptRan' in window)).toBe(false);

  await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(adLoads()).toBe(1);
});

test('the banner keeps off the page that explains it', async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('after six months the question is asked again', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-10T10:00:00Z') });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await page.clock.setFixedTime(new Date('2026-07-09T10:00:00Z'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-07-11T10:00:00Z'));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});
