import { expect } from '@playwright/test';
import { asUser } from './home-replies.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { tomorrow } from './journey-clock.ts';
import { openProfile, registerUser } from './new-user.ts';
import { openSection } from './profile-sections.ts';

test('odds are hidden for good, help is at hand, and a break grows longer and never shorter', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page, await registerUser(request));
  const section = await openSection(page, 'Gioco responsabile');
  const noOdds = section.getByLabel('Nascondi le quote dappertutto');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await noOdds.focus();
  await page.keyboard.press('Space');
  await expect(noOdds).toBeChecked();
  await saved;
  await expect(section.getByRole('link', { name: /800 55 88 22/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(
    section.getByRole('link', { name: /Registro unico delle autoesclusioni/ }),
  ).toHaveAttribute('href', 'https://www.adm.gov.it/');
  await expectNoSidewaysScroll(page);

  const start = section.getByRole('button', { name: 'Inizia la pausa' });
  await expect(start).toBeDisabled();
  await section.getByLabel('7 giorni').check();
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Vuoi fermarti per 7 giorni?' });
  await expect(dialog).toContainText('La pausa non si può accorciare né annullare');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(section.getByText('Sei in pausa')).toBeHidden();

  await section.getByLabel('7 giorni').check();
  await start.click();
  await dialog.getByRole('button', { name: 'Sì, inizia la pausa' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Sei in pausa')).toBeVisible();
  await expect(section.getByLabel('24 ore')).toHaveCount(0);
  await expect(section.getByLabel('7 giorni')).toHaveCount(0);
  await page.reload();
  await openSection(page, 'Gioco responsabile');
  await expect(noOdds).toBeChecked();
  await expect(section.getByText('Sei in pausa')).toBeVisible();

  await section.getByLabel('30 giorni').check();
  await section.getByRole('button', { name: 'Allunga la pausa' }).click();
  await page.getByRole('button', { name: 'Sì, inizia la pausa' }).click();
  await expect(section.getByText('È la pausa più lunga che puoi darti da qui.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('pro', () => {
  test.use({ account: 'pro' });

  test('on a break the strategy page says so kindly, and links to other pages', async ({
    page,
  }) => {
    await asUser(page, { break_until: tomorrow().toISOString() });
    await page.goto('/strategia-tredici');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina riposa con te');
    await expect(page.getByText('Hai scelto una pausa: fino a', { exact: false })).toBeVisible();
    for (const gone of ['Scommesse della settimana', 'Il tuo piano', 'Che cosa può succedere']) {
      await expect(page.getByRole('region', { name: gone })).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Gioco responsabile' }).click();
    const section = page.getByRole('region', { name: 'Gioco responsabile' });
    await expect(section.locator('summary')).toBeFocused();
    await expect(section.getByText('Nascondi le quote dappertutto')).toBeVisible();
  });
});

test('the time reminder says how long it has been and shows the way out', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openProfile(page, await registerUser(request));
  const section = await openSection(page, 'Gioco responsabile');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await section.getByLabel('15 minuti').check();
  await saved;
  await page.reload();
  await expect(section.getByLabel('15 minuti')).toBeChecked();
  // The code that counts the time loads after the page: minutes that pass before do not count.
  const counted = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('tredici.time-spent') ?? '{}').spentMs ?? 0,
    );
  const before = await counted();
  await expect
    .poll(async () => {
      await page.clock.runFor('00:05');
      return counted();
    })
    .toBeGreaterThan(before);
  await page.clock.runFor('14:00');
  const dialog = page.getByRole('dialog', { name: 'Sei qui da un po’' });
  await expect(dialog).toBeHidden();
  await page.clock.runFor('01:30');
  await expect(dialog).toContainText('Hai passato qui 15 minuti.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Resto ancora' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor('15:30');
  await expect(dialog).toContainText('Hai passato qui 30 minuti.');
  await dialog.getByRole('link', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/login');
});
