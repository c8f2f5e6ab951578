import { readClubTable } from '../club-table.ts';

export const SPAIN_CLUBS = readClubTable(
  'Spain',
  `
club                | football-data.co.uk     | The Odds API                                       | football-data.org
Alavés              | Alaves                  | =                                                  | Deportivo Alavés
Albacete            | =                       | =; Albacete BP                                     |
Alcorcón            | Alcorcon                | AD Alcorcón; AD Alcorcon                           |
Almería             | Almeria                 | =                                                  | UD Almería
Amorebieta          | =                       | SD Amorebieta                                      |
Andorra             | =; FC Andorra           | Andorra CF                                         |
Athletic Bilbao     | Ath Bilbao              | =                                                  | Athletic Club
Athletic Bilbao B   | Ath Bilbao B            | Bilbao Athletic                                    |
Atlético Madrid     | Ath Madrid; Atl. Madrid | =                                                  | Club Atlético de Madrid
Barcelona           | =                       | =                                                  | FC Barcelona
Barcelona B         | =                       | FC Barcelona B; Barcelona Atlètic; FC Barcelona II |
Betis               | =                       | Real Betis                                         | Real Betis Balompié
Burgos              | =                       | Burgos CF                                          |
Cádiz               | Cadiz                   | Cádiz CF                                           | Cádiz CF
Cartagena           | =                       | FC Cartagena                                       |
Castellón           | Castellon               | =; CD Castellón                                    |
Celta B             | =                       | Celta Fortuna; Celta Vigo B                        |
Celta Vigo          | Celta                   | =                                                  | RC Celta de Vigo
Ceuta               | =                       | AD Ceuta FC; AD Ceuta                              |
Córdoba             | Cordoba                 | =; Córdoba CF                                      | Córdoba CF
Cultural Leonesa    | Leonesa                 | =                                                  |
Deportivo La Coruña | La Coruna               | =                                                  | RC Deportivo La Coruña; RC Deportivo de La Coruña
Eibar               | =                       | SD Eibar                                           | SD Eibar
Elche               | =                       | Elche CF                                           | Elche CF
Eldense             | =                       | CD Eldense                                         |
Espanyol            | Espanol                 | =                                                  | RCD Espanyol de Barcelona
Extremadura         | Extremadura UD          |                                                    |
Fuenlabrada         | =                       | CF Fuenlabrada                                     |
Getafe              | =                       | =                                                  | Getafe CF
Gimnàstic           | Gimnastic               | Gimnàstic de Tarragona; Gimnástic Tarragona        |
Girona              | =                       | =                                                  | Girona FC
Granada             | =                       | Granada CF                                         | Granada CF
Huesca              | =                       | SD Huesca                                          | SD Huesca
Ibiza               | =                       | UD Ibiza                                           |
Las Palmas          | =                       | =                                                  | UD Las Palmas
Leganés             | Leganes                 | =                                                  | CD Leganés
Levante             | =                       | =                                                  | Levante UD
Llagostera          | =                       |                                                    |
Logroñés            | Logrones                | UD Logroñés                                        |
Lorca               | =                       | La Hoya Lorca; Lorca FC                            |
Lugo                | =                       | CD Lugo                                            |
Málaga              | Malaga                  | =                                                  | Málaga CF
Mallorca            | =                       | =                                                  | RCD Mallorca
Mirandés            | Mirandes                | CD Mirandés                                        |
Numancia            | =                       | CD Numancia                                        |
Osasuna             | =                       | CA Osasuna                                         | CA Osasuna
Oviedo              | =                       | Real Oviedo                                        | Real Oviedo
Ponferradina        | =                       | SD Ponferradina                                    |
Racing de Ferrol    | Ferrol; Racing Ferrol   | Racing Club de Ferrol                              |
Racing Santander    | Santander               | =                                                  | Real Racing Club; Real Racing Club de Santander
Rayo Majadahonda    | =                       |                                                    |
Rayo Vallecano      | Vallecano; =            | =                                                  | Rayo Vallecano de Madrid
Real Madrid         | =                       | =                                                  | Real Madrid CF
Real Sociedad       | Sociedad                | =                                                  | Real Sociedad de Fútbol
Real Sociedad B     | Sociedad B              | =; Real Sociedad II                                |
Real Valladolid     | Valladolid              | Valladolid                                         | Real Valladolid CF
Real Zaragoza       | Zaragoza                | =; Zaragoza                                        |
Recreativo          | =                       | Recreativo de Huelva                               |
Reus                | Reus Deportiu           |                                                    |
Sabadell            | =                       | CE Sabadell; CD Sabadell                           |
Sevilla             | =                       | =                                                  | Sevilla FC
Sevilla B           | =                       | Sevilla Atlético                                   |
Sporting Gijón      | Sp Gijon                | =                                                  | Real Sporting de Gijón; Sporting de Gijón
Tenerife            | =                       | =; CD Tenerife                                     |
UCAM Murcia         | =                       |                                                    |
Valencia            | =                       | =                                                  | Valencia CF
Villarreal          | =                       | =                                                  | Villarreal CF
Villarreal B        | =                       | Villarreal CF B; Villarreal II                     |
`,
);
