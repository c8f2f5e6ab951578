import { expect } from '@playwright/test';
import { readState } from './browser-states.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { keepSession, registerUser } from './new-user.ts';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('players are put in a list, in order, and shared to be read; notes are found again', async ({
  page,
  request,
  browser,
}) => {
  await keepSession(page, await registerUser(request));
  await page.goto('/listone');
  const rows = page.getByRole('rowheader').getByRole('link');
  const [first, second] = await Promise.all([
    rows.nth(0).getAttribute('href'),
    rows.nth(1).getAttribute('href'),
  ]);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(first!);
  const best = (await title.textContent())!;
  await page.getByLabel('Nuova lista con questo giocatore').fill('Da prendere <b>');
  await page.getByRole('button', { name: 'Crea' }).click();
  await expect(page.getByRole('checkbox', { name: 'Da prendere <b>' })).toBeChecked();
  await page.getByLabel('Nuova nota').fill('Batte i rigori al 100%');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByText('Batte i rigori al 100%')).toBeVisible();
  await page.goto(second!);
  const next = (await title.textContent())!;
  await page.getByRole('checkbox', { name: 'Da prendere <b>' }).check();
  await expect(page.getByRole('checkbox', { name: 'Da prendere <b>' })).toBeChecked();

  await page.goto('/listone');
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await page.getByLabel('Lista', { exact: true }).selectOption('Da prendere <b>');
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await page.goto('/profile#stanze');
  await page.getByRole('button', { name: 'Da prendere <b>' }).click();
  const list = page.getByRole('dialog', { name: 'Da prendere <b>' });
  await list.getByRole('button', { name: `Sposta ${next} più su` }).click();
  await expect(list.getByRole('listitem').first()).toContainText(next);
  await list.getByRole('checkbox', { name: 'Leggibile da chi ha l’indirizzo' }).check();
  const address = await list.getByLabel('Indirizzo della lista').inputValue();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const stranger = await browser.newPage({ storageState: readState(undefined) });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Da prendere <b>' })).toBeVisible();
  const players = stranger.getByRole('main').getByRole('listitem');
  await expect(players).toContainText([next, best]);
  await expectAccessible(stranger);

  await list.getByRole('checkbox', { name: 'Leggibile da chi ha l’indirizzo' }).uncheck();
  await expect(list.getByLabel('Indirizzo della lista')).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByText('Questa lista non è più aperta')).toBeVisible();
  await stranger.close();
  await list.getByRole('button', { name: 'Cancella la lista' }).click();
  await expect(list.getByText('Non si può annullare')).toBeVisible();
  await list.getByRole('button', { name: 'Cancella', exact: true }).click();
  await expect(page.getByText('Da prendere <b>: cancellato con successo')).toBeVisible();

  await page.getByRole('button', { name: 'Leggi e cerca' }).click();
  const notes = page.getByRole('dialog', { name: 'Note da scout' });
  await notes.getByRole('searchbox').fill('100%');
  await expect(notes.getByRole('link', { name: best })).toBeVisible();
  await notes.getByRole('searchbox').fill('ruba palloni');
  await expect(notes.getByText('Nessuna nota con queste parole.')).toBeVisible();
});
