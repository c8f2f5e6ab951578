import { readClubTable } from '../club-table.ts';

export const ARGENTINA_CLUBS = readClubTable(
  'Argentina',
  `
club                      | tiers | football-data.co.uk            | The Odds API                                               | football-data.org
River Plate               | 111   | =                              | =                                                          |
Boca Juniors              | 111   | =                              | =                                                          |
Racing Club               | 111   | =                              | Racing Club de Avellaneda                                  |
Vélez Sarsfield           | 111   | Velez Sarsfield                | Vélez Sarsfield BA                                         |
Estudiantes de La Plata   | 111   | Estudiantes L.P.               | Estudiantes; Estudiantes La Plata                          |
Rosario Central           | 111   | =                              | =                                                          |
Talleres                  | 111   | Talleres Cordoba               | Talleres de Córdoba                                        |
Lanús                     | 111   | Lanus                          | Lanus                                                      |
Argentinos Juniors        | 111   | Argentinos Jrs                 | =                                                          |
Independiente             | 111   | =                              | CA Independiente                                           |
San Lorenzo               | 111   | =                              | San Lorenzo de Almagro                                     |
Huracán                   | 111   | Huracan                        | =                                                          |
Deportivo Riestra         | 111   | Dep. Riestra                   | =                                                          |
Tigre                     | 111   | =                              | CA Tigre BA                                                |
Belgrano                  | 111   | =                              | Belgrano de Cordoba; Belgrano Cordoba                      |
Barracas Central          | 111   | =                              | =                                                          |
Defensa y Justicia        | 111   | =                              | =                                                          |
Platense                  | 111   | =                              | =                                                          |
Independiente Rivadavia   | 111   | Ind. Rivadavia                 | =                                                          |
Unión de Santa Fe         | 111   | Union de Santa Fe              | Unión Santa Fe                                             |
Gimnasia La Plata         | 111   | Gimnasia L.P.                  | Gimnasia y Esgrima La Plata                                |
Newell's Old Boys         | 111   | Newells Old Boys               | Newells Old Boys                                           |
Instituto                 | 111   | =                              | Instituto de Córdoba; Instituto AC Cordoba                 |
Central Córdoba           | 111   | Central Cordoba                | Central Córdoba (SdE); Central Córdoba Santiago del Estero |
Atlético Tucumán          | 111   | Atl. Tucuman                   | Atlético Tucuman                                           |
Banfield                  | 111   | =                              | =                                                          |
Sarmiento                 | 111   | Sarmiento Junin                | Sarmiento de Junin                                         |
Aldosivi                  | 011   | =                              | Aldosivi Mar del Plata                                     |
Godoy Cruz                | 110   | =                              | Godoy Cruz Antonio Tomba                                   |
Gimnasia de Mendoza       | 001   | Gimnasia Mendoza               | =                                                          |
Estudiantes de Río Cuarto | 001   | Estudiantes Rio Cuarto         | =                                                          |
San Martín de San Juan    | 010   | San Martin S.J.                | San Martin San Juan                                        |
All Boys                  |       | =                              |                                                            |
Arsenal de Sarandí        |       | Arsenal Sarandi                | Arsenal de Sarandi                                         |
Atlético Rafaela          |       | Atl. Rafaela                   |                                                            |
Chacarita Juniors         |       | =                              |                                                            |
Colón                     |       | Colon Santa Fe; Colon Santa FE | Colón de Santa Fe                                          |
Crucero del Norte         |       | =                              |                                                            |
Nueva Chicago             |       | =                              |                                                            |
Olimpo                    |       | Olimpo Bahia Blanca            |                                                            |
Patronato                 |       | =                              | =                                                          |
Quilmes                   |       | =                              |                                                            |
San Martín de Tucumán     |       | San Martin T.                  | San Martin Tucuman                                         |
Temperley                 |       | =                              |                                                            |
`,
);
