import { sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { TeamView } from './team-view.tsx';

beforeAll(() => loadMessages('teams', 'rules', 'fantasy', 'errors'));

const FULL = sampleTeam('classic-modern');
const EMPTY = { ...FULL, players: [] };
const onEdit = vi.fn();
const show = (team: typeof FULL) =>
  renderInRouter(
    <QueryProvider>
      <TeamView team={team} onEdit={onEdit} />
    </QueryProvider>,
  );
const lineup = () => page.getByRole('link', { name: 'Formazione' });

describe('the suggested action for a team', () => {
  it('is its line-up, as soon as it has players', async () => {
    await show(FULL);
    await expect.element(lineup()).toHaveAttribute('href', `/formazione/${FULL.id}`);
    await expect.element(page.getByRole('button', { name: 'Modifica' })).toBeVisible();
  });

  it('is adding players if it has none: by hand, or at the auction of its championship', async () => {
    const alone = await show({ ...EMPTY, championship_id: null });
    const add = page.getByRole('button', { name: 'Aggiungi giocatori' });
    const auction = page.getByRole('link', { name: 'Asta' });
    const lookOf = (one: typeof add) => one.element().className;
    await add.click();
    expect(onEdit).toHaveBeenCalledOnce();
    expect(lineup().elements()).toEqual([]);
    const [primary, plain] = [lookOf(add), lookOf(auction)];
    expect(primary).not.toBe(plain);
    await alone.unmount();
    await show({ ...EMPTY, championship_id: 3 });
    await expect.element(auction).toBeVisible();
    expect([lookOf(auction), lookOf(add)]).toEqual([primary, plain]);
  });
});
