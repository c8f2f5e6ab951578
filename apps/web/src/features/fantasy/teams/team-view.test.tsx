import { sampleTeam } from '@tredici/contract/testing/team-samples';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { TeamView } from './team-view.tsx';

beforeAll(() => loadMessages('teams', 'rules', 'fantasy', 'errors'));

const FULL = sampleTeam('classic-modern');
const EMPTY = { ...FULL, players: [] };
const onEdit = vi.fn();
afterEach(() => vi.restoreAllMocks());
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

it('is duplicated under a name that is cut between its characters', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code: 'limit_reached' }, { status: 400 }));
  await show({ ...FULL, name: '😀'.repeat(60) });
  await page.getByRole('button', { name: 'Duplica' }).click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const { name } = JSON.parse(String(fetched.mock.calls[0]![1]!.body)) as { name: string };
  expect(name).toBe(`Copia di ${'😀'.repeat(51)}`);
});

it("begins the names of a role at one line, whatever the width of Mantra's plates", async () => {
  await show(sampleTeam('mantra-standard'));
  const midfielders = FULL.players.filter(({ role }) => role === 'C');
  const starts = midfielders.map(
    ({ name }) =>
      page.getByRole('link', { name, exact: true }).element().getBoundingClientRect().left,
  );
  expect(new Set(starts).size).toBe(1);
});
