import type { LineupReply, TeamRoundScore } from '@tredici/contract/teams';
import { describe, expect, test } from 'vitest';
import { createFantasyWorld, lineupOf } from '#testing/fantasy-world.ts';

const { ask, refused, addTeam } = await createFantasyWorld();

describe('rounds', () => {
  test('are scored with known and given votes, beside the best possible line-up', async () => {
    const team = await addTeam({ name: 'Punti' });
    const { round } = await ask<LineupReply>('GET', `teams/${team.id}/lineup/`);
    const path = `teams/${team.id}/rounds/${round}/`;
    expect(await refused('POST', path, { votes: [] })).toEqual([404, 'not_found']);
    expect(await ask('GET', path)).toEqual({
      round,
      has_lineup: false,
      // The whole next round.
      unplayed: 10,
      left: [],
      votes: [],
      score: null,
    });
    await ask('POST', `teams/${team.id}/lineup/`, { ...lineupOf(team), round, version: 0 });
    const votes = team.players.map(({ player_id }, at) => ({
      player_id,
      vote: at === 0 ? null : 6,
      ...(at === 24 ? { events: { goals: 2 } } : {}),
    }));
    const score = await ask<TeamRoundScore>('POST', path, { votes });
    // The second goalkeeper replaces the first; the forward with two goals was not in the line-up.
    expect(score).toMatchObject({ total: 66, goals: 1, module: '4-4-2', best: { total: 72 } });
    expect(score.substitutions).toHaveLength(1);
    const season = await ask<{ results: TeamRoundScore[] }>('GET', `teams/${team.id}/rounds/`);
    expect(season.results).toEqual([score]);
    const reply = await ask<{ votes: object[] }>('GET', path);
    expect(reply).toMatchObject({ has_lineup: true, score: { total: 66 } });
    expect(reply.votes).toHaveLength(25);
    expect(reply.votes).toContainEqual({ ...votes[24], events: { goals: 2 }, is_own: true });
  });

  test('are scored with the line-up as it was saved, whichever players were sold or rules changed since', async () => {
    const team = await addTeam({ name: 'Mercato' });
    const { round } = await ask<LineupReply>('GET', `teams/${team.id}/lineup/`);
    const path = (which: number) => `teams/${team.id}/rounds/${which}/`;
    const lineup = { ...lineupOf(team), round, version: 0 };
    await ask('POST', `teams/${team.id}/lineup/`, lineup);
    const votes = team.players.map(({ player_id }) => ({ player_id, vote: 6 }));
    const scorer = { player_id: lineup.starters[10]!, vote: 6, events: { goals: 1 } };
    const given = [...votes.filter(({ player_id }) => player_id !== scorer.player_id), scorer];
    const before = await ask<TeamRoundScore>('POST', path(round!), { votes: given });
    expect(before.total).toBe(69);

    const players = team.players
      .filter(({ player_id }) => player_id !== scorer.player_id)
      .map(({ player_id, price }) => ({ player_id, price }));
    const rules = { modules: ['3-4-3'], bench: { size: 1, perRole: null } };
    await ask('PATCH', `teams/${team.id}/`, { version: team.version, players, rules });
    const { left } = await ask<{ left: { player_id: number; name: string }[] }>(
      'GET',
      path(round!),
    );
    const sold = team.players.find(({ player_id }) => player_id === scorer.player_id)!;
    expect(left).toMatchObject([{ player_id: sold.player_id, name: sold.name }]);
    const again = await ask<TeamRoundScore>('POST', path(round!), { votes: given });
    expect(again).toMatchObject({ total: 69, module: '4-4-2' });
    // When the line-up is reused after the sale, a reserve replaces the player who was sold.
    const next = await ask<TeamRoundScore>('POST', path(round! + 1), {
      votes: votes.filter(({ player_id }) => player_id !== sold.player_id),
    });
    expect(next.substitutions).toMatchObject([{ out: sold.player_id }]);
  });
});
