import { type Deduction, deductPoints } from '#features/tables/deduct-points.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'deduct',
  summary: 'Takes points from a club in the table of its league, or gives them back',
  usage: `npm run tredici -- deduct <league> <season> <club> <points> --reason <why>

  <league>  as in addresses: italy-serie-a
  <season>  as 2025/26
  <club>    its name, as the table shows it
  <points>  how many; below zero gives back what was taken
  --reason  why, for who looks later

The chances of the season follow with the next run of "project-seasons".`,
  async run(args) {
    const asked = readDeduction(args);
    if ('problem' in asked) return refuseUsage(asked.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      const done = await deductPoints(db, asked, createClock(config.startsAt).now());
      if (!done.ok) return fail(done.message);
      console.log(`${asked.club}: ${-asked.points} points in ${asked.league} ${asked.season}`);
      return 0;
    });
  },
};

/** More than any league has ever taken is a slip of the hand. */
const MOST = 60;

export function readDeduction(args: readonly string[]): Deduction | { readonly problem: string } {
  // A number below zero is one of the words, not an option.
  const words = args.flatMap((word) => (/^-\d+$/.test(word) ? ['--', word] : [word]));
  const parsed = readWords(words, { reason: { type: 'string' } });
  if ('problem' in parsed) return parsed;
  const [league, season, club, written, ...rest] = parsed.positionals;
  if (!league || !season || !club || written === undefined || rest.length > 0)
    return { problem: 'say a league, a season, a club and how many points.' };
  const points = Number(written);
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > MOST)
    return { problem: `"${written}" is no number of points: use a whole one up to ${MOST}.` };
  const reason = parsed.values.reason?.trim();
  if (!reason) return { problem: '--reason <why> is missing.' };
  return { league, season, club, points, reason };
}
