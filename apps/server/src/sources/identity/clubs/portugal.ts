import { readClubTable } from '../club-table.ts';

export const PORTUGAL_CLUBS = readClubTable(
  'Portugal',
  `
club                 | football-data.co.uk | The Odds API                      | football-data.org
Académica            | Academica           |                                   | Académica de Coimbra
Alverca              | =                   | FC Alverca                        | FC Alverca
Arouca               | =                   | =; FC Arouca                      | FC Arouca
Aves                 | =                   | Desportivo Aves                   | CD Aves
AVS                  | =                   | AVS Futebol SAD                   | AVS
Belenenses           | =                   | =; B-SAD; Belenenses SAD          | CF Os Belenenses
Benfica              | =                   | =                                 | Sport Lisboa e Benfica; SL Benfica
Boavista             | =                   | Boavista Porto                    | Boavista FC
Casa Pia             | =                   | =                                 | Casa Pia AC
Chaves               | =                   | =                                 | GD Chaves
Estoril              | =                   | =                                 | GD Estoril Praia
Estrela da Amadora   | Estrela             | CF Estrela; Estrela Amadora       | CF Estrela da Amadora
Famalicão            | Famalicao           | =; Famalicao                      | FC Famalicão
Farense              | =                   | SC Farense                        | SC Farense
Feirense             | =                   | =                                 | CD Feirense
Gil Vicente          | =                   | =                                 | Gil Vicente FC
Marítimo             | Maritimo            | Maritimo                          | CS Marítimo
Moreirense           | =                   | Moreirense FC                     | Moreirense FC
Nacional             | =                   | CD Nacional; C.D. Nacional        | CD Nacional
Paços de Ferreira    | Pacos Ferreira      | Pacos de Ferreira; Paços Ferreira | FC Paços de Ferreira
Penafiel             | =                   | =                                 | FC Penafiel
Portimonense         | =                   | =                                 | Portimonense SC
Porto                | =                   | FC Porto                          | FC Porto
Rio Ave              | =                   | Rio Ave FC                        | Rio Ave FC
Santa Clara          | =                   | =                                 | CD Santa Clara
Sporting Braga       | Sp Braga            | Braga; SC Braga                   | Sporting Clube de Braga
Sporting CP          | Sp Lisbon           | Sporting Lisbon                   | Sporting Clube de Portugal
Tondela              | =                   | =                                 | CD Tondela
União da Madeira     | Uniao Madeira       |                                   |
União de Leiria      | Uniao Leiria        | =                                 | UD Leiria
Vitória de Guimarães | Guimaraes           | Vitória SC; Vitória Guimarães     | Vitória SC
Vitória de Setúbal   | Setubal             | Vitória Setúbal                   | Vitória FC
Vizela               | =                   | =                                 | FC Vizela
`,
);
