import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { syncDemoUsers } from '#features/accounts/demo-users.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedPlayerWorld } from '#testing/player-world.ts';
import { addDemoAuction, addDemoLeagues } from './fantasy-league.ts';
import { writeOrigin } from './mode-guard.ts';

const NOW = new Date('2026-11-15T04:00:00Z');
const clock = { now: () => NOW };

test('each user of the demonstration has a league with complete rosters, once', async () => {
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
  // The first has played since the season began, and scored what the league's table shows.
  expect([made.scores, made.agreeing]).toEqual([made.rounds, made.rounds]);
  // The first has a second league, in the middle of its auction.
  await addDemoAuction(db, clock);
  const { rows } = await db.execute(sql`
    select u.email, count(*)::int as sold, count(distinct participant_id)::int as buyers,
      string_agg(distinct p.role, '') as roles,
      (select count(*) from fantasy_team_player o join fantasy_team t on t.id = o.team_id
        where t.championship_id = c.id)::int as own
    from championship c join app_user u on u.id = c.user_id
      join championship_purchase p on p.championship_id = c.id
    where c.id = (select max(id) from championship) group by c.id, u.email`);
  expect(rows).toEqual([
    { email: 'pro@tredici.test', sold: 112, buyers: 8, roles: 'CDP', own: 14 },
  ]);
  await db.execute(sql`delete from championship where id = (select max(id) from championship)`);
  await db.execute(sql`delete from fantasy_team`);
  await addDemoLeagues(db, clock);
  await addDemoAuction(db, clock);
  expect(await count()).toMatchObject({ championships: 2, teams: 0 });
});
