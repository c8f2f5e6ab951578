import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';

test('the footer warns, help is one click away, and the language is remembered', async ({
  page,
}) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('18+');
  await expect(footer).toContainText('può causare dipendenza');
  await expect(footer.getByRole('link', { name: /800 55 88 22/ })).toHaveAttribute(
    'href',
    'tel:800558822',
  );
  await footer.getByRole('button', { name: 'Gioca responsabilmente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gioca responsabilmente' });
  await expect(dialog).toContainText('Nessuna vincita è garantita');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(footer.getByRole('button', { name: 'Gioca responsabilmente' })).toBeFocused();

  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('Tredici · Log in');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('while the network is gone', () => {
  test.use({
    expectedComplaints:
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Unable to preload CSS/,
  });

  test('a message is shown even if the file for messages was never fetched', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/toasts-*', (route) => route.abort());
    await page.goto('/login');
    const help = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Gioca responsabilmente' });
    await expect(help).toBeVisible();
    await context.setOffline(true);
    const message = page.getByRole('alert').getByText('Il server non risponde.');
    for (const _ of ['once', 'again']) {
      await help.click();
      await expect(message).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click();
      await expect(message).toHaveCount(0);
    }
  });
});

test.describe('free', () => {
  test.use({ account: 'free' });

  test('a free user sees which entries are Pro', async ({ page }) => {
    await page.goto('/profile');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    for (const name of ['Home', 'Campionati', 'Strategia Tredici']) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}.*PRO`) })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: /Franco Free/ })).toBeVisible();
  });
});

test.describe('pro', () => {
  test.use({ account: 'pro' });

  test('the menu collapses and stays so, and on a phone is a drawer', async ({ page }) => {
    await page.goto('/profile');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await expect(menu.getByText('PRO', { exact: true })).toHaveCount(0);
    const wide = (await menu.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Riduci il menu' }).click();
    await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Espandi il menu' })).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Campionati' })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Campionati' }).click();
    await expect(page).toHaveURL('/pronostici/italy-serie-a');
    await expect(drawer).toBeHidden();
  });
});
