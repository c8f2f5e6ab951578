import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { MODIFIERS, presetRules, ruleProblems, withModifier, withRule } from './edit-rules.ts';
import { RulesForm } from './rules-form.tsx';

beforeAll(() => loadMessages('rules', 'fantasy'));

let latest: ChampionshipRules;
function Form({ first }: { readonly first: ChampionshipRules }) {
  const [rules, setRules] = useState(first);
  latest = rules;
  return <RulesForm rules={rules} onChange={setRules} />;
}
const show = async (first: ChampionshipRules) => {
  await render(<Form first={first} />);
  await page.getByText('Modificatori', { exact: true }).click();
};
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const historic = presetRules('classic-historic', '2026/27');
const standard = presetRules('classic-standard', '2026/27');

describe('a modifier', () => {
  it('is explained with its own numbers', async () => {
    await show(historic);
    await expect
      .element(box('Difesa'))
      .toHaveAccessibleDescription(
        /^Con almeno 3 difensori a voto conta la media di tutti i difensori[.].*con 4 difensori a 6,5 di media, l’avversario fa −3[.]/,
      );
    await expect
      .element(box('Centrocampo'))
      .toHaveAccessibleDescription(/vale 0,5, al massimo 4[.].* 26 contro 24 vale \+1 a te e −1/);
  });

  it('changes its explanation with the rules of the championship', async () => {
    const rules = withModifier(standard, 'defence', true);
    const bands = [[6, 2]];
    await show(
      withRule(
        withRule(
          withRule(withRule(rules, 'modifiers.defence.bands', bands), 'modifiers.captain', {
            kind: 'double',
          }),
          'modifiers.fairPlay',
          { bonus: 1.5 },
        ),
        'modifiers.goalkeeper',
        { pivot: 6.5 },
      ),
    );
    await expect
      .element(box('Difesa'))
      .toHaveAccessibleDescription(
        'Con almeno 4 difensori a voto conta la media fra il portiere e i tre migliori. Esempio: 6,5 di media vale +2.',
      );
    await expect
      .element(box('Capitano'))
      .toHaveAccessibleDescription(/contano due volte[.] Esempio: un suo gol vale \+6/);
    await expect.element(box('Fair play')).toHaveAccessibleDescription(/[+]1,5[.]$/);
    await expect.element(box('Portiere')).toHaveAccessibleDescription(/prende 7,5.*fa −1[.]$/);
  });

  it('leaves no gap in any explanation', async () => {
    for (const game of ['classic', 'mantra'] as const) {
      const screen = await render(<Form first={presetRules(`${game}-standard`, '2026/27')} />);
      await page.getByText('Modificatori', { exact: true }).click();
      expect(page.getByRole('checkbox').elements()).toHaveLength(MODIFIERS[game].length);
      expect(document.body.textContent).not.toMatch(/\{\{|NaN|undefined|modifier[.]/);
      await screen.unmount();
    }
  });

  it('comes back as it was when it is ticked again, also in a closed part', async () => {
    await show(withRule(historic, 'modifiers.defence.minimum', 2));
    await box('Difesa').click();
    expect(latest.modifiers.defence).toBeNull();
    await page.getByText('Modificatori', { exact: true }).click();
    await page.getByText('Modificatori', { exact: true }).click();
    await expect.element(box('Difesa')).toHaveAccessibleDescription(/^Con almeno 2 difensori/);
    await box('Difesa').click();
    expect(latest.modifiers.defence).toEqual({ ...historic.modifiers.defence, minimum: 2 });
  });
});

describe('a rule that leagues set differently', () => {
  const fold = (name: string) => page.getByText(name, { exact: true }).click();
  const settings = (name: string) => page.getByText(`Cambia i valori ${name}`, { exact: true });

  it('has fields for the values of a modifier, which its explanation follows', async () => {
    await show(withModifier(standard, 'defence', true));
    await settings('Difesa').click();
    await page.getByLabelText('Fasce').fill('6 1; 6,5 4');
    await expect.element(box('Difesa')).toHaveAccessibleDescription(/6,5 di media vale [+]4[.]$/);
    await page.getByLabelText('Fasce').fill('6 1; 6,5');
    await expect.element(page.getByLabelText('Fasce')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabelText('Fasce').fill('6 1; 6,5 4');
    await page.getByLabelText('Di chi si fa la media').selectOptions('best');
    expect(latest.modifiers.defence).toEqual({
      ...presetRules('classic-defence', '2026/27').modifiers.defence,
      mean: 'best',
      bands: [
        [6, 1],
        [6.5, 4],
      ],
    });
    await box('Capitano').click();
    await settings('Capitano').click();
    await page.getByLabelText('Che cosa conta').selectOptions('double');
    expect(latest.modifiers.captain).toEqual({ kind: 'double' });
    await box('Fair play').click();
    await settings('Fair play').click();
    await page.getByLabelText('Punti', { exact: true }).fill('2');
    await expect.element(box('Fair play')).toHaveAccessibleDescription(/[+]2[.]$/);
    expect([...ruleProblems(latest)]).toEqual([]);
  });

  it('has fields for a goal by role, the office reserve, and votes of those without one', async () => {
    await render(<Form first={standard} />);
    await fold('Bonus e malus');
    await box('Il gol vale secondo il ruolo').click();
    await page.getByLabelText('Gol, Difensori').fill('5');
    await expect
      .element(box('Il gol vale secondo il ruolo'))
      .toHaveAccessibleDescription(/un difensore che segna va a 11, un attaccante a 9[.]$/);
    await fold('Panchina, cambi e moduli');
    await box('Riserva d’ufficio').click();
    await page.getByLabelText('Quante volte').fill('2');
    await expect
      .element(box('Riserva d’ufficio'))
      .toHaveAccessibleDescription(/fino a 2 volte a giornata[.]$/);
    await fold('Panchina, cambi e moduli');
    await fold('Senza voto e rinvii');
    await box('L’espulso senza voto prende 4').click();
    await page.getByLabelText('Voto', { exact: true }).last().fill('5');
    await expect.element(box('L’espulso senza voto prende 5')).toBeChecked();
    expect(latest.bonus.goalByLine).toEqual({ P: 3, D: 5, C: 3, A: 3 });
    expect(latest.officeReserve).toEqual({ vote: 4, goalkeeperVote: 3, uses: 2 });
    expect(latest.withoutVote).toEqual({ ...standard.withoutVote, sentOff: 5 });
    expect([...ruleProblems(latest)]).toEqual([]);
  });
});

describe('another preset', () => {
  const choice = () => page.getByLabelText('Regolamento di partenza');

  it('discards edited rules only after a question', async () => {
    await render(<Form first={withRule(standard, 'roster.credits', 1000)} />);
    await choice().selectOptions('classic-modern');
    await expect.element(page.getByText(/con «Classic moderno» le tue modifiche/)).toBeVisible();
    await page.getByRole('button', { name: 'Tieni le mie' }).click();
    expect([latest.preset, latest.roster.credits]).toEqual(['classic-standard', 1000]);
    await choice().selectOptions('classic-modern');
    await page.getByRole('button', { name: 'Cambia', exact: true }).click();
    expect([latest.preset, latest.roster.credits]).toEqual(['classic-modern', 500]);
  });

  it('is taken at once if nothing was edited', async () => {
    await render(<Form first={standard} />);
    await choice().selectOptions('classic-modern');
    await expect.poll(() => latest.preset).toBe('classic-modern');
  });
});
