import { readClubTable } from '../club-table.ts';

export const PORTUGAL_CLUBS = readClubTable(
  'Portugal',
  `
club                 | tiers | football-data.co.uk | The Odds API                      | football-data.org
Sporting CP          | 111   | Sp Lisbon           | Sporting Lisbon                   | Sporting Clube de Portugal
Porto                | 111   | =                   | FC Porto                          | FC Porto
Benfica              | 111   | =                   | =                                 | Sport Lisboa e Benfica; SL Benfica
Sporting Braga       | 111   | Sp Braga            | Braga; SC Braga                   | Sporting Clube de Braga
Vitória de Guimarães | 111   | Guimaraes           | Vitória SC; Vitória Guimarães     | Vitória SC
Famalicão            | 111   | Famalicao           | =; Famalicao                      | FC Famalicão
Gil Vicente          | 111   | =                   | =                                 | Gil Vicente FC
Moreirense           | 111   | =                   | Moreirense FC                     | Moreirense FC
Estoril              | 111   | =                   | =                                 | GD Estoril Praia
Santa Clara          | 111   | =                   | =                                 | CD Santa Clara
Rio Ave              | 111   | =                   | Rio Ave FC                        | Rio Ave FC
Casa Pia             | 111   | =                   | =                                 | Casa Pia AC
Arouca               | 111   | =                   | =; FC Arouca                      | FC Arouca
Nacional             | 111   | =                   | CD Nacional; C.D. Nacional        | CD Nacional
Estrela da Amadora   | 111   | Estrela             | CF Estrela; Estrela Amadora       | CF Estrela da Amadora
Alverca              | 011   | =                   | FC Alverca                        | FC Alverca
Marítimo             | 001   | Maritimo            | Maritimo                          | CS Marítimo
AVS                  | 110   | =                   | AVS Futebol SAD                   | AVS
Académico de Viseu   | 001   |                     |                                   |
Tondela              | 010   | =                   | =                                 | CD Tondela
Farense              | 100   | =                   | SC Farense                        | SC Farense
Boavista             | 100   | =                   | Boavista Porto                    | Boavista FC
Académica            |       | Academica           |                                   | Académica de Coimbra
Aves                 |       | =                   | Desportivo Aves                   | CD Aves
Belenenses           |       | =                   | =; B-SAD; Belenenses SAD          | CF Os Belenenses
Chaves               |       | =                   | =                                 | GD Chaves
Feirense             |       | =                   | =                                 | CD Feirense
Paços de Ferreira    |       | Pacos Ferreira      | Pacos de Ferreira; Paços Ferreira | FC Paços de Ferreira
Penafiel             |       | =                   | =                                 | FC Penafiel
Portimonense         |       | =                   | =                                 | Portimonense SC
União da Madeira     |       | Uniao Madeira       |                                   |
União de Leiria      |       | Uniao Leiria        | =                                 | UD Leiria
Vitória de Setúbal   |       | Setubal             | Vitória Setúbal                   | Vitória FC
Vizela               |       | =                   | =                                 | FC Vizela
`,
);
