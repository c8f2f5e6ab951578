import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { keepSession, registerUser } from './new-user.ts';

test.use({ expectedComplaints: /status of 4\d\d/ });

const CLUBS = ['Atalanta', 'Bologna', 'Inter', 'Juventus', 'Lazio', 'Milan', 'Napoli', 'Roma'];

/** A file of prices as Fantacalcio.it lays it out, of made-up players. */
function quotes(price: number, more = ''): Buffer {
  const rows = Array.from({ length: 64 }, (_, at) => {
    const [role, mantra] = [
      ['P', 'Por'],
      ['D', 'Dc'],
      ['C', 'M;C'],
      ['A', 'Pc'],
    ][at % 4]!;
    const prices = `${price},10,${price - 10},${price},10,${price - 10},50,50`;
    return `${500 + at},${role},${mantra},Inventato ${at},${CLUBS[at % CLUBS.length]},${prices}`;
  });
  const head = 'Id,R,RM,Nome,Squadra,Qt.A,Qt.I,Diff.,Qt.A M,Qt.I M,Diff.M,FVM,FVM M';
  const title = 'Quotazioni Fantacalcio Stagione 2025 26,,,,,,,,,,,,';
  return Buffer.from([title, head, ...rows, ...(more ? [more] : [])].join('\n'));
}
const drop = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('scegli un file').setInputFiles({ name, mimeType: 'text/csv', buffer });

test('a file is read, looked at, confirmed, and taken back', async ({ page, request }) => {
  // A user of its own: a file changes every list that its user sees.
  await keepSession(page, await registerUser(request));
  await page.goto('/i-miei-file');
  const expectFits = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  };
  await expect(page.getByText('Non hai ancora caricato nessun file.')).toBeVisible();

  await test.step('what cannot be read is refused in plain words', async () => {
    const alert = page.getByRole('main').getByRole('alert');
    await drop(page, 'altro.csv', Buffer.from('squadra;punti\nInter;3\n'));
    await expect(alert).toContainText('Non riconosciamo le colonne');
    await drop(page, 'vecchio.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    await expect(alert).toContainText('protetto da password o è di un vecchio Excel');
    await drop(page, 'enorme.csv', Buffer.alloc(6 * 1024 * 1024, 'a'));
    await expect(alert).toContainText('il limite è 5 MB');
    await expectFits();
  });
  await test.step('what can be read is shown, and used when confirmed', async () => {
    const wrong = '999,P,Por,Sbagliato,Romma,x,1,0,1,1,0,1,1';
    await drop(page, 'Quotazioni_2025_26.csv', quotes(12, wrong));
    const preview = page.getByRole('region', { name: 'Anteprima' });
    await expect(preview).toContainText('Quotazioni, stagione 2025/26');
    await expect(preview).toContainText('non è un numero');
    await expectFits();
    await preview.getByRole('button', { name: 'Conferma' }).click();
    await expect(page.getByText('Il file è in uso.')).toBeVisible();

    await page.getByRole('link', { name: 'Vai al listone' }).click();
    await page.goto('/listone?season=2025%2F26');
    await expect(page.getByText('dai tuoi file')).toBeVisible();
    await page.getByRole('searchbox').fill('inventato 63');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  });
  await test.step('what was confirmed is taken back', async () => {
    await page.goto('/i-miei-file');
    await page.getByRole('button', { name: /^Annulla Quotazioni/ }).click();
    await expect(page.getByText('tutto è come prima', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: /^Cancella Quotazioni/ }).click();
    await expect(page.getByText('Non hai ancora caricato nessun file.')).toBeVisible();
  });
});
