import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asUser } from './home-replies.ts';
import { expectAccessible, test } from './journey.ts';

test.use({ account: 'pro' });

// Answers the question about the newsletter, which another journey is about.
test.beforeEach(({ page }) => asUser(page, { receive_newsletter: false }));

const TITLE = '84 settimane buone non ne promettono altre';
const weeks = (page: Page) => page.getByRole('region', { name: TITLE });

test('the weeks say how they were worked out, and can be read by level, one by one and as a file', async ({
  page,
}) => {
  await page.goto('/');
  const info = weeks(page).getByRole('button', { name: 'Come sono calcolate le settimane' });
  await info.click();
  const dialog = page.getByRole('dialog', { name: 'Come sono calcolate le settimane' });
  await expect(dialog).toContainText('nessuno ha giocato queste scommesse');
  await expect(dialog).toContainText('il 50% resta in gioco e il resto va da parte');
  await expect(dialog).toContainText('nessuna oltre il 5%');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(info).toBeFocused();

  // Average odds come first.
  const summary = weeks(page).getByRole('table', { name: 'Le due serie a confronto' });
  const final = summary.getByRole('row', { name: /^Capitale finale/ });
  await expect(weeks(page).getByRole('radio', { name: 'medie' })).toBeChecked();
  await expect(weeks(page).getByRole('radio', { name: 'Rischio basso, 70%' })).toBeChecked();
  await expect(final).toHaveText(/173,92\s€92,\d\d\s€/);
  await expect(summary.getByRole('row', { name: /^ROI/ })).toHaveText(
    /\+73,9%in guadagno−7,\d%in perdita/,
  );
  await weeks(page).getByRole('radio', { name: 'Rischio alto, 55%' }).check();
  await weeks(page).getByRole('radio', { name: 'migliori' }).check();
  await expect(final).toHaveText(/681,44\s€91,\d\d\s€/);
  await expect(weeks(page).getByRole('img')).toHaveAccessibleName(/livello 55%.* a 681,44\s€/);
  await expectAccessible(page);

  await weeks(page).getByRole('radio', { name: 'Rischio basso, 70%' }).check();
  await weeks(page).getByRole('radio', { name: 'medie' }).check();
  const slider = weeks(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Inizio, 15\/07\/2023: 100,00\s€/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Settimana 1, dal 15\/07\/2023: /);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Settimana 69, dal 13\/06\/2026: 92,\d\d\s€, in gioco .* · da parte /,
  );

  await weeks(page).scrollIntoViewIfNeeded();
  await weeks(page).getByText('I numeri del grafico').click();
  const table = page.getByRole('region', { name: 'I numeri del grafico' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + 1 + 84 + 1 + 69);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Dal',
    'Scommesse',
    'Vinte',
    'In gioco',
    'Da parte',
    'Capitale',
  ]);
  const downloading = page.waitForEvent('download');
  await weeks(page).scrollIntoViewIfNeeded();
  await weeks(page)
    .getByRole('button', { name: `Scarica CSV: ${TITLE}` })
    .click();
  const rows = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(1 + 8 * (84 + 69) + 1);
  expect(rows[1]).toBe('2023-07-15;70;medie;0;0;100;0;100');
});
