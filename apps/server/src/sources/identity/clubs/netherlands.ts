import { readClubTable } from '../club-table.ts';

export const NETHERLANDS_CLUBS = readClubTable(
  'Netherlands',
  `
club             | tiers | football-data.co.uk | The Odds API                  | football-data.org
PSV              | 111   | PSV Eindhoven       | PSV Eindhoven                 | =
Ajax             | 111   | =                   | =                             | AFC Ajax
Feyenoord        | 111   | =                   | =                             | Feyenoord Rotterdam
AZ               | 111   | AZ Alkmaar          | AZ Alkmaar                    | =
Twente           | 111   | =                   | FC Twente Enschede; FC Twente | FC Twente '65
Utrecht          | 111   | =                   | FC Utrecht                    | FC Utrecht
NEC Nijmegen     | 111   | Nijmegen            | =                             | NEC
Heerenveen       | 111   | =                   | SC Heerenveen                 | SC Heerenveen
Groningen        | 111   | =                   | FC Groningen                  | FC Groningen
Go Ahead Eagles  | 111   | =                   | =                             | =
Sparta Rotterdam | 111   | =                   | =                             | =
Fortuna Sittard  | 111   | For Sittard         | =                             | =
PEC Zwolle       | 111   | Zwolle              | FC Zwolle                     | =
Willem II        | 101   | =                   | =                             | Willem II Tilburg
Excelsior        | 011   | =                   | SBV Excelsior                 | SBV Excelsior
Telstar          | 011   | =                   | SC Telstar                    | Telstar 1963
Heracles         | 110   | =                   | Heracles Almelo               | Heracles Almelo
NAC Breda        | 110   | =                   | =                             | =
Cambuur          | 001   | =                   | SC Cambuur                    | SC Cambuur-Leeuwarden; SC Cambuur Leeuwarden
ADO Den Haag     | 001   | Den Haag            | =                             | =
Volendam         | 010   | =                   | FC Volendam                   | FC Volendam
RKC Waalwijk     | 100   | Waalwijk            | =                             | =
Almere City      | 100   | =                   | =; Almere City FC             | Almere City FC
De Graafschap    |       | Graafschap          | =                             |
Dordrecht        |       | =                   | FC Dordrecht                  |
Emmen            |       | FC Emmen            | FC Emmen                      | FC Emmen
Roda JC          |       | Roda                | =; Roda JC Kerkrade           |
Vitesse          |       | =                   | Vitesse Arnhem                | SBV Vitesse
VVV-Venlo        |       | VVV Venlo           | =                             | VVV Venlo
`,
);
