import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { NEW_CHAMPIONSHIP } from './championship-draft.ts';
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
});
