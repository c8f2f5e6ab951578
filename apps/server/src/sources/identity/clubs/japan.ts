import { readClubTable } from '../club-table.ts';

export const JAPAN_CLUBS = readClubTable(
  'Japan',
  `
club                | tiers | football-data.co.uk        | The Odds API                       | football-data.org
Kashima Antlers     | 111   | =                          | =                                  |
Vissel Kobe         | 111   | =                          | =                                  |
Sanfrecce Hiroshima | 111   | =                          | =                                  |
Kashiwa Reysol      | 111   | =                          | =                                  |
Machida Zelvia      | 111   | Machida                    | FC Machida Zelvia                  |
Kawasaki Frontale   | 111   | =                          | =                                  |
Kyoto Sanga         | 111   | Kyoto                      | Kyoto Purple Sanga; Kyoto Sanga FC |
Urawa Red Diamonds  | 111   | Urawa Reds                 | =                                  |
Gamba Osaka         | 111   | =                          | =                                  |
Cerezo Osaka        | 111   | =                          | =                                  |
FC Tokyo            | 111   | =                          | =                                  |
Yokohama F. Marinos | 111   | =                          | Yokohama F Marinos                 |
Nagoya Grampus      | 111   | =                          | =; Nagoya Grampus Eight            |
Avispa Fukuoka      | 111   | =                          | =                                  |
Tokyo Verdy         | 111   | Verdy                      | =                                  |
Shimizu S-Pulse     | 011   | =                          | Shimizu S Pulse                    |
Fagiano Okayama     | 011   | Okayama                    | =                                  |
V-Varen Nagasaki    | 001   | =                          | V Varen Nagasaki                   |
JEF United Chiba    | 001   | Chiba; JEF United          | =; JEF United Ichihara Chiba       |
Mito HollyHock      | 001   | Mito                       | =                                  |
Shonan Bellmare     | 110   | =                          | =                                  |
Albirex Niigata     | 110   | =                          | =                                  |
Yokohama FC         | 010   | =                          | =                                  |
Júbilo Iwata        | 100   | Iwata                      | Jubilo Iwata                       |
Consadole Sapporo   | 100   | Hokkaido Consadole Sapporo | =                                  |
Sagan Tosu          | 100   | =                          | =                                  |
Matsumoto Yamaga    |       | Yamaga                     | =; Matsumoto Yamaga FC             |
Montedio Yamagata   |       | =                          | =                                  |
Oita Trinita        |       | =                          | =                                  |
Omiya Ardija        |       | =                          | =; RB Omiya Ardija                 |
Roasso Kumamoto     |       | Kumamoto                   | =                                  |
Tokushima Vortis    |       | Tokushima                  | =                                  |
Vegalta Sendai      |       | =                          | =                                  |
Ventforet Kofu      |       | Kofu                       | =                                  |
`,
);
