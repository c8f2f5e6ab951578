import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { syncDemoUsers } from '#features/accounts/demo-users.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedPlayerWorld } from '#testing/player-world.ts';
import { addDemoLeagues } from './fantasy-league.ts';
import { writeOrigin } from './mode-guard.ts';

const NOW = new Date('2026-11-15T04:00:00Z');
const clock = { now: () => NOW };

test('each user of the demonstration finds a league with whole rosters, once', async () => {
  const { db } = await createTestDatabase();
  await seedPlayerWorld(db, NOW);
  await inTransaction(db, (tx) => writeOrigin(tx, { seed: 13, beganAt: NOW.getTime() }));
  await syncDemoUsers(db, 'demo', NOW, { hash: async () => 'x' });
  await addDemoLeagues(db, clock);
  const count = async () => {
    const { rows } = await db.execute(sql`
      select (select count(*) from championship)::int as championships,
        (select count(*) from fantasy_team)::int as teams,
        (select count(*) from fantasy_team_player)::int as players,
        (select count(*) from championship_purchase)::int as purchases,
        (select max(spent) from (select sum(price) as spent from championship_purchase
          group by participant_id) s)::int as dearest,
        (select count(distinct round) from championship_total)::int as rounds,
        (select count(*) from fantasy_round_score)::int as scores,
        (select count(*) from fantasy_round_score s
          join championship_participant p on p.team_id = s.team_id
          join championship_total t on t.participant_id = p.id and t.round = s.round
          where t.total = (s.score ->> 'total')::float8)::int as agreeing,
        (select count(*) from championship_total where total not between 40 and 110)::int as odd`);
    return rows[0]!;
  };
  const made = await count();
  expect(made).toMatchObject({ championships: 2, teams: 2, players: 50, purchases: 400, odd: 0 });
  expect(made.dearest).toBeLessThanOrEqual(500);
  expect(made.rounds).toBeGreaterThanOrEqual(8);
  // The first has played since the season began, and made what the league's table says.
  expect([made.scores, made.agreeing]).toEqual([made.rounds, made.rounds]);
  await db.execute(sql`delete from fantasy_team`);
  await addDemoLeagues(db, clock);
  expect(await count()).toMatchObject({ championships: 2, teams: 0 });
});
