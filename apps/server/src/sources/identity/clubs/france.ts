import { readClubTable } from '../club-table.ts';

export const FRANCE_CLUBS = readClubTable(
  'France',
  `
club                | football-data.co.uk   | The Odds API                  | football-data.org
AC Ajaccio          | Ajaccio               | Ajaccio                       | =
Amiens              | =                     | =                             | Amiens SC
Angers              | =                     | =                             | Angers SCO
Annecy              | =                     | Annecy FC                     | FC Annecy
Arles-Avignon       | Arles                 |                               |
Auxerre             | =                     | =                             | AJ Auxerre
Bastia              | =                     | SC Bastia                     |
Béziers             | Beziers               |                               | AS Béziers
Bordeaux            | =                     | =                             | FC Girondins de Bordeaux
Boulogne            | =                     | US Boulogne                   |
Bourg-Péronnas      | Bourg Peronnas        |                               |
Brest               | =                     | =                             | Stade Brestois 29
Caen                | =                     | =                             | SM Caen; Stade Malherbe Caen
Chambly             | =                     |                               |
Châteauroux         | Chateauroux           |                               | LB Châteauroux
Clermont            | =                     | Clermont Foot                 | Clermont Foot 63
Concarneau          | =                     | US Concarneau                 |
Créteil             | Creteil               |                               |
Dijon               | =                     | Dijon FCO                     | Dijon FCO
Dunkerque           | =                     | USL Dunkerque                 |
Évian               | Evian Thonon Gaillard |                               | Evian TG
GFC Ajaccio         | Ajaccio GFCO          |                               | Gazélec Ajaccio
Grenoble            | =                     | Grenoble Foot 38              |
Guingamp            | =                     | EA Guingamp                   | EA Guingamp
Laval               | =                     | Stade Lavallois               |
Le Havre            | =                     | =                             | Le Havre AC
Le Mans             | =                     | Le Mans FC                    |
Lens                | =                     | RC Lens                       | Racing Club de Lens
Lille               | =                     | =                             | Lille OSC
Lorient             | =                     | FC Lorient                    | FC Lorient
Lyon                | =                     | =                             | Olympique Lyonnais
Marseille           | =                     | =                             | Olympique de Marseille
Martigues           | =                     | FC Martigues                  |
Metz                | =                     | FC Metz                       | FC Metz
Monaco              | =                     | AS Monaco                     | AS Monaco FC
Montpellier         | =                     | =                             | Montpellier HSC
Nancy               | =                     | AS Nancy Lorraine; AS Nancy   | AS Nancy-Lorraine
Nantes              | =                     | =                             | FC Nantes
Nice                | =                     | =                             | OGC Nice
Nîmes               | Nimes                 | Nimes                         | Nîmes Olympique
Niort               | =                     | Chamois Niort                 |
Orléans             | Orleans               |                               | US Orléans
Paris FC            | =                     | =                             | =
Paris Saint-Germain | Paris SG              | Paris Saint Germain           | Paris Saint-Germain FC
Pau                 | Pau FC                | Pau FC                        |
Quevilly-Rouen      | Quevilly Rouen        | Quevilly Rouen Métropole; QRM |
Red Star            | =                     | Red Star FC; Red Star FC 93   |
Reims               | =                     | Stade de Reims                | Stade de Reims
Rennes              | =                     | =                             | Stade Rennais FC 1901
Rodez               | =                     | Rodez AF                      |
Saint-Étienne       | St Etienne            | Saint Etienne                 | AS Saint-Étienne
Sochaux             | =                     | FC Sochaux                    |
Strasbourg          | =                     | =                             | RC Strasbourg Alsace
Toulouse            | =                     | =                             | Toulouse FC
Tours               | =                     |                               |
Troyes              | =                     | ES Troyes AC                  | ES Troyes AC; ESTAC Troyes
Valenciennes        | =                     | Valenciennes FC               |
`,
);
