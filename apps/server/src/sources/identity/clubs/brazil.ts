import { readClubTable } from '../club-table.ts';

export const BRAZIL_CLUBS = readClubTable(
  'Brazil',
  `
club                 | football-data.co.uk | The Odds API                       | football-data.org
América Mineiro      | America MG          | America Mineiro                    | América FC
Athletico Paranaense | Athletico-PR        | Atletico Paranaense; Athletico-PR  | CA Paranaense
Atlético Goianiense  | Atletico GO         | Atletico Goianiense                | AC Goianiense
Atlético Mineiro     | Atletico-MG         | Atletico Mineiro                   | CA Mineiro
Avaí                 | Avai                | Avai                               | Avaí FC
Bahia                | =                   | =                                  | EC Bahia
Botafogo             | Botafogo RJ         | =                                  | Botafogo FR
Bragantino           | =                   | Bragantino-SP; Red Bull Bragantino | RB Bragantino
Ceará                | Ceara               | Ceara                              | Ceará SC
Chapecoense          | Chapecoense-SC      | =                                  | Chapecoense AF
Corinthians          | =                   | =                                  | SC Corinthians Paulista
Coritiba             | =                   | =                                  | Coritiba FBC
Criciúma             | Criciuma            | Criciuma                           | Criciúma EC
Cruzeiro             | =                   | =                                  | Cruzeiro EC
CSA                  | =                   | =                                  | Centro Sportivo Alagoano
Cuiabá               | Cuiaba              | Cuiaba                             | Cuiabá EC
Figueirense          | =                   |                                    | Figueirense FC
Flamengo             | Flamengo RJ         | =                                  | CR Flamengo
Fluminense           | =                   | =                                  | Fluminense FC
Fortaleza            | =                   | =                                  | Fortaleza EC
Goiás                | Goias               | Goias                              | Goiás EC
Grêmio               | Gremio              | Gremio                             | Grêmio FBPA
Internacional        | =                   | =                                  | SC Internacional
Joinville            | =                   |                                    | Joinville EC
Juventude            | =                   | =                                  | EC Juventude
Mirassol             | =                   | =                                  | Mirassol FC
Náutico              | Nautico             |                                    |
Palmeiras            | =                   | =                                  | SE Palmeiras
Paraná               | Parana              |                                    | Paraná Clube
Ponte Preta          | =                   |                                    | AA Ponte Preta
Portuguesa           | =                   |                                    |
Remo                 | =                   | =                                  | Clube do Remo
Santa Cruz           | =                   |                                    |
Santos               | =                   | =                                  | Santos FC
São Paulo            | Sao Paulo           | Sao Paulo                          | São Paulo FC
Sport Recife         | =                   | =                                  | SC Recife
Vasco da Gama        | Vasco               | =                                  | CR Vasco da Gama
Vitória              | Vitoria             | Vitoria                            | EC Vitória
`,
);
