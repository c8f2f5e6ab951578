import { readClubTable } from '../club-table.ts';

export const USA_CLUBS = readClubTable(
  'USA',
  `
club                   | football-data.co.uk          | The Odds API           | football-data.org
Atlanta United         | Atlanta Utd; Atlanta United  | Atlanta United FC      |
Austin FC              | =                            | =                      |
CF Montréal            | CF Montreal; Montreal Impact | =                      |
Charlotte FC           | Charlotte                    | =                      |
Chicago Fire           | =                            | =; Chicago Fire FC     |
Chivas USA             | =                            |                        |
Colorado Rapids        | =                            | =                      |
Columbus Crew          | =                            | Columbus Crew SC       |
DC United              | =                            | D.C. United            |
FC Cincinnati          | =                            | =                      |
FC Dallas              | =                            | =                      |
Houston Dynamo         | =                            | =; Houston Dynamo FC   |
Inter Miami            | =                            | Inter Miami CF         |
LA Galaxy              | Los Angeles Galaxy           | =                      |
Los Angeles FC         | =                            | =; LAFC                |
Minnesota United       | =                            | Minnesota United FC    |
Nashville SC           | =                            | =                      |
New England Revolution | =                            | =                      |
New York City FC       | New York City                | =                      |
New York Red Bulls     | =                            | =                      |
Orlando City           | =                            | Orlando City SC        |
Philadelphia Union     | =                            | =                      |
Portland Timbers       | =                            | =                      |
Real Salt Lake         | =                            | =                      |
San Diego FC           | San Diego                    | =                      |
San Jose Earthquakes   | =                            | =                      |
Seattle Sounders       | =                            | Seattle Sounders FC    |
Sporting Kansas City   | =; Sporting KC               | =                      |
St. Louis City         | =                            | St. Louis City SC      |
Toronto FC             | =                            | =                      |
Vancouver Whitecaps    | =                            | Vancouver Whitecaps FC |
`,
);
