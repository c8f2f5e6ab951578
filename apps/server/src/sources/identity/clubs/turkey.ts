import { readClubTable } from '../club-table.ts';

export const TURKEY_CLUBS = readClubTable(
  'Turkey',
  `
club                | tiers | football-data.co.uk  | The Odds API                                         | football-data.org
Galatasaray         | 111   | =                    | =                                                    |
Fenerbahçe          | 111   | Fenerbahce           | =                                                    |
Beşiktaş            | 111   | Besiktas             | Besiktas JK                                          |
Trabzonspor         | 111   | =                    | =                                                    |
Başakşehir          | 111   | Buyuksehyr           | Basaksehir; Istanbul Basaksehir; İstanbul Başakşehir |
Samsunspor          | 111   | =                    | =                                                    |
Göztepe             | 111   | Goztep; Goztepe      | =                                                    |
Gaziantep           | 111   | =                    | Gazişehir Gaziantep; Gaziantep FK                    |
Konyaspor           | 111   | =                    | Torku Konyaspor                                      |
Alanyaspor          | 111   | =                    | =; Aytemiz Alanyaspor                                |
Rizespor            | 111   | =                    | Caykur Rizespor; Çaykur Rizespor                     |
Kocaelispor         | 011   | =                    | =                                                    |
Kasımpaşa           | 111   | Kasimpasa            | Kasimpasa SK; Kasimpasa                              |
Eyüpspor            | 111   | Eyupspor             | =                                                    |
Gençlerbirliği      | 011   | Genclerbirligi       | Genclerbirligi SK                                    |
Antalyaspor         | 110   | =                    | =                                                    |
Kayserispor         | 110   | =                    | =                                                    |
Erzurumspor         | 001   | Erzurum BB           | =; Erzurumspor FK; BB Erzurumspor                    |
Amedspor            | 001   | Amed SK; =           | Amed SK                                              |
Çorum               | 001   | Corum                | Corum FK; Çorum FK                                   |
Fatih Karagümrük    | 010   | Karagumruk           | =; Karagümrük; Fatih Karagumruk                      |
Sivasspor           | 100   | =                    | =                                                    |
Bodrum              | 100   | Bodrumspor           | Bodrum FK; Bodrum BB                                 |
Hatayspor           | 100   | =                    | =                                                    |
Adana Demirspor     | 100   | Ad. Demirspor        | =                                                    |
Adanaspor           |       | =                    |                                                      |
Akhisar             |       | Akhisar Belediyespor | Akhisar Belediye                                     |
Altay               |       | =                    | =                                                    |
Ankaragücü          |       | Ankaragucu           | =; MKE Ankaragücü                                    |
Balıkesirspor       |       | Balikesirspor        |                                                      |
Bursaspor           |       | =                    | =                                                    |
Denizlispor         |       | =                    | =                                                    |
Eskişehirspor       |       | Eskisehirspor        |                                                      |
Gaziantepspor       |       | =                    |                                                      |
Giresunspor         |       | =                    | =                                                    |
İstanbulspor        |       | Istanbulspor         | =                                                    |
Karabükspor         |       | Karabukspor          |                                                      |
Kayseri Erciyesspor |       | Erciyesspor          |                                                      |
Mersin İdman Yurdu  |       | Mersin Idman Yurdu   |                                                      |
Osmanlıspor         |       | Osmanlispor          | Ankaraspor; Osmanlispor FK                           |
Pendikspor          |       | =                    | =                                                    |
Ümraniyespor        |       | Umraniyespor         | =                                                    |
Yeni Malatyaspor    |       | =                    | =; Malatyaspor                                       |
`,
);
