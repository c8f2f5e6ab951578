import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { tournamentById } from '@tredici/contract/tournaments';
import type { TrackRecord } from '@tredici/contract/track-record';
import { asUser } from './home-replies.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchShift } from './layout-shift.ts';

const CALL = '**/api/v1/tredici/track-record/';
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

async function recordOf(request: APIRequestContext): Promise<TrackRecord> {
  return (await request.get('/api/v1/tredici/track-record/')).json();
}

/** The page with another track record than the server's. */
async function withRecord(page: Page, change: (record: TrackRecord) => TrackRecord): Promise<void> {
  await page.route(CALL, async (route) => {
    const record: TrackRecord = await (await route.fetch()).json();
    await route.fulfill({ json: change(record) });
  });
}

const section = (page: Page, heading: string) => page.getByRole('region', { name: heading });

test('anybody reads how good the forecasts were, with the figures behind every chart', async ({
  page,
  request,
}) => {
  const record = await recordOf(request);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'La partita del giorno' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Affidabilità' }).click();
  await expect(page).toHaveURL('/affidabilita');
  await expect(page.getByRole('heading', { level: 1, name: 'Affidabilità' })).toBeVisible();
  await expect(page.getByText('Dati dimostrativi').first()).toBeVisible();

  const [ours, market] = [record.blend_there.log_loss!, record.market.log_loss!].map((loss) =>
    (100 * Math.exp(-loss)).toFixed(1).replace('.', ','),
  );
  const main = page.getByRole('main');
  await expect(main).toContainText(`davamo in media il ${ours}%, il mercato il ${market}%`);
  await expect(main).toContainText(`${count.format(record.with_market)} partite con le quote`);
  await expect(main).toContainText(`${count.format(record.ledger.rows)}`);

  await test.step('every chart has its figures behind it, and they can be taken away', async () => {
    const calibration = section(page, 'Quando diciamo 60%');
    await calibration.getByRole('radio', { name: 'Over 2,5' }).check();
    const seen = record.calibration
      .find(({ bet_market }) => bet_market === 'o_2_5')!
      .bins.filter((bin) => bin.count > 0);
    await expect(calibration.getByRole('img')).toHaveAccessibleName(/Over 2,5/);
    await expect(calibration.locator('svg circle')).toHaveCount(seen.length);
    await calibration.getByText('I numeri del grafico').click();
    const table = calibration.getByRole('table', { name: /Over 2,5/ });
    await expect(table.getByRole('row')).toHaveCount(seen.length + 1);
    await expect(table.getByRole('row').last()).toContainText(count.format(seen.at(-1)!.count));

    const download = page.waitForEvent('download');
    await calibration.getByRole('button', { name: /^Scarica CSV/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^\uFEFFFascia;Detto;Successo;Atteso al 95%;Esiti\r\n/);
    expect(file.trimEnd().split('\r\n')).toHaveLength(seen.length + 1);

    for (const heading of ['Mese per mese', 'E il prezzo?']) {
      const other = section(page, heading);
      await other.getByText('I numeri del grafico').click();
      await expect(other.getByRole('table')).toBeVisible();
    }
    await expectAccessible(page);
  });
  await test.step('misses are counted like hits', async () => {
    const bands = section(page, 'Quante volte si è avverato');
    await bands.getByRole('radio', { name: 'Doppia chance' }).check();
    const { bins } = record.bands.find(({ bet_market }) => bet_market === 'double_chance')!;
    const rows = bands.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(bins.length + 1);
    let total = 0;
    for (const row of (await rows.all()).slice(1)) {
      const cells = await row.getByRole('cell').allTextContents();
      total += cells.slice(1).reduce((sum, cell) => sum + Number(cell.replaceAll('.', '')), 0);
    }
    expect(total).toBe(record.number_of_matches);
  });
  await test.step('the leagues are sorted as one asks', async () => {
    const table = page.getByRole('table', { name: 'Log loss per campionato' });
    const first = table.getByRole('row').nth(1);
    const best = record.tournaments.toSorted(
      (a, b) => a.blend_there.log_loss! - b.blend_there.log_loss!,
    );
    await table.getByRole('button', { name: 'Tredici' }).click();
    await expect(table.getByRole('columnheader', { name: 'Tredici' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    // Countries are named in the reader's language, leagues by their own names.
    const leagueOf = ({ tournament_id }: { readonly tournament_id: number }) => {
      const { country, tournament_name } = tournamentById(tournament_id)!;
      return new RegExp(`, ${tournament_name.slice(country.length + 1)}$`);
    };
    await expect(first.getByRole('rowheader')).toHaveText(leagueOf(best[0]!));
    await table.getByRole('button', { name: 'Tredici' }).press('Enter');
    await expect(first.getByRole('rowheader')).toHaveText(leagueOf(best.at(-1)!));
    await table.getByRole('button', { name: 'Campionato' }).click();
    await expect(first.getByRole('rowheader')).toHaveText('Argentina, Primera Division');
  });
});

test('when the market did better, the page says so and marks its box', async ({ page }) => {
  await withRecord(page, (record) => ({
    ...record,
    market: { ...record.market, log_loss: 0.95 },
    blend_there: { ...record.blend_there, log_loss: 0.96 },
    closing_line: { number_of_bets: 40, mean: 0.01, standard_error: 0.02, beaten: 52.5 },
  }));
  await page.goto('/affidabilita');
  const main = page.getByRole('main');
  await expect(main).toContainText('il mercato ha stimato un po’ meglio di noi');
  const boxes = page.getByRole('figure').first().getByRole('listitem');
  await expect(boxes.filter({ hasText: 'la più alta' })).toHaveText(/Mercato/);
  // A gain that may be luck is not presented as one.
  await expect(section(page, 'E il prezzo?')).toContainText('non si distingue dal caso');
});

test('the ledger is verified by the very steps that the page gives, and in the browser', async ({
  page,
  request,
}) => {
  const record = await recordOf(request);
  await page.goto('/affidabilita');
  const ledger = section(page, 'Il registro, da verificare');
  await expect(ledger).toContainText(record.ledger.head!);

  const folder = await mkdtemp(join(tmpdir(), 'tredici-verify-'));
  try {
    const take = async (click: () => Promise<void>) => {
      const waiting = page.waitForEvent('download');
      await click();
      const download = await waiting;
      await download.saveAs(join(folder, download.suggestedFilename()));
      return download.suggestedFilename();
    };
    const files: string[] = [];
    for (const link of await ledger.getByRole('link', { name: /^Righe/ }).all()) {
      files.push(await take(() => link.click()));
    }
    await take(() => ledger.getByRole('button', { name: 'Scarica lo script' }).click());

    const [node, ...args] = ((await ledger.locator('code').textContent()) ?? '').split(' ');
    expect(node).toBe('node');
    const run = () => promisify(execFile)(process.execPath, args, { cwd: folder });
    const { stdout } = await run();
    expect(stdout).toContain('The chain is whole');
    expect(stdout).toContain(record.ledger.head);

    // One number of one forecast changed, to look a little better than it was.
    const changed = join(folder, files[0]!);
    const text = await readFile(changed, 'utf8');
    const line = text.split('\n')[100]!;
    // The first decimal of the first probability, one higher than it was.
    const nicer = line.replace(
      /(,[01],\d+\.)(\d)/,
      (_, before, digit) => `${before}${(Number(digit) + 1) % 10}`,
    );
    expect(nicer).not.toBe(line);
    await writeFile(changed, text.replace(line, nicer));
    await expect(run()).rejects.toMatchObject({
      stdout: 'The chain is broken: line 100 was changed\n',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  // The browser verifies the same by itself.
  await ledger.getByRole('button', { name: 'Verifica qui' }).click();
  await expect(ledger.getByRole('status')).toContainText('La catena è intatta');

  // A line that was tampered with on the way.
  await page.route('**/track-record/ledger.csv*', async (route) => {
    const reply = await route.fetch();
    const lines = (await reply.text()).split('\n');
    lines[7] = lines[7]!.replace(/tredici-\d+/, 'tredici-0');
    await route.fulfill({ response: reply, body: lines.join('\n') });
  });
  await ledger.getByRole('button', { name: 'Verifica qui' }).click();
  await expect(ledger.getByRole('status')).toContainText('La riga 7 è stata cambiata');
});

test('without a settled forecast the page says what will be here', async ({ page }) => {
  const nothing = { rps: null, log_loss: null, brier: null };
  await withRecord(page, (record) => ({
    ...record,
    number_of_matches: 0,
    with_market: 0,
    replayed: 0,
    voided: 0,
    blend: nothing,
    model: nothing,
    market: nothing,
    blend_there: nothing,
    tournaments: [],
    months: [],
    ledger: { rows: 0, head: null, files: record.ledger.files },
  }));
  await page.goto('/affidabilita');
  const main = page.getByRole('main');
  await expect(main).toContainText('Nessuna stima ha ancora un risultato');
  await expect(main).toContainText('Il registro è ancora vuoto');
  await expect(main.getByRole('figure')).toHaveCount(0);
  await expectAccessible(page);
});

test('without a market there is nothing to compare, and the page says it', async ({ page }) => {
  const nothing = { rps: null, log_loss: null, brier: null };
  await withRecord(page, (record) => ({
    ...record,
    with_market: 0,
    market: nothing,
    blend_there: nothing,
    model_there: nothing,
    closing_line: { number_of_bets: 0, mean: null, standard_error: null, beaten: null },
  }));
  await page.goto('/affidabilita');
  await expect(page.getByRole('main')).toContainText('non c’erano quote con cui confrontarci');
  await expect(section(page, 'Noi e il mercato')).toContainText('non c’è confronto da fare');
  await expect(section(page, 'E il prezzo?')).toContainText('Non ci sono ancora prezzi');
});

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: /status of 503/ });

  test('the page says so and tries again when asked to', async ({ page }) => {
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"detail":"","code":"unavailable"}',
      }),
    );
    await page.goto('/affidabilita');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Non riusciamo a caricare i dati di questa pagina');
    await expectAccessible(page);
    await page.unroute(CALL);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('main')).toContainText('All’esito poi uscito');
  });
});

for (const width of [390, 1440]) {
  test(`late data moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectSteady = await watchShift(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/affidabilita');
    await expect(page.getByText('Carichiamo i dati')).toBeAttached();
    answer();
    await expect(page.getByRole('main')).toContainText('All’esito poi uscito');
    await expect(section(page, 'Quando diciamo 60%').locator('svg').last()).toBeVisible();
    await expectSteady();
    await expectNoSidewaysScroll(page);
  });
}

test.describe('logged in, without odds', () => {
  test.use({ account: 'free' });

  test('prices are hidden and the page is complete', async ({ page }) => {
    await page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem('tredici.session') ?? 'null');
      if (stored) stored.user.no_odds = true;
      localStorage.setItem('tredici.session', JSON.stringify(stored));
    });
    await asUser(page, { no_odds: true });
    await page.goto('/affidabilita');
    await expect(section(page, 'Il registro, da verificare')).toBeVisible();
    await expect(section(page, 'E il prezzo?')).toHaveCount(0);
  });
});
