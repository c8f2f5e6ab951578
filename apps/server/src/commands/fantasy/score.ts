/** `tredici fantasy score`: scores the match-day of a case. */
import { parseArgs } from 'node:util';
import type { LineupProblem } from '@tredici/engine/fantasy/scoring/check-lineup';
import { scoreFixture, scoreTeam } from '@tredici/engine/fantasy/scoring/score-matchday';
import { fail, refuseUsage } from '../command.ts';
import { readCase, scoreCase } from './case-file.ts';

export async function run(args: readonly string[]): Promise<number> {
  const file = readInput(args);
  if (file === null) return refuseUsage('--in CASE.json is needed.', { name: 'fantasy' });
  const read = readCase(file, scoreCase);
  if (!read.ok) return fail(read.message);
  const { players, lineup, opponent } = read.value;
  const team = { players: players as Team['players'], lineup: lineup as Team['lineup'] };
  const scoring = opponent
    ? scoreFixture(read.rules, team, opponent as Team)
    : scoreTeam(read.rules, team);
  if (!scoring.ok) return fail(`the line-up is refused: ${inWords(scoring.problems)}.`);
  console.log(JSON.stringify(scoring.score, null, 2));
  return 0;
}

/** zod writes what may be missing as `| undefined`; the engine's types do not. */
type Team = Parameters<typeof scoreTeam>[1];

export const inWords = (problems: readonly LineupProblem[]) =>
  problems
    .map(({ code, detail }) => `${code.replaceAll('-', ' ')}${detail ? ` (${detail})` : ''}`)
    .join('; ');

export function readInput(args: readonly string[]): string | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { in: { type: 'string' } } });
    return values.in ?? null;
  } catch {
    return null;
  }
}
