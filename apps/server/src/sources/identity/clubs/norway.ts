import { readClubTable } from '../club-table.ts';

export const NORWAY_CLUBS = readClubTable(
  'Norway',
  `
club         | football-data.co.uk | The Odds API                             | football-data.org
Aalesund     | =                   | Aalesunds FK; Aalesund FK                |
Bodø/Glimt   | Bodo/Glimt          | =; FK Bodø/Glimt                         |
Brann        | =                   | SK Brann                                 |
Bryne        | =                   | Bryne FK                                 |
Fredrikstad  | =                   | Fredrikstad FK                           |
HamKam       | Ham-Kam             | =; Hamarkameratene                       |
Haugesund    | =                   | FK Haugesund                             |
Hønefoss     | Honefoss            |                                          |
Jerv         | =                   | FK Jerv                                  |
KFUM Oslo    | =                   | =; KFUM                                  |
Kongsvinger  | =                   | Kongsvinger IL                           |
Kristiansund | =                   | Kristiansund BK                          |
Lillestrøm   | Lillestrom          | =; Lillestrøm SK                         |
Mjøndalen    | Mjondalen           | =; Mjøndalen IF                          |
Molde        | =                   | Molde FK                                 |
Odd          | =                   | Odd BK; Odds BK                          |
Ranheim      | =                   | Ranheim IL                               |
Rosenborg    | =                   | Rosenborg BK                             |
Sandefjord   | =                   | Sandefjord Fotball                       |
Sandnes Ulf  | Sandnes             |                                          |
Sarpsborg 08 | =                   | Sarpsborg FK; Sarpsborg; Sarpsborg 08 FF |
Sogndal      | =                   | Sogndal IL                               |
Stabæk       | Stabaek             | =; Stabæk Fotball                        |
Start        | =                   | IK Start                                 |
Strømsgodset | Stromsgodset        | =; Strømsgodset IF                       |
Tromsø       | Tromso              | =; Tromsø IL                             |
Ull/Kisa     | =                   |                                          |
Vålerenga    | Valerenga           | =; Vålerenga IF                          |
Viking       | =                   | Viking FK                                |
`,
);
