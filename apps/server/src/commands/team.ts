import {
  mergeTeamsByOperator,
  renameByOperator,
} from '#features/ingestion/corrections/correct-team.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'team',
  summary: 'Renames a club, or makes one of two that are the same',
  usage: `npm run tredici -- team rename <country> <club> <new name>
       npm run tredici -- team merge <country> <club> <club that stays>

  <country>  as Italy, in English
  <club>     its name, as the table of its league shows it
  merge      matches, names at the providers, favourites and deductions go over to the club that stays;
             a match that both had becomes one, with the prices and forecasts of both

Forecasts and tables follow by their jobs; frozen forecasts keep the name they were frozen with. What is
changed is recorded (operator_action).`,
  async run(args) {
    const order = readTeamOrder(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      const asked = { ...order, now: createClock(config.startsAt).now() };
      if (order.action === 'rename') {
        const done = await renameByOperator(db, asked);
        if (!done.ok) return fail(done.message);
        console.log(`${order.name} is called ${done.value.name}`);
        return 0;
      }
      const done = await mergeTeamsByOperator(db, asked);
      if (!done.ok) return fail(done.message);
      const { team, matches } = done.value;
      console.log(`${order.name} is ${team.name} now; ${matches} matches became one with another`);
      return 0;
    });
  },
};

interface Order {
  readonly action: 'rename' | 'merge';
  readonly country: string;
  readonly name: string;
  readonly to: string;
}

export function readTeamOrder(args: readonly string[]): Order | { readonly problem: string } {
  const parsed = readWords(args, {});
  if ('problem' in parsed) return parsed;
  const [action, ...words] = parsed.positionals;
  if (action !== 'rename' && action !== 'merge') {
    return { problem: 'say what to do: team rename or merge.' };
  }
  const [country, name, to, ...rest] = words.map((word) => word.trim());
  if (!country || !name || !to) {
    return { problem: `say a country, a club and ${WANTED[action]}.` };
  }
  if (rest.length > 0) {
    return { problem: `"${rest[0]}" is one word too many: put names into quotation marks.` };
  }
  return { action, country, name, to };
}

const WANTED = { rename: 'its new name', merge: 'the club that stays' };
