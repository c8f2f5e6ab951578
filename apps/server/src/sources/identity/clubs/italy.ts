import { readClubTable } from '../club-table.ts';

export const ITALY_CLUBS = readClubTable(
  'Italy',
  `
club           | tiers | football-data.co.uk | The Odds API          | football-data.org
Inter          | 111   | =                   | Inter Milan           | FC Internazionale Milano
Napoli         | 111   | =                   | =                     | SSC Napoli
Milan          | 111   | =                   | AC Milan              | AC Milan
Juventus       | 111   | =                   | =                     | Juventus FC
Roma           | 111   | =                   | AS Roma               | AS Roma
Atalanta       | 111   | =                   | Atalanta BC           | Atalanta BC
Como           | 111   | =                   | =                     | Como 1907
Bologna        | 111   | =                   | =                     | Bologna FC 1909
Lazio          | 111   | =                   | =                     | SS Lazio
Fiorentina     | 111   | =                   | =                     | ACF Fiorentina
Udinese        | 111   | =                   | =                     | Udinese Calcio
Sassuolo       | 211   | =                   | =                     | US Sassuolo Calcio
Torino         | 111   | =                   | =                     | Torino FC
Genoa          | 111   | =                   | =                     | Genoa CFC
Parma          | 111   | =                   | =                     | Parma Calcio 1913
Cagliari       | 111   | =                   | =                     | Cagliari Calcio
Lecce          | 111   | =                   | =                     | US Lecce
Hellas Verona  | 112   | Verona              | =                     | Hellas Verona FC
Monza          | 121   | =                   | =; AC Monza           | AC Monza
Venezia        | 121   | =                   | =                     | Venezia FC
Cremonese      | 212   | =                   | =                     | US Cremonese
Pisa           | 212   | =                   | =; Pisa SC            | AC Pisa 1909
Frosinone      | 221   | =                   | =                     | Frosinone Calcio
Palermo        | 222   | =                   | =; Palermo FC         | US Città di Palermo
Empoli         | 122   | =                   | =                     | Empoli FC
Sampdoria      | 222   | =                   | =                     | UC Sampdoria
Catanzaro      | 222   | =                   | US Catanzaro 1929     |
Modena         | 222   | =                   | =; Modena FC          |
Cesena         | 222   | =                   | Cesena FC             | AC Cesena
Juve Stabia    | 222   | =                   | =; SS Juve Stabia     |
Südtirol       | 222   | Sudtirol            | =; FC Südtirol        |
Avellino       | 022   | =                   | =; US Avellino 1912   |
Padova         | 022   | =                   | =; Calcio Padova      |
Carrarese      | 222   | =                   | =                     |
Mantova        | 222   | =                   | =; Mantova 1911       |
Virtus Entella | 022   | =                   | =; Entella            |
Spezia         | 220   | =                   | =; Spezia Calcio      | Spezia Calcio
Bari           | 220   | =                   | =; SSC Bari           |
Vicenza        | 002   | =                   | =; L.R. Vicenza       |
Reggiana       | 220   | =                   | =; AC Reggiana 1919   |
Benevento      | 002   | =                   | =                     | Benevento Calcio
Ascoli         | 002   | =                   | =                     | Ascoli Calcio 1898 FC
Pescara        | 020   | =                   | =; US Pescara         | Delfino Pescara 1936
Arezzo         | 002   |                     |                       |
Brescia        | 200   | =                   | =                     | Brescia Calcio
Salernitana    | 200   | =                   | =                     | US Salernitana 1919
Cittadella     | 200   | =                   | =; AS Cittadella      |
Cosenza        | 200   | =                   | =; Cosenza Calcio     |
Alessandria    |       | =                   |                       |
Carpi          |       | =                   |                       | Carpi FC 1909
Catania        |       | =                   | =                     |
Chievo         |       | =                   | Chievo Verona; Chievo | AC Chievo Verona
Crotone        |       | =                   | =                     | FC Crotone
Feralpisalò    |       | FeralpiSalo         | =                     |
Foggia         |       | =                   |                       |
Lanciano       |       | =; Virtus Lanciano  |                       |
Latina         |       | =                   |                       |
Lecco          |       | =                   | =; Calcio Lecco 1912  |
Livorno        |       | =                   | =                     |
Novara         |       | =                   |                       |
Perugia        |       | =                   | =                     | AC Perugia Calcio
Pordenone      |       | =                   | =; Pordenone Calcio   |
Pro Vercelli   |       | =                   |                       |
Reggina        |       | =                   | =                     |
SPAL           |       | Spal                | =                     | SPAL 2013
Ternana        |       | =                   | =                     |
Trapani        |       | =                   |                       |
Varese         |       | =                   |                       |
`,
);
