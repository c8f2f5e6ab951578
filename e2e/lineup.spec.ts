import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const field = (page: Page) => page.getByRole('region', { name: /^In campo/ });
const bench = (page: Page) => page.getByRole('region', { name: /^Panchina/ });
const stand = (page: Page) => page.getByRole('region', { name: /^Tribuna/ });
const announcement = (page: Page) =>
  page.getByRole('region', { name: 'Consegna' }).getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Salva la formazione' });
const stubs = (part: Locator, role: string) =>
  part.getByRole('button', { name: new RegExp(`, ${role}, `) });
const nameOf = async (stub: Locator) =>
  (await stub.locator('span').first().textContent())!.split(',')[0]!;
const called = (part: Locator, name: string) =>
  part.getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '[.]')},`) });

/** Opens the line-up of the team that every demo user has. */
async function openLineup(page: Page): Promise<void> {
  await page.goto('/profile');
  const teamId = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('tredici.session')!);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch('/api/v1/tredici/fantasy/teams/', { headers });
    return (await reply.json()).results[0].id as number;
  });
  await page.goto(`/formazione/${teamId}`);
  await expect(field(page)).toBeVisible();
}

/** Puts eleven players on the field by tapping each and then the bar, with the roles of a 3-4-3. */
async function fillField(page: Page): Promise<void> {
  const asked = { Portiere: 1, Difensore: 3, Centrocampista: 4, Attaccante: 3 };
  for (const [role, count] of Object.entries(asked)) {
    for (let nth = 0; nth < count; nth++) {
      await stubs(stand(page), role).first().click();
      await page.getByRole('button', { name: 'In campo', exact: true }).click();
    }
  }
}

/** Drags one element onto another with the mouse, slowly enough to check the state on the way. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await expect(page.locator('[data-can-drag]')).toBeAttached();
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

test.describe('a free user at a desk', () => {
  test.use({ account: 'free', expectedComplaints: /status of 409/ });

  test('makes a line-up by hand, saves it, and is told what another tab did', async ({
    page,
    context,
  }) => {
    await openLineup(page);
    await expect(page.getByRole('timer')).toContainText(/manca/);
    await save(page).click();
    await expect(page.getByText('mancano 11 titolari')).toBeVisible();
    await fillField(page);
    await expect(page.getByText('11 titolari', { exact: false })).toBeVisible();

    await save(page).click();
    await expect(page.getByText('Squadra salvata')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const reserve = await nameOf(stubs(stand(other), 'Attaccante').first());
    await called(stand(other), reserve).click();
    await stubs(field(other), 'Attaccante').first().click();
    await expect(called(field(other), reserve)).toBeVisible();

    // A player of another role is refused with the reason, one of the same role takes the place.
    await page.bringToFront();
    const defender = stubs(field(page), 'Difensore').first();
    await carry(page, stubs(stand(page), 'Attaccante').first(), defender);
    await expect(announcement(page)).toContainText('serve un difensore');
    const newcomer = stubs(stand(page), 'Difensore').first();
    const name = await nameOf(newcomer);
    await carry(page, newcomer, defender);
    await expect(announcement(page)).toContainText(`${name} è in campo`);
    await save(page).click();
    await expect(page.getByText('11 titolari · salvata')).toBeVisible();
    await page.reload();
    await expect(called(field(page), name)).toBeVisible();

    // The second tab began earlier: its draft stays, and the user can choose.
    await save(other).click();
    await expect(other.getByText(/salvata da un’altra scheda/)).toBeVisible();
    await other.getByRole('button', { name: 'Tieni la mia' }).click();
    await save(other).click();
    await expect(other.getByText('Squadra salvata')).toBeVisible();
    await expect(called(field(other), reserve)).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copia come testo' }).click();
    await expect(page.getByText('Formazione copiata')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name);
    await page.getByRole('button', { name: 'Copia come immagine' }).click();
    await expect(page.getByText('Immagine copiata')).toBeVisible();
  });
});

test.describe('a Pro user on a phone', () => {
  test.use({
    account: 'pro',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
  });

  test('fills field and bench by thumb and by keyboard, and takes the recommended eleven', async ({
    page,
  }) => {
    await openLineup(page);
    await expect(page.getByText(/^È la formazione della giornata \d+/)).toBeVisible();
    await expect(stubs(field(page), '(Portiere|Difensore|Centrocampista|Attaccante)')).toHaveCount(
      11,
    );
    const keeper = stubs(field(page), 'Portiere').first();
    const [name, before] = [
      await nameOf(stubs(bench(page), 'Portiere').first()),
      await nameOf(keeper),
    ];
    await called(bench(page), name).tap();
    await keeper.tap();
    await expect(called(field(page), name)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await called(bench(page), before).focus();
    await page.keyboard.press('Enter');
    await expect(announcement(page)).toContainText(`Scegli un posto per ${before}`);
    await keeper.focus();
    await page.keyboard.press('Space');
    await expect(announcement(page)).toContainText(
      `${before} è in campo. ${name} gli lascia il posto.`,
    );
    await expect(called(field(page), before)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(called(field(page), before)).not.toBeFocused();

    // The recommended eleven against the round's opponent, computed in the browser.
    const eleven = page.getByRole('region', { name: 'Undici consigliato' });
    await eleven.getByRole('button', { name: 'Consiglia l’undici' }).click();
    await expect(eleven).toContainText('punti attesi');
    await expect(eleven).toContainText(/Vittoria \d+%, pareggio \d+%, sconfitta \d+%/);
    await expect(eleven).toContainText(/Rispetto alla tua: [+−]?\d/);
    // The first answer is shown while the bench is still being optimised.
    await expect(eleven.getByRole('progressbar')).toHaveCount(0);
    await eleven.getByRole('button', { name: 'Metti in campo', exact: true }).click();
    await expect(eleven).toContainText('In campo c’è già la formazione consigliata.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await save(page).click();
    await expect(page.getByText('Squadra salvata')).toBeVisible();
  });

  test('looks back at a round: what was made, what was possible, and luck', async ({ page }) => {
    await openLineup(page);
    const after = page.getByRole('region', { name: 'Dopo la giornata' });
    await after.getByRole('button', { name: 'Guarda com’è andata' }).click();
    const counted = after.getByRole('table', { name: 'Chi ha contato' });
    await expect(counted).toBeVisible();
    await expect(after).toContainText(/Con il senno di poi|Di meglio non si poteva fare/);
    await expect(after).toContainText(/\d+ giornate: in media/);
    await expect(after).toContainText('Fortuna nel calendario');
    const total = after.locator('b').first();
    const known = (await total.textContent())!;
    await after.getByText('Inserisci o correggi i voti').click();
    const scorer = await counted.getByRole('rowheader').last().textContent();
    await after.getByLabel(`Voto di ${scorer}`).fill('dieci');
    await after.getByRole('button', { name: 'Calcola con questi voti' }).click();
    await expect(after).toContainText('Un voto o un bonus non si legge');
    await after.getByLabel(`Voto di ${scorer}`).fill('9,5');
    await after.getByRole('button', { name: 'Calcola con questi voti' }).click();
    await expect(total).not.toHaveText(known);
    await expectNoSidewaysScroll(page);
  });
});
