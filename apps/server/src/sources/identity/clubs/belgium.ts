import { readClubTable } from '../club-table.ts';

export const BELGIUM_CLUBS = readClubTable(
  'Belgium',
  `
club                 | football-data.co.uk           | The Odds API                                | football-data.org
Anderlecht           | =                             | RSC Anderlecht                              |
Antwerp              | =                             | Royal Antwerp; Royal Antwerp FC             |
Beerschot            | Beerschot VA                  | =; KFCO Beerschot-Wilrijk                   |
Cercle Brugge        | =                             | Cercle Brugge KSV                           |
Charleroi            | =                             | Sporting Charleroi; Sporting de Charleroi   |
Club Brugge          | =                             | Club Brugge KV                              |
Dender               | =                             | FCV Dender EH                               |
Eupen                | =                             | KAS Eupen                                   |
Genk                 | =                             | KRC Genk; Racing Genk                       |
Gent                 | =                             | KAA Gent                                    |
Kortrijk             | =                             | KV Kortrijk                                 |
La Louvière          | La Louviere; RAAL La Louviere | RAAL La Louvière                            |
Lierse               | =                             | Lierse SK; Lierse K                         |
Lokeren              | =                             | KSC Lokeren                                 |
Mechelen             | =                             | KV Mechelen                                 |
Mouscron             | =                             | Royal Excel Mouscron; Mouscron-Peruwelz     |
OH Leuven            | Oud-Heverlee Leuven           | Leuven                                      |
Oostende             | =                             | KV Oostende                                 |
RWDM                 | RWD Molenbeek                 | RWDM Brussels; RWDM Brussels FC             |
Seraing              | =                             | RFC Seraing                                 |
Sint-Truiden         | St Truiden                    | Sint-Truidense; Sint Truiden; St. Truidense |
Standard Liège       | Standard                      | Standard Liege; Standard de Liège           |
Union Saint-Gilloise | St. Gilloise                  | Union SG; Royale Union Saint-Gilloise       |
Waasland-Beveren     | =; Beveren                    | SK Beveren                                  |
Westerlo             | =                             | KVC Westerlo                                |
Zulte Waregem        | Waregem                       | SV Zulte-Waregem; SV Zulte Waregem          |
`,
);
