/** What a shirt says of an Italian team: three letters and the colour of the number on its back. */
export interface ItalianTeam {
  readonly abbr: string;
  /** Hexadecimal colour of the number on the home shirt. */
  readonly numberColour: string;
}

const WHITE = '#ffffff';
const BLACK = '#111111';
const NAVY = '#12284b';
const RED = '#c8102e';
const GOLD = '#f5c518';

/** By name, as the API spells it: a test of the server holds this list to its clubs. */
export const ITALIAN_TEAMS: Readonly<Record<string, ItalianTeam>> = {
  Alessandria: { abbr: 'ALE', numberColour: BLACK },
  Arezzo: { abbr: 'ARE', numberColour: WHITE },
  Ascoli: { abbr: 'ASC', numberColour: RED },
  Atalanta: { abbr: 'ATA', numberColour: WHITE },
  Avellino: { abbr: 'AVE', numberColour: WHITE },
  Bari: { abbr: 'BAR', numberColour: RED },
  Benevento: { abbr: 'BEN', numberColour: WHITE },
  Bologna: { abbr: 'BOL', numberColour: WHITE },
  Brescia: { abbr: 'BRE', numberColour: WHITE },
  Cagliari: { abbr: 'CAG', numberColour: WHITE },
  Carpi: { abbr: 'CRP', numberColour: RED },
  Carrarese: { abbr: 'CRR', numberColour: WHITE },
  Catania: { abbr: 'CTN', numberColour: WHITE },
  Catanzaro: { abbr: 'CTZ', numberColour: GOLD },
  Cesena: { abbr: 'CES', numberColour: BLACK },
  Chievo: { abbr: 'CHI', numberColour: NAVY },
  Cittadella: { abbr: 'CIT', numberColour: WHITE },
  Como: { abbr: 'COM', numberColour: WHITE },
  Cosenza: { abbr: 'COS', numberColour: WHITE },
  Cremonese: { abbr: 'CRE', numberColour: WHITE },
  Crotone: { abbr: 'CRO', numberColour: WHITE },
  Empoli: { abbr: 'EMP', numberColour: WHITE },
  Feralpisalò: { abbr: 'FER', numberColour: WHITE },
  Fiorentina: { abbr: 'FIO', numberColour: WHITE },
  Foggia: { abbr: 'FOG', numberColour: WHITE },
  Frosinone: { abbr: 'FRO', numberColour: NAVY },
  Genoa: { abbr: 'GEN', numberColour: WHITE },
  'Hellas Verona': { abbr: 'VER', numberColour: GOLD },
  Inter: { abbr: 'INT', numberColour: WHITE },
  'Juve Stabia': { abbr: 'JST', numberColour: NAVY },
  Juventus: { abbr: 'JUV', numberColour: GOLD },
  Lanciano: { abbr: 'LAN', numberColour: WHITE },
  Latina: { abbr: 'LTN', numberColour: WHITE },
  Lazio: { abbr: 'LAZ', numberColour: NAVY },
  Lecce: { abbr: 'LEC', numberColour: WHITE },
  Lecco: { abbr: 'LCC', numberColour: WHITE },
  Livorno: { abbr: 'LIV', numberColour: WHITE },
  Mantova: { abbr: 'MAN', numberColour: RED },
  Milan: { abbr: 'MIL', numberColour: WHITE },
  Modena: { abbr: 'MOD', numberColour: NAVY },
  Monza: { abbr: 'MON', numberColour: WHITE },
  Napoli: { abbr: 'NAP', numberColour: WHITE },
  Novara: { abbr: 'NOV', numberColour: WHITE },
  Padova: { abbr: 'PAD', numberColour: RED },
  Palermo: { abbr: 'PAL', numberColour: BLACK },
  Parma: { abbr: 'PAR', numberColour: BLACK },
  Perugia: { abbr: 'PER', numberColour: WHITE },
  Pescara: { abbr: 'PES', numberColour: WHITE },
  Pisa: { abbr: 'PIS', numberColour: WHITE },
  Pordenone: { abbr: 'POR', numberColour: WHITE },
  'Pro Vercelli': { abbr: 'PVE', numberColour: BLACK },
  Reggiana: { abbr: 'REG', numberColour: WHITE },
  Reggina: { abbr: 'RGN', numberColour: WHITE },
  Roma: { abbr: 'ROM', numberColour: GOLD },
  Salernitana: { abbr: 'SAL', numberColour: WHITE },
  Sampdoria: { abbr: 'SAM', numberColour: WHITE },
  Sassuolo: { abbr: 'SAS', numberColour: WHITE },
  SPAL: { abbr: 'SPA', numberColour: BLACK },
  Spezia: { abbr: 'SPE', numberColour: BLACK },
  Südtirol: { abbr: 'SUD', numberColour: RED },
  Ternana: { abbr: 'TER', numberColour: WHITE },
  Torino: { abbr: 'TOR', numberColour: WHITE },
  Trapani: { abbr: 'TRA', numberColour: WHITE },
  Udinese: { abbr: 'UDI', numberColour: BLACK },
  Varese: { abbr: 'VAR', numberColour: WHITE },
  Venezia: { abbr: 'VEN', numberColour: GOLD },
  Vicenza: { abbr: 'VIC', numberColour: RED },
  'Virtus Entella': { abbr: 'ENT', numberColour: WHITE },
};
