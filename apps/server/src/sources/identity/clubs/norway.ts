import { readClubTable } from '../club-table.ts';

export const NORWAY_CLUBS = readClubTable(
  'Norway',
  `
club         | tiers | football-data.co.uk | The Odds API                             | football-data.org
Bodø/Glimt   | 111   | Bodo/Glimt          | =; FK Bodø/Glimt                         |
Viking       | 111   | =                   | Viking FK                                |
Brann        | 111   | =                   | SK Brann                                 |
Rosenborg    | 111   | =                   | Rosenborg BK                             |
Tromsø       | 111   | Tromso              | =; Tromsø IL                             |
Molde        | 111   | =                   | Molde FK                                 |
Fredrikstad  | 111   | =                   | Fredrikstad FK                           |
Sarpsborg 08 | 111   | =                   | Sarpsborg FK; Sarpsborg; Sarpsborg 08 FF |
Vålerenga    | 011   | Valerenga           | =; Vålerenga IF                          |
Lillestrøm   | 101   | Lillestrom          | =; Lillestrøm SK                         |
Sandefjord   | 111   | =                   | Sandefjord Fotball                       |
Kristiansund | 111   | =                   | Kristiansund BK                          |
HamKam       | 111   | Ham-Kam             | =; Hamarkameratene                       |
KFUM Oslo    | 111   | =                   | =; KFUM                                  |
Aalesund     | 001   | =                   | Aalesunds FK; Aalesund FK                |
Start        | 001   | =                   | IK Start                                 |
Strømsgodset | 110   | Stromsgodset        | =; Strømsgodset IF                       |
Haugesund    | 110   | =                   | FK Haugesund                             |
Bryne        | 010   | =                   | Bryne FK                                 |
Odd          | 100   | =                   | Odd BK; Odds BK                          |
Hønefoss     |       | Honefoss            |                                          |
Jerv         |       | =                   | FK Jerv                                  |
Kongsvinger  |       | =                   | Kongsvinger IL                           |
Mjøndalen    |       | Mjondalen           | =; Mjøndalen IF                          |
Ranheim      |       | =                   | Ranheim IL                               |
Sandnes Ulf  |       | Sandnes             |                                          |
Sogndal      |       | =                   | Sogndal IL                               |
Stabæk       |       | Stabaek             | =; Stabæk Fotball                        |
Ull/Kisa     |       | =                   |                                          |
`,
);
