import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { Simulator } from './simulator.tsx';

beforeAll(() => loadMessages('plan', 'forecasts'));

const simulator = (
  startEuro: number,
  startThreshold = 70,
  usualPriceShare: number | null = null,
) => (
  <Simulator
    startEuro={startEuro}
    startThreshold={startThreshold}
    record={[]}
    usualPriceShare={usualPriceShare}
  />
);
const show = (usualPriceShare: number | null = null, startEuro = 100) =>
  render(simulator(startEuro, 70, usualPriceShare));
const row = (name: RegExp) => page.getByRole('row', { name });

describe('the simulator', () => {
  it('begins at average prices and answers from its own thread', async () => {
    await show();
    await expect.element(page.getByRole('radio', { name: 'medie' })).toBeChecked();
    // 100 euro, 26 weeks, level 70, seed 13: the table of docs/models/plan.md.
    await expect.element(row(/^Capitale finale/)).toMatchTextContent(/102\s€85\s€106\s€101\s€/);
    await expect.element(row(/^Finisce in perdita/)).toMatchTextContent(/48%53%43%45%/);
    // Charts are drawn once they know how wide they are.
    await expect.poll(() => page.getByRole('img').elements()).toHaveLength(4);
    const names = page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
    expect(names).toEqual(['Piano', 'Tutto', 'Fissa', 'Kelly 1/4']);
  });

  it('keeps the last answer while an amount is none, and dims it', async () => {
    await show();
    await expect.element(row(/^Capitale finale/)).toMatchTextContent(/102\s€/);
    const dimmed = () => document.querySelectorAll('[data-stale]').length;
    expect(dimmed()).toBe(0);
    await page.getByLabelText('Budget (€)').fill('0');
    await expect.element(page.getByText("L'importo deve essere più di zero.")).toBeVisible();
    await expect.element(row(/^Capitale finale/)).toMatchTextContent(/102\s€/);
    expect(dimmed()).toBe(1);
    expect(getComputedStyle(document.querySelector('[data-stale]')!).opacity).toBe('0.45');
    await page.getByLabelText('Budget (€)').fill('200');
    await expect.poll(dimmed).toBe(0);
  });

  it('goes on with the plan that is saved meanwhile, but for what was chosen in it', async () => {
    const { rerender } = await show();
    await page.getByRole('combobox').selectOptions('52 settimane');
    await rerender(simulator(250, 60));
    await expect.element(page.getByLabelText('Budget (€)')).toHaveValue('250');
    await expect.element(page.getByRole('radio', { name: /60%/ })).toBeChecked();
    await expect.element(page.getByRole('combobox')).toHaveValue('52');
    await page.getByLabelText('Budget (€)').fill('300');
    await rerender(simulator(400, 65));
    await expect.element(page.getByLabelText('Budget (€)')).toHaveValue('300');
    await expect.element(page.getByRole('radio', { name: /65%/ })).toBeChecked();
  });

  it('shows millions whole, on a phone too', async () => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(1280, 800));
    await show(null, 1_234_567.89);
    await expect.element(page.getByLabelText('Budget (€)')).toHaveValue('1234567,89');
    await expect.poll(() => page.getByRole('img').elements()).toHaveLength(4);
    for (const chart of page.getByRole('img').elements()) {
      const { left } = chart.getBoundingClientRect();
      for (const label of chart.querySelectorAll('text')) {
        expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      }
    }
    // Wider than the screen: it scrolls in a room of its own.
    await expect
      .element(page.getByRole('region', { name: /Che cosa può succedere/ }))
      .toBeVisible();
  });

  it('offers the usual prices only to who has some', async () => {
    await show();
    expect(page.getByRole('radio', { name: 'le mie solite' }).elements()).toHaveLength(0);
    await expect.element(page.getByText(/compare quando hai annotato/)).toBeVisible();
    await show(0.5);
    await expect.element(page.getByRole('radio', { name: 'le mie solite' })).toBeInTheDocument();
  });
});
