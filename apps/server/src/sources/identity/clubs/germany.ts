import { readClubTable } from '../club-table.ts';

export const GERMANY_CLUBS = readClubTable(
  'Germany',
  `
club                     | tiers | football-data.co.uk       | The Odds API                    | football-data.org
Bayern Munich            | 111   | =                         | =                               | FC Bayern München
Borussia Dortmund        | 111   | Dortmund                  | =                               | =
Bayer Leverkusen         | 111   | Leverkusen                | =                               | Bayer 04 Leverkusen
RB Leipzig               | 111   | =                         | =                               | =
Stuttgart                | 111   | =                         | VfB Stuttgart                   | VfB Stuttgart
Eintracht Frankfurt      | 111   | Ein Frankfurt             | =                               | =
Hoffenheim               | 111   | =                         | TSG Hoffenheim                  | TSG 1899 Hoffenheim
Freiburg                 | 111   | =                         | SC Freiburg                     | SC Freiburg
Mainz                    | 111   | =                         | FSV Mainz 05                    | 1. FSV Mainz 05
Borussia Mönchengladbach | 111   | M'gladbach                | Borussia Monchengladbach        | =
Werder Bremen            | 111   | =                         | =                               | SV Werder Bremen
Union Berlin             | 111   | =                         | =; 1. FC Union Berlin           | 1. FC Union Berlin
Augsburg                 | 111   | =                         | FC Augsburg                     | FC Augsburg
Köln                     | 211   | FC Koln                   | 1. FC Köln                      | 1. FC Köln
Hamburg                  | 211   | =                         | Hamburger SV                    | Hamburger SV
Wolfsburg                | 112   | =                         | VfL Wolfsburg                   | VfL Wolfsburg
Schalke                  | 221   | Schalke 04                | FC Schalke 04                   | FC Schalke 04
St. Pauli                | 112   | St Pauli                  | FC St. Pauli                    | FC St. Pauli 1910
Heidenheim               | 112   | =                         | 1. FC Heidenheim                | 1. FC Heidenheim 1846
Elversberg               | 221   | =                         | SV 07 Elversberg; SV Elversberg |
Paderborn                | 221   | =                         | SC Paderborn; SC Paderborn 07   | SC Paderborn 07
Hertha Berlin            | 222   | Hertha                    | =                               | Hertha BSC
Hannover                 | 222   | =                         | Hannover 96                     | Hannover 96
Darmstadt                | 222   | =                         | SV Darmstadt 98                 | SV Darmstadt 98
Kaiserslautern           | 222   | =                         | 1. FC Kaiserslautern            | 1. FC Kaiserslautern
Holstein Kiel            | 122   | =                         | =                               | KSV Holstein Kiel
Bochum                   | 122   | =                         | VfL Bochum                      | VfL Bochum 1848
Nürnberg                 | 222   | Nurnberg                  | 1. FC Nürnberg                  | 1. FC Nürnberg
Karlsruhe                | 222   | =                         | Karlsruher SC                   | Karlsruher SC
Arminia Bielefeld        | 022   | Bielefeld                 | =                               | DSC Arminia Bielefeld
Dynamo Dresden           | 022   | Dresden                   | =                               | SG Dynamo Dresden
Magdeburg                | 222   | =                         | 1. FC Magdeburg                 | 1. FC Magdeburg
Greuther Fürth           | 222   | Greuther Furth            | =; SpVgg Greuther Fürth         | SpVgg Greuther Fürth
Eintracht Braunschweig   | 222   | Braunschweig              | =                               |
Energie Cottbus          | 002   | Cottbus                   | =                               | FC Energie Cottbus
Osnabrück                | 002   | Osnabruck                 | VfL Osnabrück                   |
Fortuna Düsseldorf       | 220   | Fortuna Dusseldorf        | =                               | =
Preußen Münster          | 220   | Preussen Munster; Munster | =; SC Preußen Münster           |
Ulm                      | 200   | =                         | SSV Ulm 1846                    | SSV Ulm 1846
Jahn Regensburg          | 200   | Regensburg                | =; SSV Jahn Regensburg          |
1860 Munich              |       | Munich 1860               | TSV 1860 München                | TSV 1860 München
Aalen                    |       | =                         | VfR Aalen                       |
Duisburg                 |       | =                         | MSV Duisburg                    |
Erzgebirge Aue           |       | =                         | =                               |
FSV Frankfurt            |       | Frankfurt FSV             |                                 |
Hansa Rostock            |       | =                         | =                               | FC Hansa Rostock
Ingolstadt               |       | =                         | FC Ingolstadt 04                | FC Ingolstadt 04
Sandhausen               |       | =                         | SV Sandhausen                   |
Wehen Wiesbaden          |       | Wehen                     | =; SV Wehen Wiesbaden           |
Würzburger Kickers       |       | Wurzburger Kickers        | =                               |
`,
);
