/** `tredici fantasy lineup`: recommends a line-up for a case. */

import { chancesOf, likeliestToWin } from '@tredici/engine/fantasy/lineup/chances';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import { areRolesOf } from '@tredici/engine/fantasy/rules/roles';
import { checkLineup } from '@tredici/engine/fantasy/scoring/check-lineup';
import { EVENTS, type Lineup } from '@tredici/engine/fantasy/scoring/match-day';
import { z } from 'zod';
import { fail, refuseUsage } from '../command.ts';
import { lineup, playerId, readCase, roles } from './case-file.ts';
import { inWords, readInput } from './score.ts';

const candidate = z.strictObject({
  id: playerId,
  name: z.string().optional(),
  roles,
  plays: z.number().min(0).max(1),
  vote: z.number().min(0).max(10),
  voteSd: z.number().min(0).max(5).default(0.57),
  events: z.partialRecord(z.enum([...EVENTS, 'cleanSheet']), z.number().min(0).max(20)).optional(),
});
const players = z.array(candidate).max(200);
const lineupCase = z.strictObject({
  rules: z.unknown(),
  players,
  locked: z.array(playerId).default([]),
  banned: z.array(playerId).default([]),
  forced: z.array(playerId).default([]),
  modules: z.array(z.string()).optional(),
  opponent: z.strictObject({ players, lineup }).optional(),
  venue: z.enum(['home', 'away']).optional(),
  rounds: z.int().min(1).max(100_000).default(10_000),
  seed: z.int().min(0).default(1),
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
  const { rules, value } = read;
  const { locked, banned, forced, modules, rounds, seed, venue = null } = value;
  // zod writes what may be missing as `| undefined`; the engine's types do not.
  const own = value.players as readonly Candidate[];
  const opponent = value.opponent as { players: readonly Candidate[]; lineup: Lineup } | undefined;
  const ids = new Set(own.map(({ id }) => id));
  if (ids.size < own.length) return fail('an id stands twice among the players.');
  const wrong = [...own, ...(opponent?.players ?? [])].find(
    (player) => !areRolesOf(rules.game, player.roles),
  );
  if (wrong) return fail(`${wrong.id}: ${wrong.roles.join(', ')} are no roles of ${rules.game}.`);
  const stranger = [...locked, ...banned, ...forced].find((id) => !ids.has(id));
  if (stranger !== undefined)
    return fail(`${stranger} is locked, forced or banned, but no player.`);
  const theirs = opponent && checkLineup(rules, opponent.players, opponent.lineup);
  if (theirs?.ok === false) {
    return fail(`the opponent’s line-up is refused: ${inWords(theirs.problems)}.`);
  }
  const wishes = { locked, banned, forced, ...(modules ? { modules } : {}) };
  const facing =
    opponent?.players.filter(({ id }) => opponent.lineup.starters.includes(id)) ?? null;
  const recommending = recommendLineup(rules, own, wishes, facing);
  if (!recommending.ok) return fail(`${REASONS[recommending.reason]}.`);
  const { recommendation, search } = recommending;
  const drawing = { rounds, seed, venue };
  const side = { players: own, lineup: recommendation };
  const chances = chancesOf(rules, side, opponent ?? null, drawing);
  if (!chances) return fail('the opponent’s line-up names more players than can be looked at.');
  const toWin = opponent
    ? likeliestToWin(rules, own, wishes, search, opponent, drawing)
    : undefined;
  console.log(JSON.stringify({ ...recommendation, chances, likeliestToWin: toWin }, null, 2));
  return 0;
}
