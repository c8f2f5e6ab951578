import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { WorkedExample } from './worked-example.tsx';

beforeAll(() => loadMessages('plan', 'forecasts'));

const write = async (amounts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(amounts)) {
    await page.getByLabelText(name).fill(text);
  }
};
const answer = () => page.getByRole('status');

/** The second and fourth weeks of the table in docs/models/bankroll.md. */
describe('the worked example', () => {
  it('begins with a week to which every part of the rule applies', async () => {
    await render(<WorkedExample />);
    await expect.element(answer()).toMatchTextContent(/rende 12,00\s€ più del puntato/);
    await expect.element(answer()).toMatchTextContent(/2,00\s€ tornano da quanto è da parte/);
    await expect
      .element(answer())
      .toMatchTextContent(/in gioco 100,00\s€, da parte 4,00\s€, in tutto 104,00\s€/);
  });

  it('takes a loss from the bankroll and tops it up from savings', async () => {
    await render(<WorkedExample />);
    const week = { 'In gioco': '106,25', 'Da parte': '6,25', Puntato: '106,25', Incassato: '90' };
    await write(week);
    await expect.element(answer()).toMatchTextContent(/perde 16,25\s€/);
    await expect.element(answer()).toMatchTextContent(/6,25\s€ tornano da quanto è da parte/);
    await expect
      .element(answer())
      .toMatchTextContent(/in gioco 96,25\s€, da parte 0,00\s€, in tutto 96,25\s€/);
  });

  it('shares a surplus and puts the odd cent into savings', async () => {
    await render(<WorkedExample />);
    await write({ 'In gioco': '100', 'Da parte': '0,25', Puntato: '100', Incassato: '114,01' });
    await expect
      .element(answer())
      .toMatchTextContent(/7,00\s€ restano in gioco, 7,01\s€ vanno da parte/);
    await expect.element(answer()).toMatchTextContent(/in tutto 114,26\s€/);
  });

  it('explains invalid amounts', async () => {
    await render(<WorkedExample />);
    await write({ Puntato: '500' });
    await expect.element(answer()).toMatchTextContent(/Non si può puntare più/);
    await write({ Puntato: 'abc' });
    await expect.element(page.getByText('Non è un importo.')).toBeVisible();
  });
});
