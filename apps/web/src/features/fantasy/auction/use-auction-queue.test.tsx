import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { deviceStorage } from '#lib/device/storage.ts';
import { withWaiting } from './auction-queue.ts';
import { auctionQueries } from './queries.ts';
import { useAuctionQueue } from './use-auction-queue.ts';

const CHAMPIONSHIP = 3;
const WANTED = { participantId: 10, playerId: 100, price: 7 };

afterEach(() => {
  deviceStorage.removeStarting('tredici.auction.');
  queryClient.clear();
});

function Board() {
  const { queue, buy, undo } = useAuctionQueue(CHAMPIONSHIP, 1);
  const shown = withWaiting([], queue);
  return (
    <>
      <button type="button" onClick={() => buy(WANTED)}>
        Compra
      </button>
      <ul>
        {shown.map((bought) => (
          <li key={bought.playerId}>
            <button type="button" onClick={() => undo(bought)}>
              Annulla {bought.playerId}
            </button>
          </li>
        ))}
      </ul>
      <p>{queue.length} in attesa</p>
    </>
  );
}

it('undoes a purchase that arrived though its answer did not', async () => {
  const row = {
    id: 9,
    participant_id: 10,
    player_id: 100,
    role: 'A',
    price: 7,
    created_at: '2026-09-01T10:00:00.000Z',
  };
  let isCut = true;
  let sold: (typeof row)[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    asked.push(method!);
    if (method === 'GET' && !isCut) return Response.json({ results: sold, held: [] });
    if (method === 'DELETE' && !isCut) {
      sold = [];
      return new Response(null, { status: 204 });
    }
    const isSold = sold.length > 0;
    if (method === 'POST') sold = [row];
    if (isCut) throw new TypeError('Failed to fetch');
    return isSold
      ? Response.json(
          {
            code: 'purchase_refused',
            detail: '',
            problems: [{ code: 'already-sold', detail: '' }],
          },
          { status: 400 },
        )
      : Response.json(row, { status: 201 });
  });
  queryClient.setQueryData(auctionQueries.purchases(CHAMPIONSHIP).queryKey, {
    results: [],
    held: [],
  });
  await render(
    <QueryProvider>
      <Board />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Compra' }).click();
  await expect.poll(() => asked).toContain('POST');
  await page.getByRole('button', { name: 'Annulla 100' }).click();
  await expect.element(page.getByText('1 in attesa')).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  expect(sold).toEqual([row]);
  isCut = false;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('0 in attesa')).toBeVisible();
  expect(sold).toEqual([]);
});
