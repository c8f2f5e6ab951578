import { readClubTable } from '../club-table.ts';

export const ARGENTINA_CLUBS = readClubTable(
  'Argentina',
  `
club                      | football-data.co.uk            | The Odds API                                               | football-data.org
Aldosivi                  | =                              | Aldosivi Mar del Plata                                     |
All Boys                  | =                              |                                                            |
Argentinos Juniors        | Argentinos Jrs                 | =                                                          |
Arsenal de Sarandí        | Arsenal Sarandi                | Arsenal de Sarandi                                         |
Atlético Rafaela          | Atl. Rafaela                   |                                                            |
Atlético Tucumán          | Atl. Tucuman                   | Atlético Tucuman                                           |
Banfield                  | =                              | =                                                          |
Barracas Central          | =                              | =                                                          |
Belgrano                  | =                              | Belgrano de Cordoba; Belgrano Cordoba                      |
Boca Juniors              | =                              | =                                                          |
Central Córdoba           | Central Cordoba                | Central Córdoba (SdE); Central Córdoba Santiago del Estero |
Chacarita Juniors         | =                              |                                                            |
Colón                     | Colon Santa Fe; Colon Santa FE | Colón de Santa Fe                                          |
Crucero del Norte         | =                              |                                                            |
Defensa y Justicia        | =                              | =                                                          |
Deportivo Riestra         | Dep. Riestra                   | =                                                          |
Estudiantes de La Plata   | Estudiantes L.P.               | Estudiantes; Estudiantes La Plata                          |
Estudiantes de Río Cuarto | Estudiantes Rio Cuarto         | =                                                          |
Gimnasia de Mendoza       | Gimnasia Mendoza               | =                                                          |
Gimnasia La Plata         | Gimnasia L.P.                  | Gimnasia y Esgrima La Plata                                |
Godoy Cruz                | =                              | Godoy Cruz Antonio Tomba                                   |
Huracán                   | Huracan                        | =                                                          |
Independiente             | =                              | CA Independiente                                           |
Independiente Rivadavia   | Ind. Rivadavia                 | =                                                          |
Instituto                 | =                              | Instituto de Córdoba; Instituto AC Cordoba                 |
Lanús                     | Lanus                          | Lanus                                                      |
Newell's Old Boys         | Newells Old Boys               | Newells Old Boys                                           |
Nueva Chicago             | =                              |                                                            |
Olimpo                    | Olimpo Bahia Blanca            |                                                            |
Patronato                 | =                              | =                                                          |
Platense                  | =                              | =                                                          |
Quilmes                   | =                              |                                                            |
Racing Club               | =                              | Racing Club de Avellaneda                                  |
River Plate               | =                              | =                                                          |
Rosario Central           | =                              | =                                                          |
San Lorenzo               | =                              | San Lorenzo de Almagro                                     |
San Martín de San Juan    | San Martin S.J.                | San Martin San Juan                                        |
San Martín de Tucumán     | San Martin T.                  | San Martin Tucuman                                         |
Sarmiento                 | Sarmiento Junin                | Sarmiento de Junin                                         |
Talleres                  | Talleres Cordoba               | Talleres de Córdoba                                        |
Temperley                 | =                              |                                                            |
Tigre                     | =                              | CA Tigre BA                                                |
Unión de Santa Fe         | Union de Santa Fe              | Unión Santa Fe                                             |
Vélez Sarsfield           | Velez Sarsfield                | Vélez Sarsfield BA                                         |
`,
);
