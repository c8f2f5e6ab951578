import { readClubTable } from '../club-table.ts';

export const GREECE_CLUBS = readClubTable(
  'Greece',
  `
club             | tiers | football-data.co.uk | The Odds API                           | football-data.org
Olympiacos       | 111   | Olympiakos          | Olympiakos Piraeus; Olympiacos Piraeus |
AEK Athens       | 111   | AEK                 | =; AEK Athens FC                       |
PAOK             | 111   | =                   | PAOK Thessaloniki; PAOK Salonika       |
Panathinaikos    | 111   | =                   | Panathinaikos FC                       |
Aris             | 111   | =                   | Aris Thessaloniki; Aris Salonika       |
Levadiakos       | 111   | Levadeiakos         | =                                      |
OFI Crete        | 111   | =                   | =; OFI                                 |
Volos            | 111   | Volos NFC           | Volos FC                               |
Atromitos        | 111   | =                   | Atromitos Athens                       |
Kifisia          | 011   | =; Kifisias         | AE Kifisias; Kifisias FC               |
Panetolikos      | 111   | =                   | Panaitolikos; Panetolikos Agrinio      |
Asteras Tripolis | 111   | =                   | =; Asteras AKTOR                       |
Iraklis          | 001   | =                   | =                                      |
Kalamata         | 001   | =                   | =                                      |
Panserraikos     | 110   | =                   | Panserraikos FC                        |
Larissa          | 010   | Larisa              | =; AEL Larissa; AEL                    |
Lamia            | 100   | =                   | PAS Lamia 1964; PAS Lamia              |
Athens Kallithea | 100   | Kallithea           | =; Kallithea                           |
Apollon Smyrnis  |       | Apollon             | =                                      |
Ergotelis        |       | =                   |                                        |
Ionikos          |       | =                   | Ionikos FC                             |
Kalloni          |       | =                   |                                        |
Kerkyra          |       | =                   |                                        |
Niki Volou       |       | Niki Volos          |                                        |
Panionios        |       | =                   |                                        |
Panthrakikos     |       | =                   |                                        |
PAS Giannina     |       | Giannina            | =                                      |
Platanias        |       | =                   |                                        |
Veria            |       | =                   |                                        |
Xanthi           |       | =                   | Xanthi FC; FC Xanthi                   |
`,
);
