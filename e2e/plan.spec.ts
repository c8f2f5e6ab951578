import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asUser, refuse } from './home-replies.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import {
  NO_PLAN,
  portfolioOf,
  SUGGESTED,
  SUMMARY,
  suggested,
  suggestionsOf,
  withPlan,
} from './plan-replies.ts';

test.use({ account: 'pro' });
test.beforeEach(({ page }) => asUser(page, { receive_newsletter: false }));

const bets = (page: Page) => page.getByRole('region', { name: 'Scommesse della settimana' });
const plan = (page: Page) => page.getByRole('region', { name: 'Il tuo piano' });
const simulator = (page: Page) => page.getByRole('region', { name: 'Che cosa può succedere' });
const THREE = () => [
  suggested(1),
  suggested(2, { bet_type: '2', outcome: 'won', gain_loss: 2.25, budget: 6 }),
  suggested(3, { budget: 0, no_stake: 'nothing-left' }),
];

test('bets, plan and simulator, the rule, an order and a file, at a desk and on a phone', async ({
  page,
}) => {
  await withPlan(page, suggestionsOf(THREE()), portfolioOf());
  await page.goto('/strategia-tredici');
  await expect(bets(page)).toContainText('Casa 1');
  await expect(bets(page)).toContainText('capitale già puntato');
  await expect(bets(page)).toContainText(/vinta, \+2,25\s€/);
  await expect(bets(page)).toContainText(/Restano fermi 85,00\s€: le scommesse sono poche/);
  await expect(
    bets(page)
      .getByRole('link', { name: /^Primo/ })
      .first(),
  ).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  await expect(plan(page)).toContainText(/Capitale totale105,45\s€/);
  await expect(plan(page)).toContainText('Settimane in guadagno3');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await plan(page).getByText('Settimane in guadagno').scrollIntoViewIfNeeded();
    await expect(plan(page).getByRole('img')).toHaveCount(2);
    await simulator(page).scrollIntoViewIfNeeded();
    await expect(simulator(page).getByRole('img')).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await expect(page.getByRole('main')).not.toContainText(/gioca ora|scommetti ora|bonus/i);

  await test.step('ten columns, an order and a file', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const table = bets(page).getByRole('table', { name: 'Scommesse della settimana' });
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    await expect(table.getByRole('rowheader')).toHaveText([/Casa 1/, /Casa 2/, /Casa 3/]);
    await table.getByRole('button', { name: 'Puntata' }).click();
    await expect(table.getByRole('rowheader')).toHaveText([/Casa 2/, /Casa 1/, /Casa 3/]);
    await expect(table.getByRole('columnheader', { name: 'Puntata' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const downloading = page.waitForEvent('download');
    await bets(page)
      .getByRole('button', { name: /^Scarica CSV/ })
      .click();
    const rows = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(rows).toHaveLength(1 + 3 + 1);

    await bets(page).getByText('1 partita scartata, e perché').click();
    await expect(bets(page)).toContainText('quota sospetta');
  });
  await test.step('the rule is explained with a week that can be changed', async () => {
    await page.getByRole('button', { name: 'Come funziona la strategia' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/in gioco 100,00\s€, da parte 4,00\s€, in tutto 104,00\s€/);
    await expect(dialog).toContainText('1X2: 79% indovinate · 412 partite oltre il 70%');
    await dialog.getByLabel('Incassato').fill('20');
    await expect(dialog).toContainText(/La settimana perde 28,00\s€/);
    await dialog.getByLabel('Puntato').fill('500');
    await expect(dialog).toContainText('Non si può puntare più di quanto è in gioco.');
    await expectAccessible(page);
  });
});

test('the simulator answers in the browser, and says when a loss is to be expected', async ({
  page,
}) => {
  await withPlan(page, suggestionsOf([]), portfolioOf(NO_PLAN));
  await page.goto('/strategia-tredici');
  await expect(bets(page)).toContainText('nessuna partita passa i criteri');
  await expect(plan(page)).toContainText('Non hai ancora un piano.');
  await simulator(page).scrollIntoViewIfNeeded();
  const table = simulator(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Piano',
    'Tutto',
    'Fissa',
    'Kelly 1/4',
  ]);
  await expect(simulator(page)).toContainText('misurato tra il 2018 e il 2023');
  await simulator(page).getByRole('radio', { name: 'migliori' }).check();
  // 100 euro, 26 weeks, level 70, seed 13: the table of docs/models/plan.md.
  await expect(table.getByRole('row', { name: /^Capitale finale/ })).toHaveText(
    /132\s€163\s€134\s€124\s€/,
  );
  await expect(table.getByRole('row', { name: /^Finisce in perdita/ })).toHaveText(/20%36%17%17%/);
  await simulator(page).getByLabel('Budget').fill('x');
  await expect(simulator(page)).toContainText('Non è un importo.');
});

test.describe('when calls fail', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('the failure is shown with a way to retry, never as an empty plan', async ({ page }) => {
    await withPlan(page, suggestionsOf(THREE()), portfolioOf());
    await page.route(SUGGESTED, refuse);
    await page.route(SUMMARY, refuse);
    await page.goto('/strategia-tredici');
    await expect(bets(page).getByRole('alert')).toContainText('non sono arrivate');
    await expect(plan(page).getByRole('alert')).toContainText('non è arrivato');
    await expect(plan(page)).not.toContainText('Non hai ancora un piano');
    await page.unroute(SUGGESTED, refuse);
    await page.unroute(SUMMARY, refuse);
    await bets(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(bets(page)).toContainText('Casa 1');
    await plan(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(plan(page)).toContainText('Capitale totale');
  });
});
