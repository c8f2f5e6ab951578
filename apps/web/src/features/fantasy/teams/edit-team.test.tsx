import { sampleMarket } from '@tredici/contract/testing/fantasy-samples';
import { sampleTeam } from '@tredici/contract/testing/team-samples';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { fantasyQueries } from '../queries.ts';
import { EditTeam } from './edit-team.tsx';

beforeAll(() => loadMessages('teams', 'rules', 'fantasy', 'forecasts', 'errors', 'catalogue'));
afterEach(() => vi.restoreAllMocks());

const team = { ...sampleTeam('classic-standard'), championship_id: null, version: 1 };
const newer = { ...team, name: 'Dell’altra', version: 2 };

/** A team that another tab saves while it is being changed here. */
function InTwoTabs() {
  const [known, setKnown] = useState(team);
  return (
    <>
      <button type="button" onClick={() => setKnown(newer)}>
        altra scheda
      </button>
      <EditTeam team={known} onDone={() => {}} />
    </>
  );
}

it('does not overwrite what another tab saved before reporting it', async () => {
  queryClient.clear();
  queryClient.setQueryData(fantasyQueries.market().queryKey, sampleMarket());
  const sent: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'PATCH') {
      const { version } = JSON.parse(String(init.body));
      sent.push(version);
      return version === newer.version
        ? Response.json({ ...newer, version: 3 })
        : Response.json({ detail: 'Changed.', code: 'conflict' }, { status: 409 });
    }
    const isTeam = new URL(String(url), location.href).pathname.endsWith(`/teams/${team.id}/`);
    return Response.json(isTeam ? newer : { results: [] });
  });
  await renderInRouter(
    <QueryProvider>
      <InTwoTabs />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Nome', exact: true }).click();
  const name = page.getByLabelText('Nome della squadra');
  await userEvent.fill(name, 'La mia');
  await page.getByRole('button', { name: 'altra scheda' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('salvata da un’altra scheda o da un altro dispositivo');
  await expect.element(name).toHaveValue('La mia');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await vi.waitFor(() => expect(sent).toEqual([1, 2]));
  await vi.waitFor(() =>
    expect(takeNotifications()).toMatchObject([{ message: 'Squadre aggiornata con successo!' }]),
  );
});
