import { readClubTable } from '../club-table.ts';

export const NETHERLANDS_CLUBS = readClubTable(
  'Netherlands',
  `
club             | football-data.co.uk | The Odds API                  | football-data.org
ADO Den Haag     | Den Haag            | =                             | =
Ajax             | =                   | =                             | AFC Ajax
Almere City      | =                   | =; Almere City FC             | Almere City FC
AZ               | AZ Alkmaar          | AZ Alkmaar                    | =
Cambuur          | =                   | SC Cambuur                    | SC Cambuur-Leeuwarden; SC Cambuur Leeuwarden
De Graafschap    | Graafschap          | =                             |
Dordrecht        | =                   | FC Dordrecht                  |
Emmen            | FC Emmen            | FC Emmen                      | FC Emmen
Excelsior        | =                   | SBV Excelsior                 | SBV Excelsior
Feyenoord        | =                   | =                             | Feyenoord Rotterdam
Fortuna Sittard  | For Sittard         | =                             | =
Go Ahead Eagles  | =                   | =                             | =
Groningen        | =                   | FC Groningen                  | FC Groningen
Heerenveen       | =                   | SC Heerenveen                 | SC Heerenveen
Heracles         | =                   | Heracles Almelo               | Heracles Almelo
NAC Breda        | =                   | =                             | =
NEC Nijmegen     | Nijmegen            | =                             | NEC
PEC Zwolle       | Zwolle              | FC Zwolle                     | =
PSV              | PSV Eindhoven       | PSV Eindhoven                 | =
RKC Waalwijk     | Waalwijk            | =                             | =
Roda JC          | Roda                | =; Roda JC Kerkrade           |
Sparta Rotterdam | =                   | =                             | =
Telstar          | =                   | SC Telstar                    | Telstar 1963
Twente           | =                   | FC Twente Enschede; FC Twente | FC Twente '65
Utrecht          | =                   | FC Utrecht                    | FC Utrecht
Vitesse          | =                   | Vitesse Arnhem                | SBV Vitesse
Volendam         | =                   | FC Volendam                   | FC Volendam
VVV-Venlo        | VVV Venlo           | =                             | VVV Venlo
Willem II        | =                   | =                             | Willem II Tilburg
`,
);
