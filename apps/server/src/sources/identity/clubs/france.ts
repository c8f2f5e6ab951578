import { readClubTable } from '../club-table.ts';

export const FRANCE_CLUBS = readClubTable(
  'France',
  `
club                | tiers | football-data.co.uk   | The Odds API                  | football-data.org
Paris Saint-Germain | 111   | Paris SG              | Paris Saint Germain           | Paris Saint-Germain FC
Marseille           | 111   | =                     | =                             | Olympique de Marseille
Monaco              | 111   | =                     | AS Monaco                     | AS Monaco FC
Lille               | 111   | =                     | =                             | Lille OSC
Lyon                | 111   | =                     | =                             | Olympique Lyonnais
Lens                | 111   | =                     | RC Lens                       | Racing Club de Lens
Strasbourg          | 111   | =                     | =                             | RC Strasbourg Alsace
Rennes              | 111   | =                     | =                             | Stade Rennais FC 1901
Nice                | 111   | =                     | =                             | OGC Nice
Toulouse            | 111   | =                     | =                             | Toulouse FC
Paris FC            | 211   | =                     | =                             | =
Brest               | 111   | =                     | =                             | Stade Brestois 29
Lorient             | 211   | =                     | FC Lorient                    | FC Lorient
Auxerre             | 111   | =                     | =                             | AJ Auxerre
Angers              | 111   | =                     | =                             | Angers SCO
Le Havre            | 111   | =                     | =                             | Le Havre AC
Nantes              | 112   | =                     | =                             | FC Nantes
Saint-Étienne       | 122   | St Etienne            | Saint Etienne                 | AS Saint-Étienne
Metz                | 212   | =                     | FC Metz                       | FC Metz
Reims               | 122   | =                     | Stade de Reims                | Stade de Reims
Troyes              | 221   | =                     | ES Troyes AC                  | ES Troyes AC; ESTAC Troyes
Le Mans             | 021   | =                     | Le Mans FC                    |
Montpellier         | 122   | =                     | =                             | Montpellier HSC
Guingamp            | 222   | =                     | EA Guingamp                   | EA Guingamp
Dunkerque           | 222   | =                     | USL Dunkerque                 |
Red Star            | 222   | =                     | Red Star FC; Red Star FC 93   |
Rodez               | 222   | =                     | Rodez AF                      |
Annecy              | 222   | =                     | Annecy FC                     | FC Annecy
Pau                 | 222   | Pau FC                | Pau FC                        |
Laval               | 222   | =                     | Stade Lavallois               |
Grenoble            | 222   | =                     | Grenoble Foot 38              |
Clermont            | 222   | =                     | Clermont Foot                 | Clermont Foot 63
Nancy               | 022   | =                     | AS Nancy Lorraine; AS Nancy   | AS Nancy-Lorraine
Boulogne            | 022   | =                     | US Boulogne                   |
Dijon               | 002   | =                     | Dijon FCO                     | Dijon FCO
Sochaux             | 002   | =                     | FC Sochaux                    |
Amiens              | 220   | =                     | =                             | Amiens SC
Bastia              | 220   | =                     | SC Bastia                     |
Caen                | 200   | =                     | =                             | SM Caen; Stade Malherbe Caen
AC Ajaccio          | 200   | Ajaccio               | Ajaccio                       | =
Martigues           | 200   | =                     | FC Martigues                  |
Arles-Avignon       |       | Arles                 |                               |
Béziers             |       | Beziers               |                               | AS Béziers
Bordeaux            |       | =                     | =                             | FC Girondins de Bordeaux
Bourg-Péronnas      |       | Bourg Peronnas        |                               |
Chambly             |       | =                     |                               |
Châteauroux         |       | Chateauroux           |                               | LB Châteauroux
Concarneau          |       | =                     | US Concarneau                 |
Créteil             |       | Creteil               |                               |
Évian               |       | Evian Thonon Gaillard |                               | Evian TG
GFC Ajaccio         |       | Ajaccio GFCO          |                               | Gazélec Ajaccio
Nîmes               |       | Nimes                 | Nimes                         | Nîmes Olympique
Niort               |       | =                     | Chamois Niort                 |
Orléans             |       | Orleans               |                               | US Orléans
Quevilly-Rouen      |       | Quevilly Rouen        | Quevilly Rouen Métropole; QRM |
Tours               |       | =                     |                               |
Valenciennes        |       | =                     | Valenciennes FC               |
`,
);
