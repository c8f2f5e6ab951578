/** `tredici fantasy lineup`: recommends a line-up for a case. */

import type { Candidate } from '@tredici/engine/fantasy/lineup/candidate';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import { EVENTS } from '@tredici/engine/fantasy/match-day';
import { areRolesOf } from '@tredici/engine/fantasy/rules/roles';
import { z } from 'zod';
import { fail, refuseUsage } from '../command.ts';
import { playerId, readCase, roles } from './case-file.ts';
import { readInput } from './score.ts';

const candidate = z.strictObject({
  id: playerId,
  name: z.string().optional(),
  roles,
  plays: z.number().min(0).max(1),
  vote: z.number().min(0).max(10),
  voteSd: z.number().min(0).max(5).default(0.57),
  events: z.partialRecord(z.enum([...EVENTS, 'cleanSheet']), z.number().min(0).max(20)).optional(),
});
const lineupCase = z.strictObject({
  rules: z.unknown(),
  players: z.array(candidate).max(200),
  locked: z.array(playerId).default([]),
  banned: z.array(playerId).default([]),
});

const REASONS = {
  'too-few-goalkeepers': 'there is no goalkeeper to start',
  'too-few-players': 'there are fewer than eleven players',
  'no-legal-module': 'no module of the championship can be filled as asked',
};

export async function run(args: readonly string[]): Promise<number> {
  const file = readInput(args);
  if (file === null) return refuseUsage('--in CASE.json is needed.', { name: 'fantasy' });
  const read = readCase(file, lineupCase);
  if (!read.ok) return fail(read.message);
  const { players, locked, banned } = read.value;
  const ids = new Set(players.map(({ id }) => id));
  if (ids.size < players.length) return fail('an id stands twice among the players.');
  const wrong = players.find((player) => !areRolesOf(read.rules.game, player.roles));
  if (wrong)
    return fail(`${wrong.id}: ${wrong.roles.join(', ')} are no roles of ${read.rules.game}.`);
  const stranger = [...locked, ...banned].find((id) => !ids.has(id));
  if (stranger !== undefined) return fail(`${stranger} is locked or banned, but no player.`);
  const recommending = recommendLineup(read.rules, players as readonly Candidate[], {
    locked,
    banned,
  });
  if (!recommending.ok) return fail(`${REASONS[recommending.reason]}.`);
  console.log(JSON.stringify(recommending.recommendation, null, 2));
  return 0;
}
