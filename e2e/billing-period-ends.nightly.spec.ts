import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { journeyNow } from './journey-clock.ts';
import { startLiveTredici } from './live-tredici.ts';
import { linkIn, receiveMail } from './mailbox.ts';
import { enter, newEmail, PASSWORD } from './new-user.ts';
import { fillForm, submit } from './registration-form.ts';

// The 401 of the expired session, and the 404 of files that the payment pages take from demo mode.
test.use({ cookiesRefused: false, expectedComplaints: /status of (401|404)/ });

const MONTH_AND_A_DAY_MS = 32 * 86_400_000;

/** The whole path, on a Tredici of its own, because its clock is moved and other journeys must not notice.
 *  Starting it twice is slow, so it runs at night; that Pro ends on its day is always tested in
 *  billing.db.test.ts. */
test('somebody registers, pays, cancels, and a month later is led to the prices again', async ({
  page,
}) => {
  // Tredici is started twice.
  test.setTimeout(180_000);
  const tredici = await startLiveTredici(journeyNow());
  try {
    const open = (path: string) => page.goto(`${tredici.url}${path}`);
    const prices = new RegExp(`^${tredici.url}/prezzi`);
    const user = { email: newEmail(), password: PASSWORD };

    await open('/registrazione');
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    await fillForm(page, user.email);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Registrazione avvenuta con successo',
    );
    await open(linkIn(await receiveMail(user.email, 'Conferma la tua e-mail')));
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
    await enter(page, user);

    await expect(page).toHaveURL(prices);
    await page.getByRole('button', { name: 'Passa a Pro: Pro mensile' }).click();
    await page.getByRole('button', { name: 'Paga con una carta di prova' }).click();
    await expect(page.getByText('Il pagamento è arrivato')).toBeVisible();
    await open('/strategia-tredici');
    await expect(page).toHaveTitle('Tredici · Strategia Tredici');

    await open('/profile#stanze');
    await page.getByRole('button', { name: 'Gestisci, disdici o riprendi' }).click();
    await page.getByRole('button', { name: 'Disdici alla fine del periodo' }).click();
    await expect(page.getByText('Termina il')).toBeVisible();
    await open('/profile#stanze');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Disdetto\. Resta attivo fino al/)).toBeVisible({
        timeout: 5000,
      });
    }).toPass();

    // An open page would keep asking while the server is down.
    await page.goto('about:blank');
    await tredici.restartAt(new Date(journeyNow().getTime() + MONTH_AND_A_DAY_MS));
    await open('/strategia-tredici');
    // A month without a visit has ended the session too.
    await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
    await enter(page, user);
    await expect(page).toHaveURL(prices);
    await expect(page.getByText('Piano Free Attivato')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passa a Pro: Pro mensile' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await tredici.stop();
  }
});
