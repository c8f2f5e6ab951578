import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { enterWithPro } from './new-user.ts';
import { openSection } from './profile-sections.ts';

/** The plan as the server keeps it: no reply of these pages is faked. */

const bets = (page: Page) => page.getByRole('region', { name: 'Scommesse della settimana' });
const plan = (page: Page) => page.getByRole('region', { name: 'Il tuo piano' });
const save = (page: Page) => plan(page).getByRole('button', { name: 'Salva' });
const budget = (page: Page) => plan(page).getByLabel('Budget');

test.describe('the demonstration’s plan', () => {
  test.use({ account: 'pro' });

  test('covers half a year, and its parts add up', async ({ page }) => {
    const summary = page.waitForResponse(/portfolio\/summary/);
    await page.goto('/strategia-tredici');
    const reply = await (await summary).json();
    expect(reply.weeks.length).toBeGreaterThanOrEqual(26);
    let total = 100;
    for (const week of reply.weeks) {
      total = Math.round(100 * (total + week.gain_loss)) / 100;
      expect(week.total_capital).toBeCloseTo(total, 6);
      expect(week.bankroll + week.savings).toBeCloseTo(total, 6);
    }
    expect(reply.total_capital).toBeCloseTo(total, 6);
    expect(reply.gain_loss_percentage).toBeCloseTo(total - 100, 6);
    await plan(page).getByText('Settimane giocate').scrollIntoViewIfNeeded();
    await expect(plan(page).getByRole('img')).toHaveCount(2);
    await expect(plan(page)).toContainText(`Settimane giocate${reply.weeks_played}`);
    await expect(bets(page)).toContainText('stime oltre il 60%');
    await expect(bets(page)).toContainText(/Puntati .* in gioco questa settimana/);

    // Another budget would close the plan for good: the page asks first.
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(`${request.method()} ${request.url()}`));
    await plan(page).getByRole('textbox', { name: 'Budget' }).fill('150');
    await save(page).click();
    const question = page.getByRole('dialog', { name: 'Chiudere il piano in corso?' });
    await expect(question).toContainText(/Il piano da 100,00\s€ ha \d+ settimane alle spalle/);
    await question.getByRole('button', { name: 'Tieni il piano' }).click();
    await expect(question).toHaveCount(0);
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});

test('a budget is written, kept, paused and resumed, and shown by the profile', async ({
  page,
  request,
}) => {
  await enterWithPro(page, request, '/strategia-tredici');
  await expect(plan(page)).toContainText('Non hai ancora un piano.');
  await expect(save(page)).toBeDisabled();
  for (const [text, problem] of [
    ['-1', 'negativo'],
    ['0', 'più di zero'],
    ['0,001', 'due decimali'],
    ['0.001', 'due decimali'],
    ['abc', 'Non è un importo'],
    ['1000000000000', 'troppo grande'],
    ['1e12', 'Non è un importo'],
  ] as const) {
    await budget(page).fill(text);
    await expect(plan(page)).toContainText(problem);
    await expect(save(page)).toBeDisabled();
  }
  await budget(page).fill('1.234,56');
  await plan(page).getByRole('radio', { name: 'Rischio alto, 55%' }).check();
  await save(page).click();
  await expect(plan(page)).toContainText(/Capitale totale1\.234,56\s€/);
  await expect(bets(page)).toContainText('stime oltre il 55%');
  // Bets suggested before the plan began are not part of it.
  await expect(bets(page)).toContainText('prima del piano');
  await expect(bets(page)).toContainText(/Puntati 0,00\s€ su 1\.234,56\s€/);
  await expectAccessible(page);

  await plan(page).getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(plan(page)).toContainText('In pausa da');
  await page.reload();
  await plan(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(plan(page).getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
  await expect(plan(page)).toContainText(/Capitale totale1\.234,56\s€/);

  await page.goto('/profile');
  // The content of a closed line may not be drawn yet.
  const section = await openSection(page, 'Budget');
  await expect(section.getByLabel('Budget in euro')).toHaveValue('1234,56');
  await section.getByLabel('Budget in euro').fill('200');
  await section.getByRole('button', { name: 'Salva il budget' }).click();
  const question = page.getByRole('dialog', { name: 'Chiudere il piano in corso?' });
  await expect(question).toContainText(/1\.234,56\s€/);
  await question.getByRole('button', { name: 'Chiudi e ricomincia' }).click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  await page.reload();
  const again = await openSection(page, 'Budget');
  await expect(again.getByLabel('Budget in euro')).toHaveValue('200');
});

test('two tabs that save at once leave one whole plan', async ({ page, request, context }) => {
  await enterWithPro(page, request, '/strategia-tredici');
  const other = await context.newPage();
  await other.goto('/strategia-tredici');
  await budget(page).fill('200');
  await budget(other).fill('300');
  await Promise.all([save(page).click(), save(other).click()]);
  for (const tab of [page, other]) await expect(plan(tab)).toContainText('Capitale totale');
  await page.reload();
  await other.reload();
  const total = /Capitale totale(200|300),00\s€/;
  await expect(plan(page)).toContainText(total);
  const kept = total.exec((await plan(page).textContent()) ?? '')![1];
  await expect(plan(other)).toContainText(`Capitale totale${kept},00`);
  // The plan that was replaced at once, before it took a bet, leaves no trace.
  await expect(plan(page)).not.toContainText('Piani precedenti');
});
