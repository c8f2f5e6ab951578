import { readClubTable } from '../club-table.ts';

export const GREECE_CLUBS = readClubTable(
  'Greece',
  `
club             | football-data.co.uk | The Odds API                           | football-data.org
AEK Athens       | AEK                 | =; AEK Athens FC                       |
Apollon Smyrnis  | Apollon             | =                                      |
Aris             | =                   | Aris Thessaloniki; Aris Salonika       |
Asteras Tripolis | =                   | =; Asteras AKTOR                       |
Athens Kallithea | Kallithea           | =; Kallithea                           |
Atromitos        | =                   | Atromitos Athens                       |
Ergotelis        | =                   |                                        |
Ionikos          | =                   | Ionikos FC                             |
Iraklis          | =                   | =                                      |
Kalamata         | =                   | =                                      |
Kalloni          | =                   |                                        |
Kerkyra          | =                   |                                        |
Kifisia          | =; Kifisias         | AE Kifisias; Kifisias FC               |
Lamia            | =                   | PAS Lamia 1964; PAS Lamia              |
Larissa          | Larisa              | =; AEL Larissa; AEL                    |
Levadiakos       | Levadeiakos         | =                                      |
Niki Volou       | Niki Volos          |                                        |
OFI Crete        | =                   | =; OFI                                 |
Olympiacos       | Olympiakos          | Olympiakos Piraeus; Olympiacos Piraeus |
Panathinaikos    | =                   | Panathinaikos FC                       |
Panetolikos      | =                   | Panaitolikos; Panetolikos Agrinio      |
Panionios        | =                   |                                        |
Panserraikos     | =                   | Panserraikos FC                        |
Panthrakikos     | =                   |                                        |
PAOK             | =                   | PAOK Thessaloniki; PAOK Salonika       |
PAS Giannina     | Giannina            | =                                      |
Platanias        | =                   |                                        |
Veria            | =                   |                                        |
Volos            | Volos NFC           | Volos FC                               |
Xanthi           | =                   | Xanthi FC; FC Xanthi                   |
`,
);
