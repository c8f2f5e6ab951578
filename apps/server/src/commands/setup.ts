import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { loadSetup, type SetupState } from '#features/health/setup.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, refuseUsage } from './command.ts';
import { withLiveDatabase } from './live-database.ts';

export const command: Command = {
  name: 'setup',
  summary: 'Says what a live installation still needs before it can open, step by step',
  usage: `npm run tredici -- setup

Looks at the database of a live installation and says which steps are done: matches of past seasons,
names of clubs, forecasts. Ends with 0 where all are, else with 1 and the next command to run. A league
without past matches is not forecast: everything would be given the same odds.`,
  async run(args) {
    if (args.length > 0) return refuseUsage(`"${args[0]}" is one word too many.`, command);
    const config = configOrExit();
    return withLiveDatabase(config, async (db) => {
      const steps = stepsOf(await loadSetup(db, createClock(config.startsAt).now()));
      for (const { done, text } of steps) console.log(`${done ? '✓' : '·'} ${text}`);
      const next = steps.find(({ done }) => !done);
      console.log(next ? `Next: ${next.todo}` : 'Ready: set REGISTRATION=open and start.');
      return next ? 1 : 0;
    });
  },
};

export interface SetupStep {
  readonly done: boolean;
  readonly text: string;
  /** What to do where it is not done. */
  readonly todo: string;
}

/** Two seasons behind the running one: the ratings of a league need about that long to settle. */
const SEASONS_NEEDED = 2;

export function stepsOf({ leagues, unknownNames, forecasts, coming }: SetupState): SetupStep[] {
  const short = TOURNAMENTS.filter(
    ({ tournament_id }) => (leagues.get(tournament_id) ?? 0) < SEASONS_NEEDED,
  );
  const named = short.map(({ tournament_name }) => tournament_name).join(', ');
  return [
    {
      done: short.length === 0,
      text: short.length === 0 ? 'past seasons of every league' : `past seasons: short of ${named}`,
      todo: 'npm run tredici -- import football-data.co.uk --seasons all',
    },
    {
      done: unknownNames === 0,
      text: unknownNames === 0 ? 'every name of a club is known' : `${unknownNames} unknown names`,
      todo: 'npm run tredici -- alias list, then alias resolve for each',
    },
    {
      done: coming > 0,
      text: coming > 0 ? `${coming} matches to come` : 'no match to come is known',
      todo: 'npm run tredici -- import football-data.co.uk',
    },
    {
      done: forecasts > 0,
      text: forecasts > 0 ? `${forecasts} of them are forecast` : 'nothing is forecast yet',
      todo: 'npm run tredici -- forecast',
    },
  ];
}
