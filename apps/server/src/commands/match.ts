import { correctMatch } from '#features/matches/correct-match.ts';
import type { Correction, StoredMatch } from '#features/matches/store.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readInstant, readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'match',
  summary:
    'Corrects a match where the providers are wrong: its result, its kick-off, or that it is void',
  usage: `npm run tredici -- match result <id> <home>-<away> [--awarded]
       npm run tredici -- match void <id>
       npm run tredici -- match move <id> <instant>
       npm run tredici -- match release <id>

  <id>       the number in the address of the match's page
  result     how it ended, as 2-1; --awarded where that was decided at a table, which returns stakes
  void       it does not count: stakes are returned
  move       its kick-off, with its zone, as 2026-03-14T20:45:00+01:00
  release    takes all of that back: from their next answer on the providers' word counts again

What is said here stands whatever the providers say later. Forecasts, bets and plans are settled anew by
their jobs. Every correction is written down with what was there before (table operator_action).`,
  async run(args) {
    const order = readCorrection(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      const { matchId, correction, action } = order;
      const now = createClock(config.startsAt).now();
      const asked = { matchId, correction, command: `match ${action}`, now };
      const done = await correctMatch(db, asked);
      if (!done.ok) return fail(done.message);
      console.log(`match ${matchId} was ${sayMatch(done.value.before)}`);
      console.log(`match ${matchId} is  ${sayMatch(done.value.after)}`);
      return 0;
    });
  },
};

function sayMatch({ status, homeGoals, awayGoals, kickoff }: StoredMatch): string {
  const score = homeGoals === null ? '' : ` ${homeGoals}-${awayGoals}`;
  return `${status}${score}, kick-off ${kickoff.toISOString()}`;
}

interface Order {
  readonly action: 'result' | 'void' | 'move' | 'release';
  readonly matchId: number;
  readonly correction: Correction | null;
}
type Read = Order | { readonly problem: string };

export function readCorrection(args: readonly string[]): Read {
  const parsed = readWords(args, { awarded: { type: 'boolean', default: false } });
  if ('problem' in parsed) return parsed;
  const { awarded } = parsed.values;
  const [action, id, value, ...rest] = parsed.positionals;
  if (action !== 'result' && action !== 'void' && action !== 'move' && action !== 'release') {
    return { problem: 'say what to do: match result, void, move or release.' };
  }
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) return { problem: 'say which match: its number.' };
  const matchId = Number(id);
  const takesValue = action === 'result' || action === 'move';
  const extra = takesValue ? rest[0] : value;
  if (extra !== undefined) return { problem: `"${extra}" is one word too many.` };
  if (awarded && action !== 'result') return { problem: '--awarded goes with a result.' };
  if (action === 'void') return { action, matchId, correction: { status: 'cancelled' } };
  if (action === 'release') return { action, matchId, correction: null };
  return action === 'result' ? readResult(matchId, value, awarded) : readMove(matchId, value);
}

function readResult(matchId: number, value: string | undefined, awarded: boolean): Read {
  const [, home, away] = /^(\d{1,2})-(\d{1,2})$/.exec(value ?? '') ?? [];
  if (home === undefined) return { problem: 'say the result, as 2-1.' };
  const status = awarded ? 'awarded' : 'finished';
  const score = { home: Number(home), away: Number(away) };
  return { action: 'result', matchId, correction: { status, score } };
}

function readMove(matchId: number, value: string | undefined): Read {
  const at = readInstant(value);
  if (!at) return { problem: 'say the kick-off with its zone, as 2026-03-14T20:45:00+01:00.' };
  const correction = { status: 'scheduled', kickoff: at.toISOString() } as const;
  return { action: 'move', matchId, correction };
}
