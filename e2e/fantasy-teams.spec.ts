import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { keepSession, openProfile, registerUser } from './new-user.ts';
import { openSection } from './profile-sections.ts';

/** A whole roster as users paste it, a name and a price on each line: players whose names are unique. */
async function rosterText(request: APIRequestContext, token: string): Promise<string> {
  const reply = await request.get('/api/v1/tredici/fantasy/players/', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { players } = (await reply.json()) as {
    players: { name: string[]; role: string[]; has_left: boolean[] };
  };
  const rows = players.name.map((name, at) => ({ name, role: players.role[at]! }));
  const isAlone = (name: string) => rows.filter((row) => row.name === name).length === 1;
  const some = (role: string, count: number) =>
    rows.filter((row) => row.role === role && isAlone(row.name)).slice(0, count);
  const whole = [...some('P', 3), ...some('D', 8), ...some('C', 8), ...some('A', 6)];
  return whole.map(({ name }) => `${name} 12`).join('\n');
}

test.describe('on a phone at night', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a team is made, changed, copied and deleted, and the menu follows', async ({
    page,
    request,
  }) => {
    const token = await keepSession(page, await registerUser(request));
    const roster = await rosterText(request, token);
    await page.goto('/squadra/nuova');
    await page.getByRole('button', { name: 'Crea squadra' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Errore');
    await expect(alert).toContainText('mancano 8 difensori');
    await page.getByLabel('Nome della squadra').fill('<i>Lampo 🦄</i>');
    await page.getByRole('button', { name: 'Giocatori', exact: true }).click();
    await page.getByText('Importa da un file').click();
    await page.getByLabel('Oppure incolla qui l’elenco').fill(`${roster}\nNessuno Così 3`);
    await page.getByRole('button', { name: 'Aggiungi alla rosa' }).click();
    await expect(page.getByText('25 giocatori aggiunti. Non trovati: Nessuno Così.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea squadra' }).click();
    await expect(page.getByText('Squadra creata con successo!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '<i>Lampo 🦄</i>' })).toBeVisible();

    await page.getByRole('button', { name: 'Modifica' }).click();
    // The form begins at its top, wherever the button was.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Nome', exact: true }).click();
    await page.getByLabel('Nome della squadra').fill('Lampo');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Squadre aggiornata con successo!')).toBeVisible();
    await page.getByRole('button', { name: 'Duplica' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Copia di Lampo' })).toBeVisible();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu principale' });
    await expect(menu.getByRole('link', { name: 'Copia di Lampo' })).toBeVisible();
    await menu.getByRole('link', { name: 'Lampo', exact: true }).click();
    await page.getByRole('button', { name: 'Cancella' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancella' }).click();
    await expect(page.getByText('Squadra cancellata con successo')).toBeVisible();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(menu.getByRole('link', { name: 'Copia di Lampo' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Lampo', exact: true })).toHaveCount(0);
  });
});

test('a championship is made, its results entered, and the table follows', async ({
  page,
  request,
}) => {
  await openProfile(page, await registerUser(request));
  await openSection(page, 'Le tue cose');
  await page.getByRole('link', { name: 'Nuovo campionato' }).click();
  await page.getByRole('button', { name: 'Crea campionato' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('I partecipanti sono da 2 a 20');
  await page.getByLabel('Nome del campionato').fill('Lega 🦄 <b>');
  await page.getByLabel('Partecipanti').fill('Uno\nDue\nTre');
  await page.getByLabel('Regolamento di partenza').selectOption('classic-modern');
  await page.getByText('Soglie dei gol').click();
  await expect(page.getByText('Esempio: 74,5 punti sono 2 gol.')).toBeVisible();
  await page.getByLabel('Poi un gol ogni').fill('x');
  await page.getByRole('button', { name: 'Crea campionato' }).click();
  await expect(alert).toContainText('Qualche regola non va bene');
  await page.getByLabel('Poi un gol ogni').fill('4');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea campionato' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lega 🦄 <b>' })).toBeVisible();

  await expect(page.getByText('Riposa Uno.')).toBeVisible();
  await page.getByText('Inserisci i punteggi').click();
  await page.getByLabel('Oppure incolla i risultati').fill('due 72\ntre 65,5\nquattro 80');
  await expect(page.getByText('Non trovati tra i partecipanti: quattro.')).toBeVisible();
  await page.getByRole('button', { name: 'Salva i punteggi' }).click();
  await expect(page.getByText('Punteggi della giornata 1 salvati')).toBeVisible();
  const table = page.getByRole('table', { name: 'Classifica' });
  await expect(table.getByRole('row').nth(1)).toContainText('Due');
  await expectAccessible(page);
});

test.describe('somebody else’s', () => {
  test.use({ account: 'free', expectedComplaints: /status of 404/ });

  test('team and championship are not found', async ({ page }) => {
    await page.goto('/squadra/1');
    await expect(page.getByRole('heading', { name: 'Questa squadra non c’è' })).toBeVisible();
    await page.goto('/lega/1');
    const words = 'Non è stato trovato alcun campionato corrispondente, selezionarne uno';
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
    await page.getByRole('main').getByRole('link', { name: 'Lega del bar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lega del bar' })).toBeVisible();
  });

  test('an address without a number is not found either', async ({ page }) => {
    for (const path of ['/squadra/abc', '/formazione/abc', '/asta/abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Questa squadra non c’è' })).toBeVisible();
    }
    await page.goto('/lega/abc');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Non è stato trovato alcun campionato corrispondente, selezionarne uno',
    );
  });
});
