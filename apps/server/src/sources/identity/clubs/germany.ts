import { readClubTable } from '../club-table.ts';

export const GERMANY_CLUBS = readClubTable(
  'Germany',
  `
club                     | football-data.co.uk       | The Odds API                    | football-data.org
1860 Munich              | Munich 1860               | TSV 1860 München                | TSV 1860 München
Aalen                    | =                         | VfR Aalen                       |
Arminia Bielefeld        | Bielefeld                 | =                               | DSC Arminia Bielefeld
Augsburg                 | =                         | FC Augsburg                     | FC Augsburg
Bayer Leverkusen         | Leverkusen                | =                               | Bayer 04 Leverkusen
Bayern Munich            | =                         | =                               | FC Bayern München
Bochum                   | =                         | VfL Bochum                      | VfL Bochum 1848
Borussia Dortmund        | Dortmund                  | =                               | =
Borussia Mönchengladbach | M'gladbach                | Borussia Monchengladbach        | =
Darmstadt                | =                         | SV Darmstadt 98                 | SV Darmstadt 98
Duisburg                 | =                         | MSV Duisburg                    |
Dynamo Dresden           | Dresden                   | =                               | SG Dynamo Dresden
Eintracht Braunschweig   | Braunschweig              | =                               |
Eintracht Frankfurt      | Ein Frankfurt             | =                               | =
Elversberg               | =                         | SV 07 Elversberg; SV Elversberg |
Energie Cottbus          | Cottbus                   | =                               | FC Energie Cottbus
Erzgebirge Aue           | =                         | =                               |
Fortuna Düsseldorf       | Fortuna Dusseldorf        | =                               | =
Freiburg                 | =                         | SC Freiburg                     | SC Freiburg
FSV Frankfurt            | Frankfurt FSV             |                                 |
Greuther Fürth           | Greuther Furth            | =; SpVgg Greuther Fürth         | SpVgg Greuther Fürth
Hamburg                  | =                         | Hamburger SV                    | Hamburger SV
Hannover                 | =                         | Hannover 96                     | Hannover 96
Hansa Rostock            | =                         | =                               | FC Hansa Rostock
Heidenheim               | =                         | 1. FC Heidenheim                | 1. FC Heidenheim 1846
Hertha Berlin            | Hertha                    | =                               | Hertha BSC
Hoffenheim               | =                         | TSG Hoffenheim                  | TSG 1899 Hoffenheim
Holstein Kiel            | =                         | =                               | KSV Holstein Kiel
Ingolstadt               | =                         | FC Ingolstadt 04                | FC Ingolstadt 04
Jahn Regensburg          | Regensburg                | =; SSV Jahn Regensburg          |
Kaiserslautern           | =                         | 1. FC Kaiserslautern            | 1. FC Kaiserslautern
Karlsruhe                | =                         | Karlsruher SC                   | Karlsruher SC
Köln                     | FC Koln                   | 1. FC Köln                      | 1. FC Köln
Magdeburg                | =                         | 1. FC Magdeburg                 | 1. FC Magdeburg
Mainz                    | =                         | FSV Mainz 05                    | 1. FSV Mainz 05
Nürnberg                 | Nurnberg                  | 1. FC Nürnberg                  | 1. FC Nürnberg
Osnabrück                | Osnabruck                 | VfL Osnabrück                   |
Paderborn                | =                         | SC Paderborn; SC Paderborn 07   | SC Paderborn 07
Preußen Münster          | Preussen Munster; Munster | =; SC Preußen Münster           |
RB Leipzig               | =                         | =                               | =
Sandhausen               | =                         | SV Sandhausen                   |
Schalke                  | Schalke 04                | FC Schalke 04                   | FC Schalke 04
St. Pauli                | St Pauli                  | FC St. Pauli                    | FC St. Pauli 1910
Stuttgart                | =                         | VfB Stuttgart                   | VfB Stuttgart
Ulm                      | =                         | SSV Ulm 1846                    | SSV Ulm 1846
Union Berlin             | =                         | =; 1. FC Union Berlin           | 1. FC Union Berlin
Wehen Wiesbaden          | Wehen                     | =; SV Wehen Wiesbaden           |
Werder Bremen            | =                         | =                               | SV Werder Bremen
Wolfsburg                | =                         | VfL Wolfsburg                   | VfL Wolfsburg
Würzburger Kickers       | Wurzburger Kickers        | =                               |
`,
);
