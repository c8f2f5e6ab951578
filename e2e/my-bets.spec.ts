import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asUser } from './home-replies.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { tomorrow } from './journey-clock.ts';
import { enterWithPro } from './new-user.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const list = (page: Page) => region(page, 'Le giocate');
const limit = (page: Page) => region(page, 'Il tuo limite del mese');
const file = (page: Page) => region(page, 'Da un file');

/** Chooses the strategy level with the most bets, so that there is one to record. */
async function openSuggestions(page: Page): Promise<void> {
  await page.goto('/strategia-tredici');
  const plan = region(page, 'Il tuo piano');
  await plan.getByLabel('Budget').fill('100');
  await plan.getByRole('radio', { name: 'Rischio alto, 55%' }).check();
  await plan.getByRole('button', { name: 'Salva' }).click();
  await expect(region(page, 'Scommesse della settimana')).toContainText('stime oltre il 55%');
}

async function noteFirstSuggestion(page: Page, stake: string): Promise<void> {
  await openSuggestions(page);
  const bets = region(page, 'Scommesse della settimana');
  await bets
    .getByRole('button', { name: /^Annota come giocata/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Annota una giocata' });
  await expect(dialog.getByLabel('Quota avuta')).toHaveValue(/^\d,\d{2,4}$/);
  await expect(dialog.getByLabel('Bookmaker')).not.toHaveValue('');
  await dialog.getByLabel('Puntata').fill(stake);
  await dialog.getByRole('button', { name: 'Annota' }).click();
  await expect(dialog).toBeHidden();
}

test('suggestions and prices are noted, corrected, taken away and brought back', async ({
  page,
  request,
}) => {
  await enterWithPro(page, request, '/mie-giocate');
  await expect(page.getByRole('main')).toContainText('Non hai ancora annotato giocate.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Scommesse della settimana' }).click();
  await expect(page).toHaveURL('/strategia-tredici#suggerite');
  await noteFirstSuggestion(page, '10');
  const bets = region(page, 'Scommesse della settimana');
  await expect(bets).toContainText('annotata');

  // Any odds on a match page, with one click.
  await bets.getByRole('rowheader').first().getByRole('link').click();
  const odds = region(page, 'Esiti e quote').getByRole('table', { name: 'Quote per bookmaker' });
  await odds
    .getByRole('button', { name: /^\d+,\d\d$/ })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog', { name: 'Annota una giocata' });
  // The stake used last.
  await expect(dialog.getByLabel('Puntata')).toHaveValue('10');
  await dialog.getByLabel('Quota avuta').fill('0,5');
  await expect(dialog).toContainText('Una quota va da 1,001 a 10.000.');
  await expect(dialog.getByRole('button', { name: 'Annota' })).toBeDisabled();
  await dialog.getByLabel('Quota avuta').fill('3,35');
  await dialog.getByLabel('Puntata').fill('abc');
  await expect(dialog).toContainText('Non è un importo.');
  await dialog.getByLabel('Puntata').fill('4,50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annota' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: 'Le mie giocate' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page)).toContainText('a 3,35');
  await expect(region(page, 'Come va')).toContainText('Ancora aperte2');
  await list(page)
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: 'Modifica la giocata' });
  await edit.getByLabel('Puntata').fill('5');
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(edit).toBeHidden();
  await expect(list(page).getByRole('listitem').first()).toContainText(/5,00\s€/);
  for (const way of ['Campionato', 'Esito', 'Mese']) {
    await page.getByRole('radio', { name: way }).check();
    await expect(region(page, 'Dove va meglio').getByRole('rowheader').first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await list(page)
    .getByRole('button', { name: /^Scarica CSV/ })
    .click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('match_id;bet_type;odd;stake;placed_at;bookmaker');
  const give = (content: string) =>
    file(page)
      .getByLabel('Scegli un file CSV')
      .setInputFiles({ name: 'giocate.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await give(text);
  await expect(file(page)).toContainText('0 giocate nuove. 2 ci sono già e restano come sono.');
  const lines = text.trimEnd().split('\r\n');
  await give([...lines, lines[1]!.replace(/;5;/, ';7,25;')].join('\r\n'));
  await expect(file(page)).toContainText('1 giocata nuova.');
  await file(page).getByRole('button', { name: 'Aggiungi 1 giocata' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await give(
    'match_id;bet_type;odd;stake;placed_at\n999999999;1;2;5;2026-01-01T10:00:00Z\n;7;0,5;x;ieri',
  );
  await expect(file(page)).toContainText('Niente è stato aggiunto');
  await expect(file(page)).toContainText('Riga 3: la quota non va da 1,001 a 10.000.');
  await expect(file(page)).toContainText('Riga 3: manca match_id.');

  await list(page)
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  await edit.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  // In the no-odds mode the page keeps the balance and hides the odds.
  await page.goto('/profile#gioco-responsabile');
  await page.getByLabel('Nascondi le quote dappertutto').check();
  await expect(page.getByText('Salvato.').first()).toBeVisible();
  await page.goto('/mie-giocate');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page)).not.toContainText('a 3,35');
  await page.goto('/strategia-tredici');
  await expect(bets).toContainText('stime oltre');
  await expect(bets.getByRole('button', { name: /^Annota/ })).toHaveCount(0);
});

test('a limit of the month says when it is reached, falls at once and rises after a week', async ({
  page,
  request,
}) => {
  await enterWithPro(page, request, '/mie-giocate');
  await limit(page).getByLabel('Limite al mese').fill('12');
  await limit(page).getByRole('button', { name: 'Salva il limite' }).click();
  await expect(limit(page)).toContainText(/puntate per 0,00\s€ su 12,00\s€/);
  await openSuggestions(page);
  const bets = region(page, 'Scommesse della settimana');
  await bets
    .getByRole('button', { name: /^Annota come giocata/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Puntata').fill('13');
  await expect(dialog.getByRole('status')).toContainText(/Così superi il limite di 12,00\s€/);
  await dialog.getByLabel('Puntata').fill('12');
  await dialog.getByRole('button', { name: 'Annota' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Hai raggiunto il tuo limite');
  await expect(dialog.getByRole('link', { name: 'Prenditi una pausa' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ho capito' }).click();
  await page.goto('/mie-giocate');
  await expect(limit(page).getByRole('status')).toContainText('Hai raggiunto il tuo limite');
  const field = limit(page).getByLabel('Nuovo limite al mese');
  await field.fill('100');
  await limit(page).getByRole('button', { name: 'Salva il limite' }).click();
  await expect(limit(page)).toContainText(/il limite sarà 100,00\s€/);
  await expect(limit(page)).toContainText(/su 12,00\s€/);
  await field.fill('5');
  await limit(page).getByRole('button', { name: 'Salva il limite' }).click();
  await expect(limit(page)).toContainText(/su 5,00\s€/);
  await expect(limit(page)).not.toContainText('il limite sarà');
});

test.describe('on a break', () => {
  test.use({ account: 'pro' });

  test('the page rests', async ({ page }) => {
    await asUser(page, { break_until: tomorrow().toISOString() });
    await page.goto('/mie-giocate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina riposa con te');
    await expect(limit(page)).toHaveCount(0);
  });
});
