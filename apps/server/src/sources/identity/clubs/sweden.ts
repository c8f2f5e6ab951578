import { readClubTable } from '../club-table.ts';

export const SWEDEN_CLUBS = readClubTable(
  'Sweden',
  `
club           | tiers | football-data.co.uk   | The Odds API                    | football-data.org
Malmö          | 111   | Malmo FF              | Malmö FF                        |
Hammarby       | 111   | =                     | =; Hammarby IF                  |
Mjällby        | 111   | Mjallby               | Mjällby AIF                     |
Djurgården     | 111   | Djurgarden            | Djurgårdens IF                  |
AIK            | 111   | =                     | =; AIK Stockholm                |
Elfsborg       | 111   | =                     | IF Elfsborg                     |
Häcken         | 111   | Hacken                | BK Häcken                       |
GAIS           | 111   | =                     | =; GAIS Göteborg                |
IFK Göteborg   | 111   | Goteborg              | =                               |
Sirius         | 111   | =                     | IK Sirius                       |
Brommapojkarna | 111   | =                     | IF Brommapojkarna               |
Halmstad       | 111   | =                     | Halmstads BK                    |
Kalmar         | 101   | =                     | Kalmar FF                       |
Västerås       | 101   | Vasteras SK; Vasteras | Västerås SK                     |
Degerfors      | 011   | =                     | Degerfors IF                    |
IFK Norrköping | 110   | Norrkoping            | =                               |
Örgryte        | 001   | Orgryte               | Örgryte IS                      |
IFK Värnamo    | 110   | Varnamo               | =                               |
Öster          | 010   | Oster; Osters         | Östers IF                       |
AFC Eskilstuna |       | =                     | =                               |
Åtvidaberg     |       | Atvidabergs           |                                 |
Brage          |       | =                     | IK Brage                        |
Dalkurd        |       | =                     | Dalkurd FF                      |
Falkenberg     |       | Falkenbergs           | Falkenbergs FF                  |
Gefle          |       | =                     | Gefle IF                        |
Helsingborg    |       | =                     | Helsingborgs IF                 |
Jönköping      |       | Jonkopings            | Jönköpings Södra IF             |
Landskrona     |       | =                     | Landskrona BoIS                 |
Ljungskile     |       | =                     | Ljungskile SK                   |
Örebro         |       | Orebro                | Örebro SK                       |
Östersund      |       | Ostersunds            | Östersunds FK                   |
Sundsvall      |       | =                     | GIF Sundsvall                   |
Syrianska      |       | =                     |                                 |
Trelleborg     |       | Trelleborgs           | Trelleborgs FF                  |
Varberg        |       | =                     | Varbergs BoIS; Varbergs BoIS FC |
`,
);
