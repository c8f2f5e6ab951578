import { readClubTable } from '../club-table.ts';

export const SCOTLAND_CLUBS = readClubTable(
  'Scotland',
  `
club            | football-data.co.uk | The Odds API                 | football-data.org
Aberdeen        | =                   | =; Aberdeen FC               |
Celtic          | =                   | =; Celtic FC                 |
Dundee          | =                   | Dundee FC                    |
Dundee United   | =; Dundee Utd       | =                            |
Falkirk         | =                   | =; Falkirk FC                |
Hamilton        | =                   | Hamilton Academical          |
Hearts          | =                   | Heart of Midlothian          |
Hibernian       | =                   | =; Hibernian FC              |
Inverness       | Inverness C         | Inverness Caledonian Thistle |
Kilmarnock      | =                   | =; Kilmarnock FC             |
Livingston      | =                   | =; Livingston FC             |
Motherwell      | =                   | =; Motherwell FC             |
Partick Thistle | Partick             | =                            |
Raith Rovers    | Raith Rvs           | =                            |
Rangers         | =                   | =; Rangers FC                |
Ross County     | =                   | =                            |
St Johnstone    | =                   | St. Johnstone                |
St Mirren       | =                   | St. Mirren                   |
`,
);
