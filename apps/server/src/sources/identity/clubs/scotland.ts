import { readClubTable } from '../club-table.ts';

export const SCOTLAND_CLUBS = readClubTable(
  'Scotland',
  `
club            | tiers | football-data.co.uk | The Odds API                 | football-data.org
Celtic          | 111   | =                   | =; Celtic FC                 |
Rangers         | 111   | =                   | =; Rangers FC                |
Hearts          | 111   | =                   | Heart of Midlothian          |
Hibernian       | 111   | =                   | =; Hibernian FC              |
Motherwell      | 111   | =                   | =; Motherwell FC             |
Aberdeen        | 111   | =                   | =; Aberdeen FC               |
Dundee United   | 111   | =; Dundee Utd       | =                            |
Falkirk         | 011   | =                   | =; Falkirk FC                |
Kilmarnock      | 111   | =                   | =; Kilmarnock FC             |
St Mirren       | 111   | =                   | St. Mirren                   |
Dundee          | 111   | =                   | Dundee FC                    |
St Johnstone    | 101   | =                   | St. Johnstone                |
Livingston      | 010   | =                   | =; Livingston FC             |
Ross County     | 100   | =                   | =                            |
Hamilton        |       | =                   | Hamilton Academical          |
Inverness       |       | Inverness C         | Inverness Caledonian Thistle |
Partick Thistle |       | Partick             | =                            |
Raith Rovers    |       | Raith Rvs           | =                            |
`,
);
