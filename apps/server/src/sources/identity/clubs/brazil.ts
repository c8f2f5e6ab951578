import { readClubTable } from '../club-table.ts';

export const BRAZIL_CLUBS = readClubTable(
  'Brazil',
  `
club                 | tiers | football-data.co.uk | The Odds API                       | football-data.org
Flamengo             | 111   | Flamengo RJ         | =                                  | CR Flamengo
Palmeiras            | 111   | =                   | =                                  | SE Palmeiras
Cruzeiro             | 111   | =                   | =                                  | Cruzeiro EC
Fluminense           | 111   | =                   | =                                  | Fluminense FC
Botafogo             | 111   | Botafogo RJ         | =                                  | Botafogo FR
Bahia                | 111   | =                   | =                                  | EC Bahia
São Paulo            | 111   | Sao Paulo           | Sao Paulo                          | São Paulo FC
Mirassol             | 011   | =                   | =                                  | Mirassol FC
Atlético Mineiro     | 111   | Atletico-MG         | Atletico Mineiro                   | CA Mineiro
Corinthians          | 111   | =                   | =                                  | SC Corinthians Paulista
Internacional        | 111   | =                   | =                                  | SC Internacional
Grêmio               | 111   | Gremio              | Gremio                             | Grêmio FBPA
Bragantino           | 111   | =                   | Bragantino-SP; Red Bull Bragantino | RB Bragantino
Santos               | 011   | =                   | =                                  | Santos FC
Vasco da Gama        | 111   | Vasco               | =                                  | CR Vasco da Gama
Athletico Paranaense | 101   | Athletico-PR        | Atletico Paranaense; Athletico-PR  | CA Paranaense
Vitória              | 111   | Vitoria             | Vitoria                            | EC Vitória
Coritiba             | 001   | =                   | =                                  | Coritiba FBC
Fortaleza            | 110   | =                   | =                                  | Fortaleza EC
Chapecoense          | 001   | Chapecoense-SC      | =                                  | Chapecoense AF
Remo                 | 001   | =                   | =                                  | Clube do Remo
Ceará                | 010   | Ceara               | Ceara                              | Ceará SC
Juventude            | 110   | =                   | =                                  | EC Juventude
Sport Recife         | 010   | =                   | =                                  | SC Recife
Criciúma             | 100   | Criciuma            | Criciuma                           | Criciúma EC
Atlético Goianiense  | 100   | Atletico GO         | Atletico Goianiense                | AC Goianiense
Cuiabá               | 100   | Cuiaba              | Cuiaba                             | Cuiabá EC
América Mineiro      |       | America MG          | America Mineiro                    | América FC
Avaí                 |       | Avai                | Avai                               | Avaí FC
CSA                  |       | =                   | =                                  | Centro Sportivo Alagoano
Figueirense          |       | =                   |                                    | Figueirense FC
Goiás                |       | Goias               | Goias                              | Goiás EC
Joinville            |       | =                   |                                    | Joinville EC
Náutico              |       | Nautico             |                                    |
Paraná               |       | Parana              |                                    | Paraná Clube
Ponte Preta          |       | =                   |                                    | AA Ponte Preta
Portuguesa           |       | =                   |                                    |
Santa Cruz           |       | =                   |                                    |
`,
);
