import { readClubTable } from '../club-table.ts';

export const SWEDEN_CLUBS = readClubTable(
  'Sweden',
  `
club           | football-data.co.uk   | The Odds API                    | football-data.org
AFC Eskilstuna | =                     | =                               |
AIK            | =                     | =; AIK Stockholm                |
Åtvidaberg     | Atvidabergs           |                                 |
Brage          | =                     | IK Brage                        |
Brommapojkarna | =                     | IF Brommapojkarna               |
Dalkurd        | =                     | Dalkurd FF                      |
Degerfors      | =                     | Degerfors IF                    |
Djurgården     | Djurgarden            | Djurgårdens IF                  |
Elfsborg       | =                     | IF Elfsborg                     |
Falkenberg     | Falkenbergs           | Falkenbergs FF                  |
GAIS           | =                     | =; GAIS Göteborg                |
Gefle          | =                     | Gefle IF                        |
Häcken         | Hacken                | BK Häcken                       |
Halmstad       | =                     | Halmstads BK                    |
Hammarby       | =                     | =; Hammarby IF                  |
Helsingborg    | =                     | Helsingborgs IF                 |
IFK Göteborg   | Goteborg              | =                               |
IFK Norrköping | Norrkoping            | =                               |
IFK Värnamo    | Varnamo               | =                               |
Jönköping      | Jonkopings            | Jönköpings Södra IF             |
Kalmar         | =                     | Kalmar FF                       |
Landskrona     | =                     | Landskrona BoIS                 |
Ljungskile     | =                     | Ljungskile SK                   |
Malmö          | Malmo FF              | Malmö FF                        |
Mjällby        | Mjallby               | Mjällby AIF                     |
Örebro         | Orebro                | Örebro SK                       |
Örgryte        | Orgryte               | Örgryte IS                      |
Öster          | Oster; Osters         | Östers IF                       |
Östersund      | Ostersunds            | Östersunds FK                   |
Sirius         | =                     | IK Sirius                       |
Sundsvall      | =                     | GIF Sundsvall                   |
Syrianska      | =                     |                                 |
Trelleborg     | Trelleborgs           | Trelleborgs FF                  |
Varberg        | =                     | Varbergs BoIS; Varbergs BoIS FC |
Västerås       | Vasteras SK; Vasteras | Västerås SK                     |
`,
);
