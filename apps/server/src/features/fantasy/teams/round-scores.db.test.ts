import type { LineupReply, Team, TeamRoundScore } from '@tredici/contract/teams';
import { SERIE_A } from '@tredici/contract/tournaments';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFantasyWorld, lineupOf } from '#testing/fantasy-world.ts';

const { ask, refused, addTeam, database } = await createFantasyWorld();

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
      switch: null,
      postponed: { known: [], counting: [] },
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

  test('count a postponed match as the rules say, also one that only the user knows of', async () => {
    const team = await addTeam({ name: 'Neve' });
    const { round } = await ask<LineupReply>('GET', `teams/${team.id}/lineup/`);
    const path = `teams/${team.id}/rounds/${round}/`;
    const lineup = lineupOf(team);
    await ask('POST', `teams/${team.id}/lineup/`, { ...lineup, round, version: 0 });
    const forward = team.players.find(({ player_id }) => player_id === lineup.starters[10])!;
    const votes = team.players
      .filter(({ club }) => club !== forward.club)
      .map(({ player_id }) => ({ player_id, vote: 6.5 }));
    const absent = team.players.filter(({ club }) => club === forward.club);
    const ids = absent.map(({ player_id }) => player_id);
    const scored = await ask<TeamRoundScore>('POST', path, { votes });
    expect(scored.counted.map(({ player_id }) => player_id)).not.toContain(forward.player_id);

    const words = ids.map((player_id) => ({ player_id, postponed: true }));
    const told = await ask<TeamRoundScore>('POST', path, { votes: [...votes, ...words] });
    expect(told.counted).toContainEqual(
      expect.objectContaining({ player_id: forward.player_id, vote: 6 }),
    );
    const reply = await ask<{ postponed: object; votes: object[] }>('GET', path);
    expect(reply.postponed).toEqual({ known: [], counting: expect.arrayContaining(ids) });
    // A word on a match is no vote.
    expect(reply.votes).toHaveLength(25 - ids.length);

    const tell = (status: string) =>
      database.db.execute(sql`
      update match set status = ${status}
      where source_data ->> 'round' = ${String(round)} and tournament_id = ${SERIE_A}
        and status in ('scheduled', 'postponed') and kickoff_utc > '2026-11-15'
        and (home_team_id in (select id from team where name = ${forward.club})
          or away_team_id in (select id from team where name = ${forward.club}))`);
    await tell('postponed');
    const known = await ask<{ postponed: { known: number[] }; unplayed: number }>('GET', path);
    expect(known.unplayed).toBe(9);
    expect(known.postponed.known).toEqual(expect.arrayContaining(ids));
    const six = await ask<TeamRoundScore>('POST', path, { votes });
    expect(six).toMatchObject({ total: told.total, complete: true });

    const { version } = await ask<Team>('GET', `teams/${team.id}/`);
    await ask('PATCH', `teams/${team.id}/`, { version, rules: { postponed: 'wait' } });
    const waiting = await ask<TeamRoundScore>('POST', path, { votes });
    expect(waiting.complete).toBe(false);
    expect(waiting.counted.map(({ player_id }) => player_id)).not.toContain(forward.player_id);
    await tell('scheduled');
  });

  test('exchange the pair of the switch if its starter is not in the real eleven', async () => {
    const team = await addTeam({ name: 'Switch', rules: { switch: 'basic' } });
    const { round } = await ask<LineupReply>('GET', `teams/${team.id}/lineup/`);
    const path = `teams/${team.id}/rounds/${round}/`;
    const lineup = lineupOf(team);
    const isDefender = (id: number) =>
      team.players.some(({ player_id, role }) => player_id === id && role === 'D');
    const pair = {
      starter: lineup.starters.find(isDefender)!,
      reserve: lineup.bench.find(isDefender)!,
    };
    const wrong = { ...lineup, switch: { ...pair, reserve: lineup.starters[0]! } };
    const handIn = `teams/${team.id}/lineup/`;
    expect(await refused('POST', handIn, { ...wrong, round, version: 0 })).toEqual([
      400,
      'lineup_refused',
    ]);
    const saved = { ...lineup, switch: pair, round, version: 0 };
    const reply = await ask<LineupReply>('POST', handIn, saved);
    expect(reply.lineup?.switch).toEqual(pair);
    const before = await ask<{ switch: object }>('GET', path);
    expect(before.switch).toEqual({ ...pair, started: null });
    const votes = team.players.map(({ player_id }) => ({
      player_id,
      vote: player_id === pair.reserve ? 7 : 6,
    }));
    const unknown = await ask<TeamRoundScore>('POST', path, { votes });
    expect(unknown.total).toBe(66);
    const told = votes.map((vote) =>
      vote.player_id === pair.starter ? { ...vote, started: false } : vote,
    );
    const switched = await ask<TeamRoundScore>('POST', path, { votes: told });
    expect(switched).toMatchObject({
      total: 67,
      switched: { out: pair.starter, in: pair.reserve },
    });
    const after = await ask<{ switch: object }>('GET', path);
    expect(after.switch).toEqual({ ...pair, started: false });
    // What was handed in still counts after the championship gave up the switch.
    const { version } = await ask<Team>('GET', `teams/${team.id}/`);
    await ask('PATCH', `teams/${team.id}/`, { version, rules: { switch: 'off' } });
    expect(await ask<TeamRoundScore>('POST', path, { votes: told })).toMatchObject({ total: 67 });
  });
});
