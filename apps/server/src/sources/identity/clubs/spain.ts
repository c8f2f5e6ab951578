import { readClubTable } from '../club-table.ts';

export const SPAIN_CLUBS = readClubTable(
  'Spain',
  `
club                | tiers | football-data.co.uk     | The Odds API                                       | football-data.org
Barcelona           | 111   | =                       | =                                                  | FC Barcelona
Real Madrid         | 111   | =                       | =                                                  | Real Madrid CF
Atlético Madrid     | 111   | Ath Madrid; Atl. Madrid | =                                                  | Club Atlético de Madrid
Villarreal          | 111   | =                       | =                                                  | Villarreal CF
Athletic Bilbao     | 111   | Ath Bilbao              | =                                                  | Athletic Club
Betis               | 111   | =                       | Real Betis                                         | Real Betis Balompié
Real Sociedad       | 111   | Sociedad                | =                                                  | Real Sociedad de Fútbol
Celta Vigo          | 111   | Celta                   | =                                                  | RC Celta de Vigo
Sevilla             | 111   | =                       | =                                                  | Sevilla FC
Valencia            | 111   | =                       | =                                                  | Valencia CF
Rayo Vallecano      | 111   | Vallecano; =            | =                                                  | Rayo Vallecano de Madrid
Osasuna             | 111   | =                       | CA Osasuna                                         | CA Osasuna
Espanyol            | 111   | Espanol                 | =                                                  | RCD Espanyol de Barcelona
Getafe              | 111   | =                       | =                                                  | Getafe CF
Girona              | 112   | =                       | =                                                  | Girona FC
Alavés              | 111   | Alaves                  | =                                                  | Deportivo Alavés
Mallorca            | 112   | =                       | =                                                  | RCD Mallorca
Elche               | 211   | =                       | Elche CF                                           | Elche CF
Levante             | 211   | =                       | =                                                  | Levante UD
Deportivo La Coruña | 221   | La Coruna               | =                                                  | RC Deportivo La Coruña; RC Deportivo de La Coruña
Racing Santander    | 221   | Santander               | =                                                  | Real Racing Club; Real Racing Club de Santander
Málaga              | 221   | Malaga                  | =                                                  | Málaga CF
Oviedo              | 212   | =                       | Real Oviedo                                        | Real Oviedo
Las Palmas          | 122   | =                       | =                                                  | UD Las Palmas
Almería             | 222   | Almeria                 | =                                                  | UD Almería
Castellón           | 222   | Castellon               | =; CD Castellón                                    |
Leganés             | 122   | Leganes                 | =                                                  | CD Leganés
Real Valladolid     | 122   | Valladolid              | Valladolid                                         | Real Valladolid CF
Eibar               | 222   | =                       | SD Eibar                                           | SD Eibar
Sporting Gijón      | 222   | Sp Gijon                | =                                                  | Real Sporting de Gijón; Sporting de Gijón
Burgos              | 222   | =                       | Burgos CF                                          |
Granada             | 222   | =                       | Granada CF                                         | Granada CF
Cádiz               | 222   | Cadiz                   | Cádiz CF                                           | Cádiz CF
Córdoba             | 222   | Cordoba                 | =; Córdoba CF                                      | Córdoba CF
Albacete            | 222   | =                       | =; Albacete BP                                     |
Andorra             | 022   | =; FC Andorra           | Andorra CF                                         |
Tenerife            | 202   | =                       | =; CD Tenerife                                     |
Real Sociedad B     | 022   | Sociedad B              | =; Real Sociedad II                                |
Sabadell            | 002   | =                       | CE Sabadell; CD Sabadell                           |
Ceuta               | 022   | =                       | AD Ceuta FC; AD Ceuta                              |
Eldense             | 202   | =                       | CD Eldense                                         |
Celta B             | 002   | =                       | Celta Fortuna; Celta Vigo B                        |
Real Zaragoza       | 220   | Zaragoza                | =; Zaragoza                                        |
Huesca              | 220   | =                       | SD Huesca                                          | SD Huesca
Mirandés            | 220   | Mirandes                | CD Mirandés                                        |
Cultural Leonesa    | 020   | Leonesa                 | =                                                  |
Cartagena           | 200   | =                       | FC Cartagena                                       |
Racing de Ferrol    | 200   | Ferrol; Racing Ferrol   | Racing Club de Ferrol                              |
Alcorcón            |       | Alcorcon                | AD Alcorcón; AD Alcorcon                           |
Amorebieta          |       | =                       | SD Amorebieta                                      |
Athletic Bilbao B   |       | Ath Bilbao B            | Bilbao Athletic                                    |
Barcelona B         |       | =                       | FC Barcelona B; Barcelona Atlètic; FC Barcelona II |
Extremadura         |       | Extremadura UD          |                                                    |
Fuenlabrada         |       | =                       | CF Fuenlabrada                                     |
Gimnàstic           |       | Gimnastic               | Gimnàstic de Tarragona; Gimnástic Tarragona        |
Ibiza               |       | =                       | UD Ibiza                                           |
Llagostera          |       | =                       |                                                    |
Logroñés            |       | Logrones                | UD Logroñés                                        |
Lorca               |       | =                       | La Hoya Lorca; Lorca FC                            |
Lugo                |       | =                       | CD Lugo                                            |
Numancia            |       | =                       | CD Numancia                                        |
Ponferradina        |       | =                       | SD Ponferradina                                    |
Rayo Majadahonda    |       | =                       |                                                    |
Recreativo          |       | =                       | Recreativo de Huelva                               |
Reus                |       | Reus Deportiu           |                                                    |
Sevilla B           |       | =                       | Sevilla Atlético                                   |
UCAM Murcia         |       | =                       |                                                    |
Villarreal B        |       | =                       | Villarreal CF B; Villarreal II                     |
`,
);
