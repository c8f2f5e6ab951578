import { readClubTable } from '../club-table.ts';

export const BELGIUM_CLUBS = readClubTable(
  'Belgium',
  `
club                 | tiers | football-data.co.uk           | The Odds API                                | football-data.org
Club Brugge          | 111   | =                             | Club Brugge KV                              |
Union Saint-Gilloise | 111   | St. Gilloise                  | Union SG; Royale Union Saint-Gilloise       |
Genk                 | 111   | =                             | KRC Genk; Racing Genk                       |
Anderlecht           | 111   | =                             | RSC Anderlecht                              |
Gent                 | 111   | =                             | KAA Gent                                    |
Antwerp              | 111   | =                             | Royal Antwerp; Royal Antwerp FC             |
Standard Liège       | 111   | Standard                      | Standard Liege; Standard de Liège           |
Mechelen             | 111   | =                             | KV Mechelen                                 |
Charleroi            | 111   | =                             | Sporting Charleroi; Sporting de Charleroi   |
Westerlo             | 111   | =                             | KVC Westerlo                                |
Sint-Truiden         | 111   | St Truiden                    | Sint-Truidense; Sint Truiden; St. Truidense |
OH Leuven            | 111   | Oud-Heverlee Leuven           | Leuven                                      |
Cercle Brugge        | 111   | =                             | Cercle Brugge KSV                           |
Zulte Waregem        | 011   | Waregem                       | SV Zulte-Waregem; SV Zulte Waregem          |
La Louvière          | 011   | La Louviere; RAAL La Louviere | RAAL La Louvière                            |
Kortrijk             | 101   | =                             | KV Kortrijk                                 |
Waasland-Beveren     | 001   | =; Beveren                    | SK Beveren                                  |
Dender               | 110   | =                             | FCV Dender EH                               |
Lommel               | 001   |                               |                                             |
Beerschot            | 100   | Beerschot VA                  | =; KFCO Beerschot-Wilrijk                   |
Eupen                |       | =                             | KAS Eupen                                   |
Lierse               |       | =                             | Lierse SK; Lierse K                         |
Lokeren              |       | =                             | KSC Lokeren                                 |
Mouscron             |       | =                             | Royal Excel Mouscron; Mouscron-Peruwelz     |
Oostende             |       | =                             | KV Oostende                                 |
RWDM                 |       | RWD Molenbeek                 | RWDM Brussels; RWDM Brussels FC             |
Seraing              |       | =                             | RFC Seraing                                 |
`,
);
