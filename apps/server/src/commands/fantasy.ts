import { type Command, refuseUsage } from './command.ts';

/** Each is read only when it is asked for. */
const ACTIONS: Readonly<
  Record<string, () => Promise<{ run(args: readonly string[]): Promise<number> }>>
> = {
  project: () => import('./fantasy/project.ts'),
  score: () => import('./fantasy/score.ts'),
  lineup: () => import('./fantasy/lineup.ts'),
  read: () => import('./fantasy/read.ts'),
};

export const command: Command = {
  name: 'fantasy',
  summary:
    'Projects a fantasy season, scores and recommends line-ups, from files, without a database',
  usage: `npm run tredici -- fantasy project --stats FILE[,FILE…] --quotes FILE --season 2024/25 [--football FOLDER] --out FILE.csv
npm run tredici -- fantasy score --in CASE.json
npm run tredici -- fantasy lineup --in CASE.json
npm run tredici -- fantasy read --as quotes|statistics|votes|league --in FILE

project  --stats     Statistiche of earlier seasons (xlsx or csv); the season is in the title or name
         --quotes    Quotazioni of the season; market values count only while no price has moved
         --season    the season to project
         --football  folder laid out as {season}/{division}.csv of football-data.co.uk: prices of
                     Serie A before 1 August tell the strength of clubs
         --out       columns id,role,pv,mv,fm,fm_low,fm_high,value (80% interval; credits of 500)

score    --in        {"rules", "players", "lineup"} and, to play against somebody, "opponent":
                     {"players", "lineup"}. Prints JSON.
         rules       a preset's name, or an object with any part of a championship's rules
         players     [{"id", "roles", "vote": number or null, "events": {"goals": 1, …}}]
         lineup      {"module", "starters", "bench", "captain", "vice"}

lineup   --in        {"rules", "players"} and, where wished, "locked" (must start), "forced" (must be
                     named), "banned": ids; "modules": names; "opponent": {"players", "lineup"};
                     "rounds" (10000) and "seed" of the simulated rounds. Prints JSON: the line-up, what
                     its expectation is made of, the second best, and chances of goals and results.
         players     [{"id", "roles", "plays": 0 to 1, "vote", "voteSd", "events": {"goals": 0.3, …}}]:
                     mean vote and expected events, given that the player gets a vote

read     --in        a list (xlsx or csv): prints as JSON its rows, and the problems by sheet and row

The rules and every event: docs/models/fantasy.md`,
  async run([name, ...args]) {
    const load = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!load) {
      return refuseUsage(`say what to do: ${Object.keys(ACTIONS).join(', ')}.`, command);
    }
    const action = await load();
    return action.run(args);
  },
};
