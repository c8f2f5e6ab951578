import { type Command, refuseUsage } from './command.ts';

/** Each is read only when it is asked for. */
const ACTIONS: Readonly<
  Record<string, () => Promise<{ run(args: readonly string[]): Promise<number> }>>
> = {
  project: () => import('./fantasy/project.ts'),
  score: () => import('./fantasy/score.ts'),
};

export const command: Command = {
  name: 'fantasy',
  summary: 'Projects a fantasy season and scores a match-day, from files, without a database',
  usage: `npm run tredici -- fantasy project --stats FILE[,FILE…] --quotes FILE --season 2024/25 [--football FOLDER] --out FILE.csv
npm run tredici -- fantasy score --in CASE.json

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
