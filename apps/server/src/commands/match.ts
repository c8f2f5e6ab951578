import type { Correction } from '#db/schema/football.ts';
import { mergeByOperator } from '#features/ingestion/corrections/merge-stored-matches.ts';
import { correctMatch } from '#features/matches/correct-match.ts';
import type { StoredMatch } from '#features/matches/store.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readInstant, readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'match',
  summary:
    'Corrects a match where the providers are wrong: result, kick-off, that it is void or there twice',
  usage: `npm run tredici -- match result <id> <home>-<away> [--awarded]
       npm run tredici -- match void <id>
       npm run tredici -- match move <id> <instant>
       npm run tredici -- match merge <id> <other id>
       npm run tredici -- match release <id>

  <id>       the number in the address of the match's page
  result     how it ended, as 2-1; --awarded where that was decided at a table, which returns stakes
  void       it does not count: stakes are returned
  move       its kick-off, with its zone, as 2026-03-14T20:45:00+01:00
  merge      the two are one match: it goes on under the first number, with the prices and forecasts of
             both; the result is kept whichever has it. What is frozen under the other becomes void
  release    takes all of that back, but for a merge: from their next answer on the providers' word counts again

What is said here stands whatever the providers say later. Forecasts, bets and plans are settled anew by
their jobs. Every correction is recorded with what was there before (table operator_action).`,
  async run(args) {
    const order = readCorrection(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      const now = createClock(config.startsAt).now();
      if (order.action === 'merge') {
        const { matchId, otherId } = order;
        const done = await mergeByOperator(db, { keptId: matchId, otherId, now });
        if (!done.ok) return fail(done.message);
        console.log(`match ${otherId} is match ${matchId} now: ${sayMatch(done.value)}`);
        return 0;
      }
      const { matchId, correction, action } = order;
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
interface MergeOrder {
  readonly action: 'merge';
  readonly matchId: number;
  readonly otherId: number;
}
type Read = Order | MergeOrder | { readonly problem: string };

export function readCorrection(args: readonly string[]): Read {
  const parsed = readWords(args, { awarded: { type: 'boolean', default: false } });
  if ('problem' in parsed) return parsed;
  const { awarded } = parsed.values;
  const [action, id, value, ...rest] = parsed.positionals;
  if (!isAction(action)) {
    return { problem: 'say what to do: match result, void, move, merge or release.' };
  }
  if (!isId(id)) return { problem: 'say which match: its number.' };
  const matchId = Number(id);
  const takesValue = action === 'result' || action === 'move' || action === 'merge';
  const extra = takesValue ? rest[0] : value;
  if (extra !== undefined) return { problem: `"${extra}" is one word too many.` };
  if (awarded && action !== 'result') return { problem: '--awarded goes with a result.' };
  if (action === 'merge') {
    if (!isId(value)) return { problem: 'say which other match it is: its number.' };
    return { action, matchId, otherId: Number(value) };
  }
  if (action === 'void') return { action, matchId, correction: { status: 'cancelled' } };
  if (action === 'release') return { action, matchId, correction: null };
  return action === 'result' ? readResult(matchId, value, awarded) : readMove(matchId, value);
}

const ACTIONS = ['result', 'void', 'move', 'merge', 'release'] as const;
const isAction = (word: string | undefined): word is (typeof ACTIONS)[number] =>
  ACTIONS.some((action) => action === word);
const isId = (word: string | undefined): boolean => /^[1-9]\d{0,8}$/.test(word ?? '');

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
