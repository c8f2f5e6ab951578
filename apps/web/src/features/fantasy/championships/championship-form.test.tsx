import type { Championship } from '@tredici/contract/championships';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { draftOf, NEW_CHAMPIONSHIP } from './championship-draft.ts';
import { ChampionshipForm } from './championship-form.tsx';

beforeAll(() => loadMessages('championships', 'rules', 'fantasy', 'errors'));

const field = () => page.getByLabelText('Partecipanti');

describe('the participants of a championship', () => {
  it('are marked at their field with the name that is wrong, and are not sent', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    await renderInRouter(
      <QueryProvider>
        <ChampionshipForm
          championship={null}
          first={{ ...NEW_CHAMPIONSHIP, name: 'Bar' }}
          onSaved={() => {}}
        />
      </QueryProvider>,
    );
    const say = async (names: string, words: string) => {
      await userEvent.fill(field(), names);
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field()).toHaveAccessibleDescription(new RegExp(words));
    };
    await userEvent.fill(field(), 'Anna');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Crea campionato' }).click();
    await say('Anna', 'I partecipanti sono da 2 a 20');
    await say('Anna\nUno\nAnna', '«Anna» c’è due volte');
    await say(`Uno\nCarlo ${'x'.repeat(60)}`, '«Carlo x+…» è un nome troppo lungo');
    await page.getByRole('button', { name: 'Crea campionato' }).click();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.fill(field(), 'Anna\nUno');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    asked.mockRestore();
  });

  it('stay as they are once there are results, which is said before they are sent', async () => {
    const match = { home: 1, away: 2, home_total: 70, away_total: 66, home_goals: 1 };
    const championship: Championship = {
      id: 3,
      name: 'Bar',
      version: 1,
      rules: NEW_CHAMPIONSHIP.rules,
      participants: ['Anna', 'Uno'].map((name, at) => ({ id: at + 1, name, team_id: null })),
      calendar: [{ round: 1, matches: [{ ...match, away_goals: 1 }] }],
      standings: [],
      created_at: '2026-08-01T10:00:00.000Z',
      updated_at: '2026-08-01T10:00:00.000Z',
    };
    const answer = { code: 'participants_fixed', message: 'Results are in.' };
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(answer, { status: 409 }));
    await renderInRouter(
      <QueryProvider>
        <ChampionshipForm
          championship={championship}
          first={draftOf(championship)}
          onSaved={() => {}}
        />
      </QueryProvider>,
    );
    await expect.element(field()).toHaveAccessibleDescription(/Ci sono già risultati/);
    await userEvent.fill(field(), 'Anna\nUno\nBea');
    await expect.element(field()).toHaveAccessibleDescription(/nello stesso ordine: Anna, Uno/);
    await page.getByRole('button', { name: 'Salva' }).click();
    expect(asked).not.toHaveBeenCalled();
    // A result that was entered elsewhere meanwhile: the server's answer is not taken for another change.
    await userEvent.fill(field(), 'Anna B\nUno');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect
      .element(page.getByText(/i partecipanti si possono rinominare, ma non aggiungere/))
      .toBeVisible();
    await expect.element(page.getByText(/Nel frattempo/)).not.toBeInTheDocument();
    asked.mockRestore();
  });
});
