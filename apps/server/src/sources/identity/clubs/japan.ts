import { readClubTable } from '../club-table.ts';

export const JAPAN_CLUBS = readClubTable(
  'Japan',
  `
club                | football-data.co.uk        | The Odds API                       | football-data.org
Albirex Niigata     | =                          | =                                  |
Avispa Fukuoka      | =                          | =                                  |
Cerezo Osaka        | =                          | =                                  |
Consadole Sapporo   | Hokkaido Consadole Sapporo | =                                  |
Fagiano Okayama     | Okayama                    | =                                  |
FC Tokyo            | =                          | =                                  |
Gamba Osaka         | =                          | =                                  |
JEF United Chiba    | Chiba; JEF United          | =; JEF United Ichihara Chiba       |
Júbilo Iwata        | Iwata                      | Jubilo Iwata                       |
Kashima Antlers     | =                          | =                                  |
Kashiwa Reysol      | =                          | =                                  |
Kawasaki Frontale   | =                          | =                                  |
Kyoto Sanga         | Kyoto                      | Kyoto Purple Sanga; Kyoto Sanga FC |
Machida Zelvia      | Machida                    | FC Machida Zelvia                  |
Matsumoto Yamaga    | Yamaga                     | =; Matsumoto Yamaga FC             |
Mito HollyHock      | Mito                       | =                                  |
Montedio Yamagata   | =                          | =                                  |
Nagoya Grampus      | =                          | =; Nagoya Grampus Eight            |
Oita Trinita        | =                          | =                                  |
Omiya Ardija        | =                          | =; RB Omiya Ardija                 |
Roasso Kumamoto     | Kumamoto                   | =                                  |
Sagan Tosu          | =                          | =                                  |
Sanfrecce Hiroshima | =                          | =                                  |
Shimizu S-Pulse     | =                          | Shimizu S Pulse                    |
Shonan Bellmare     | =                          | =                                  |
Tokushima Vortis    | Tokushima                  | =                                  |
Tokyo Verdy         | Verdy                      | =                                  |
Urawa Red Diamonds  | Urawa Reds                 | =                                  |
V-Varen Nagasaki    | =                          | V Varen Nagasaki                   |
Vegalta Sendai      | =                          | =                                  |
Ventforet Kofu      | Kofu                       | =                                  |
Vissel Kobe         | =                          | =                                  |
Yokohama F. Marinos | =                          | Yokohama F Marinos                 |
Yokohama FC         | =                          | =                                  |
`,
);
