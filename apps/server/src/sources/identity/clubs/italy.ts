import { readClubTable } from '../club-table.ts';

export const ITALY_CLUBS = readClubTable(
  'Italy',
  `
club           | football-data.co.uk | The Odds API          | football-data.org
Alessandria    | =                   |                       |
Ascoli         | =                   | =                     | Ascoli Calcio 1898 FC
Atalanta       | =                   | Atalanta BC           | Atalanta BC
Avellino       | =                   | =; US Avellino 1912   |
Bari           | =                   | =; SSC Bari           |
Benevento      | =                   | =                     | Benevento Calcio
Bologna        | =                   | =                     | Bologna FC 1909
Brescia        | =                   | =                     | Brescia Calcio
Cagliari       | =                   | =                     | Cagliari Calcio
Carpi          | =                   |                       | Carpi FC 1909
Carrarese      | =                   | =                     |
Catania        | =                   | =                     |
Catanzaro      | =                   | US Catanzaro 1929     |
Cesena         | =                   | Cesena FC             | AC Cesena
Chievo         | =                   | Chievo Verona; Chievo | AC Chievo Verona
Cittadella     | =                   | =; AS Cittadella      |
Como           | =                   | =                     | Como 1907
Cosenza        | =                   | =; Cosenza Calcio     |
Cremonese      | =                   | =                     | US Cremonese
Crotone        | =                   | =                     | FC Crotone
Empoli         | =                   | =                     | Empoli FC
Feralpisalò    | FeralpiSalo         | =                     |
Fiorentina     | =                   | =                     | ACF Fiorentina
Foggia         | =                   |                       |
Frosinone      | =                   | =                     | Frosinone Calcio
Genoa          | =                   | =                     | Genoa CFC
Hellas Verona  | Verona              | =                     | Hellas Verona FC
Inter          | =                   | Inter Milan           | FC Internazionale Milano
Juve Stabia    | =                   | =; SS Juve Stabia     |
Juventus       | =                   | =                     | Juventus FC
Lanciano       | =; Virtus Lanciano  |                       |
Latina         | =                   |                       |
Lazio          | =                   | =                     | SS Lazio
Lecce          | =                   | =                     | US Lecce
Lecco          | =                   | =; Calcio Lecco 1912  |
Livorno        | =                   | =                     |
Mantova        | =                   | =; Mantova 1911       |
Milan          | =                   | AC Milan              | AC Milan
Modena         | =                   | =; Modena FC          |
Monza          | =                   | =; AC Monza           | AC Monza
Napoli         | =                   | =                     | SSC Napoli
Novara         | =                   |                       |
Padova         | =                   | =; Calcio Padova      |
Palermo        | =                   | =; Palermo FC         | US Città di Palermo
Parma          | =                   | =                     | Parma Calcio 1913
Perugia        | =                   | =                     | AC Perugia Calcio
Pescara        | =                   | =; US Pescara         | Delfino Pescara 1936
Pisa           | =                   | =; Pisa SC            | AC Pisa 1909
Pordenone      | =                   | =; Pordenone Calcio   |
Pro Vercelli   | =                   |                       |
Reggiana       | =                   | =; AC Reggiana 1919   |
Reggina        | =                   | =                     |
Roma           | =                   | AS Roma               | AS Roma
Salernitana    | =                   | =                     | US Salernitana 1919
Sampdoria      | =                   | =                     | UC Sampdoria
Sassuolo       | =                   | =                     | US Sassuolo Calcio
SPAL           | Spal                | =                     | SPAL 2013
Spezia         | =                   | =; Spezia Calcio      | Spezia Calcio
Südtirol       | Sudtirol            | =; FC Südtirol        |
Ternana        | =                   | =                     |
Torino         | =                   | =                     | Torino FC
Trapani        | =                   |                       |
Udinese        | =                   | =                     | Udinese Calcio
Varese         | =                   |                       |
Venezia        | =                   | =                     | Venezia FC
Vicenza        | =                   | =; L.R. Vicenza       |
Virtus Entella | =                   | =; Entella            |
`,
);
