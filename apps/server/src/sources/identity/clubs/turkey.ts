import { readClubTable } from '../club-table.ts';

export const TURKEY_CLUBS = readClubTable(
  'Turkey',
  `
club                | football-data.co.uk  | The Odds API                                         | football-data.org
Adana Demirspor     | Ad. Demirspor        | =                                                    |
Adanaspor           | =                    |                                                      |
Akhisar             | Akhisar Belediyespor | Akhisar Belediye                                     |
Alanyaspor          | =                    | =; Aytemiz Alanyaspor                                |
Altay               | =                    | =                                                    |
Amedspor            | Amed SK; =           | Amed SK                                              |
Ankaragücü          | Ankaragucu           | =; MKE Ankaragücü                                    |
Antalyaspor         | =                    | =                                                    |
Balıkesirspor       | Balikesirspor        |                                                      |
Başakşehir          | Buyuksehyr           | Basaksehir; Istanbul Basaksehir; İstanbul Başakşehir |
Beşiktaş            | Besiktas             | Besiktas JK                                          |
Bodrum              | Bodrumspor           | Bodrum FK; Bodrum BB                                 |
Bursaspor           | =                    | =                                                    |
Çorum               | Corum                | Corum FK; Çorum FK                                   |
Denizlispor         | =                    | =                                                    |
Erzurumspor         | Erzurum BB           | =; Erzurumspor FK; BB Erzurumspor                    |
Eskişehirspor       | Eskisehirspor        |                                                      |
Eyüpspor            | Eyupspor             | =                                                    |
Fatih Karagümrük    | Karagumruk           | =; Karagümrük; Fatih Karagumruk                      |
Fenerbahçe          | Fenerbahce           | =                                                    |
Galatasaray         | =                    | =                                                    |
Gaziantep           | =                    | Gazişehir Gaziantep; Gaziantep FK                    |
Gaziantepspor       | =                    |                                                      |
Gençlerbirliği      | Genclerbirligi       | Genclerbirligi SK                                    |
Giresunspor         | =                    | =                                                    |
Göztepe             | Goztep; Goztepe      | =                                                    |
Hatayspor           | =                    | =                                                    |
İstanbulspor        | Istanbulspor         | =                                                    |
Karabükspor         | Karabukspor          |                                                      |
Kasımpaşa           | Kasimpasa            | Kasimpasa SK; Kasimpasa                              |
Kayseri Erciyesspor | Erciyesspor          |                                                      |
Kayserispor         | =                    | =                                                    |
Kocaelispor         | =                    | =                                                    |
Konyaspor           | =                    | Torku Konyaspor                                      |
Mersin İdman Yurdu  | Mersin Idman Yurdu   |                                                      |
Osmanlıspor         | Osmanlispor          | Ankaraspor; Osmanlispor FK                           |
Pendikspor          | =                    | =                                                    |
Rizespor            | =                    | Caykur Rizespor; Çaykur Rizespor                     |
Samsunspor          | =                    | =                                                    |
Sivasspor           | =                    | =                                                    |
Trabzonspor         | =                    | =                                                    |
Ümraniyespor        | Umraniyespor         | =                                                    |
Yeni Malatyaspor    | =                    | =; Malatyaspor                                       |
`,
);
