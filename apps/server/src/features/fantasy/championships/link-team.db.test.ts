import type { Championship } from '@tredici/contract/championships';
import type { Team } from '@tredici/contract/teams';
import { expect, test } from 'vitest';
import { createFantasyWorld } from '#testing/fantasy-world.ts';

const { addTeam, ask, call, refused } = await createFantasyWorld();

test('a team keeps its participant until that is moved to another team', async () => {
  const league = await ask<Championship>('POST', 'championships/', {
    name: 'Due squadre',
    rules: 'classic-standard',
    participants: ['Io', 'Lei'],
  });
  const [me, her] = league.participants;
  const place = { championship_id: league.id, participant_id: me!.id };
  const first = await addTeam({ ...place, name: 'Prima' });
  const teamsIn = async () =>
    (await ask<Championship>('GET', `championships/${league.id}/`)).participants.map(
      ({ team_id }) => team_id,
    );
  const made = await call('POST', 'teams/', { ...place, name: 'Mai fatta' });
  expect([made.statusCode, made.json()]).toMatchObject([
    400,
    { code: 'team_refused', problems: [{ code: 'participant-taken', detail: 'Prima' }] },
  ]);
  const second = await addTeam({ ...place, name: 'Seconda', participant_id: her!.id });
  const path = `teams/${second.id}/`;
  const move = { version: 1, name: 'Altra', ...place };
  expect(await refused('PATCH', path, move)).toEqual([400, 'team_refused']);
  expect(await teamsIn()).toEqual([first.id, second.id]);
  expect(await ask<Team>('GET', path)).toMatchObject({ name: 'Seconda', version: 1 });

  await ask('PATCH', path, { ...move, take_over: true });
  expect(await teamsIn()).toEqual([second.id, null]);
  expect(await ask<Team>('GET', `teams/${first.id}/`)).toMatchObject({
    championship_id: league.id,
    players: { length: 25 },
  });
  // Its own is no refusal.
  await ask('PATCH', path, { version: 2, ...place });
  expect(await teamsIn()).toEqual([second.id, null]);
});
