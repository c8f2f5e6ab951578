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
import { teamQueries } from './queries.ts';

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
      <EditTeam team={known} onDone={() => {}} problem={() => null} />
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

it('shows whose a participant is, and takes it over only when asked again', async () => {
  const { id, rules, created_at, updated_at } = team;
  const times = { created_at, updated_at };
  const playing = { ...team, championship_id: 3 };
  const league = {
    ...{ id: 3, name: 'Lega del bar', version: 1, rules, calendar: [], standings: [] },
    participants: [
      { id: 31, name: 'Paola', team_id: id },
      { id: 32, name: 'Franco', team_id: 8 },
    ],
    ...times,
  };
  queryClient.clear();
  queryClient.setQueryData(fantasyQueries.market().queryKey, sampleMarket());
  queryClient.setQueryData(teamQueries.championship(3).queryKey, league);
  queryClient.setQueryData(teamQueries.teams().queryKey, {
    results: [
      { id, name: team.name, ...times },
      { id: 8, name: 'Riserve', ...times },
    ],
  });
  const sent: object[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href);
    if (init?.method !== 'PATCH') {
      const isLeague = pathname.endsWith('/championships/3/');
      const list = queryClient.getQueryData(teamQueries.teams().queryKey);
      return Response.json(
        isLeague ? league : pathname.endsWith('/teams/') ? list : { results: [] },
      );
    }
    const { participant_id, take_over } = JSON.parse(String(init.body));
    sent.push({ participant_id, take_over });
    if (take_over) return Response.json({ ...playing, version: 2 });
    const problems = [{ code: 'participant-taken', detail: 'Riserve' }];
    return Response.json({ detail: 'No.', code: 'team_refused', problems }, { status: 400 });
  });
  const onDone = vi.fn();
  await renderInRouter(
    <QueryProvider>
      <EditTeam team={playing} onDone={onDone} problem={() => null} />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Nome', exact: true }).click();
  const participant = page.getByLabelText('Partecipi come');
  await expect
    .poll(() => [...(participant.element() as HTMLSelectElement).options].map(({ text }) => text))
    .toEqual(['Non ancora', 'Paola', 'Franco (già della squadra «Riserve»)']);
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  const move = page.getByRole('button', { name: 'Spostalo qui e salva' });
  await participant.selectOptions('32');
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Il partecipante scelto è già della squadra «Riserve».');
  await expect.element(move).toBeVisible();
  // The question was about that participant only.
  await participant.selectOptions('31');
  await expect.element(move).not.toBeInTheDocument();
  await participant.selectOptions('32');
  await save.click();
  await move.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { participant_id: 32 },
    { participant_id: 32 },
    { participant_id: 32, take_over: true },
  ]);
  takeNotifications();
});

it('is not offered while the championship cannot be loaded, or saving would give the participant up', async () => {
  queryClient.clear();
  queryClient.setQueryData(fantasyQueries.market().queryKey, sampleMarket());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ detail: 'Down.', code: 'internal' }, { status: 500 }),
  );
  await renderInRouter(
    <QueryProvider>
      <EditTeam
        team={{ ...team, championship_id: 3 }}
        onDone={() => {}}
        problem={() => <p>Riprova più tardi</p>}
      />
    </QueryProvider>,
  );
  await expect.element(page.getByText('Riprova più tardi')).toBeVisible();
  expect(page.getByRole('button', { name: 'Salva', exact: true }).elements()).toEqual([]);
});
