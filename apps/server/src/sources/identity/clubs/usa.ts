import { readClubTable } from '../club-table.ts';

export const USA_CLUBS = readClubTable(
  'USA',
  `
club                   | tiers | football-data.co.uk          | The Odds API           | football-data.org
Inter Miami            | 111   | =                            | Inter Miami CF         |
Vancouver Whitecaps    | 111   | =                            | Vancouver Whitecaps FC |
Philadelphia Union     | 111   | =                            | =                      |
Los Angeles FC         | 111   | =                            | =; LAFC                |
FC Cincinnati          | 111   | =                            | =                      |
San Diego FC           | 011   | San Diego                    | =                      |
Columbus Crew          | 111   | =                            | Columbus Crew SC       |
Seattle Sounders       | 111   | =                            | Seattle Sounders FC    |
Charlotte FC           | 111   | Charlotte                    | =                      |
Minnesota United       | 111   | =                            | Minnesota United FC    |
New York City FC       | 111   | New York City                | =                      |
LA Galaxy              | 111   | Los Angeles Galaxy           | =                      |
Nashville SC           | 111   | =                            | =                      |
Austin FC              | 111   | =                            | =                      |
Orlando City           | 111   | =                            | Orlando City SC        |
Portland Timbers       | 111   | =                            | =                      |
Chicago Fire           | 111   | =                            | =; Chicago Fire FC     |
FC Dallas              | 111   | =                            | =                      |
New York Red Bulls     | 111   | =                            | =                      |
Real Salt Lake         | 111   | =                            | =                      |
New England Revolution | 111   | =                            | =                      |
San Jose Earthquakes   | 111   | =                            | =                      |
Atlanta United         | 111   | Atlanta Utd; Atlanta United  | Atlanta United FC      |
Colorado Rapids        | 111   | =                            | =                      |
Toronto FC             | 111   | =                            | =                      |
Houston Dynamo         | 111   | =                            | =; Houston Dynamo FC   |
CF Montréal            | 111   | CF Montreal; Montreal Impact | =                      |
St. Louis City         | 111   | =                            | St. Louis City SC      |
DC United              | 111   | =                            | D.C. United            |
Sporting Kansas City   | 111   | =; Sporting KC               | =                      |
Chivas USA             |       | =                            |                        |
`,
);
