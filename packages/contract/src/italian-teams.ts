/** How home shirts differ from each other at a distance: vertical stripes, two halves, a vertical band in the
 *  middle, a band across the chest, a sash, a chevron, a cross, or one colour with another at neck and
 *  sleeves. */
export type ShirtPattern =
  | 'plain'
  | 'stripes'
  | 'halves'
  | 'band'
  | 'chest'
  | 'sash'
  | 'chevron'
  | 'cross';

/** How an Italian team's shirt is drawn: three letters, the colour of the number on its back, and its two
 *  colours. No crest and no maker's design is imitated. */
export interface ItalianTeam {
  readonly abbr: string;
  /** Hexadecimal colour of the number on the home shirt. */
  readonly numberColour: string;
  readonly pattern: ShirtPattern;
  readonly first: string;
  readonly second: string;
}

const WHITE = '#ffffff';
const BLACK = '#111111';
const NAVY = '#12284b';
const BLUE = '#1b5fae';
const AZURE = '#1296d8';
const SKY = '#8cc6ee';
const RED = '#c8102e';
const CRIMSON = '#8e1f2f';
const MAROON = '#6f1d2b';
const GOLD = '#f5c518';
const ORANGE = '#e07b1f';
const GREEN = '#0b7a3e';
const VIOLET = '#5b2b82';
const PINK = '#f2a7ba';
const GREY = '#9aa0a6';

const team = (
  abbr: string,
  numberColour: string,
  pattern: ShirtPattern,
  first: string,
  second: string,
): ItalianTeam => ({ abbr, numberColour, pattern, first, second });

/** By name, as the API spells it. A test of the server compares this list with its clubs. */
export const ITALIAN_TEAMS: Readonly<Record<string, ItalianTeam>> = {
  Alessandria: team('ALE', BLACK, 'plain', GREY, WHITE),
  Arezzo: team('ARE', WHITE, 'plain', MAROON, WHITE),
  Ascoli: team('ASC', RED, 'stripes', BLACK, WHITE),
  Atalanta: team('ATA', WHITE, 'stripes', BLUE, BLACK),
  Avellino: team('AVE', WHITE, 'plain', GREEN, WHITE),
  Bari: team('BAR', RED, 'plain', WHITE, RED),
  Benevento: team('BEN', WHITE, 'stripes', RED, GOLD),
  Bologna: team('BOL', WHITE, 'stripes', RED, NAVY),
  Brescia: team('BRE', WHITE, 'chevron', BLUE, WHITE),
  Cagliari: team('CAG', WHITE, 'halves', RED, NAVY),
  Carpi: team('CRP', RED, 'plain', WHITE, RED),
  Carrarese: team('CRR', WHITE, 'plain', SKY, GOLD),
  Catania: team('CTN', WHITE, 'stripes', RED, SKY),
  Catanzaro: team('CTZ', GOLD, 'stripes', GOLD, RED),
  Cesena: team('CES', BLACK, 'plain', WHITE, BLACK),
  Chievo: team('CHI', NAVY, 'plain', GOLD, NAVY),
  Cittadella: team('CIT', WHITE, 'plain', MAROON, WHITE),
  Como: team('COM', WHITE, 'plain', BLUE, WHITE),
  Cosenza: team('COS', WHITE, 'stripes', RED, BLUE),
  Cremonese: team('CRE', WHITE, 'stripes', GREY, RED),
  Crotone: team('CRO', WHITE, 'stripes', BLUE, RED),
  Empoli: team('EMP', WHITE, 'plain', BLUE, WHITE),
  Feralpisalò: team('FER', WHITE, 'stripes', GREEN, BLUE),
  Fiorentina: team('FIO', WHITE, 'plain', VIOLET, WHITE),
  Foggia: team('FOG', WHITE, 'stripes', RED, BLACK),
  Frosinone: team('FRO', NAVY, 'plain', GOLD, BLUE),
  Genoa: team('GEN', WHITE, 'halves', RED, NAVY),
  'Hellas Verona': team('VER', GOLD, 'plain', NAVY, GOLD),
  Inter: team('INT', WHITE, 'stripes', BLUE, BLACK),
  'Juve Stabia': team('JST', NAVY, 'stripes', GOLD, NAVY),
  Juventus: team('JUV', GOLD, 'stripes', BLACK, WHITE),
  Lanciano: team('LAN', WHITE, 'stripes', BLACK, RED),
  Latina: team('LTN', WHITE, 'stripes', BLACK, BLUE),
  Lazio: team('LAZ', NAVY, 'plain', SKY, WHITE),
  Lecce: team('LEC', WHITE, 'stripes', GOLD, RED),
  Lecco: team('LCC', WHITE, 'stripes', SKY, NAVY),
  Livorno: team('LIV', WHITE, 'plain', MAROON, WHITE),
  Mantova: team('MAN', RED, 'sash', WHITE, RED),
  Milan: team('MIL', WHITE, 'stripes', RED, BLACK),
  Modena: team('MOD', NAVY, 'plain', GOLD, NAVY),
  Monza: team('MON', WHITE, 'band', RED, WHITE),
  Napoli: team('NAP', WHITE, 'plain', AZURE, WHITE),
  Novara: team('NOV', WHITE, 'plain', BLUE, WHITE),
  Padova: team('PAD', RED, 'plain', WHITE, RED),
  Palermo: team('PAL', BLACK, 'plain', PINK, BLACK),
  Parma: team('PAR', BLACK, 'cross', WHITE, BLACK),
  Perugia: team('PER', WHITE, 'plain', RED, WHITE),
  Pescara: team('PES', WHITE, 'stripes', SKY, WHITE),
  Pisa: team('PIS', WHITE, 'stripes', BLACK, BLUE),
  Pordenone: team('POR', WHITE, 'stripes', BLACK, GREEN),
  'Pro Vercelli': team('PVE', BLACK, 'plain', WHITE, BLACK),
  Reggiana: team('REG', WHITE, 'plain', MAROON, WHITE),
  Reggina: team('RGN', WHITE, 'plain', MAROON, WHITE),
  Roma: team('ROM', GOLD, 'plain', CRIMSON, GOLD),
  Salernitana: team('SAL', WHITE, 'plain', MAROON, WHITE),
  Sampdoria: team('SAM', WHITE, 'chest', BLUE, WHITE),
  Sassuolo: team('SAS', WHITE, 'stripes', GREEN, BLACK),
  SPAL: team('SPA', BLACK, 'stripes', WHITE, SKY),
  Spezia: team('SPE', BLACK, 'plain', WHITE, BLACK),
  Südtirol: team('SUD', RED, 'plain', WHITE, RED),
  Ternana: team('TER', WHITE, 'stripes', GREEN, RED),
  Torino: team('TOR', WHITE, 'plain', MAROON, WHITE),
  Trapani: team('TRA', WHITE, 'plain', MAROON, WHITE),
  Udinese: team('UDI', BLACK, 'stripes', WHITE, BLACK),
  Varese: team('VAR', WHITE, 'band', RED, WHITE),
  Venezia: team('VEN', GOLD, 'plain', BLACK, ORANGE),
  Vicenza: team('VIC', RED, 'stripes', WHITE, RED),
  'Virtus Entella': team('ENT', WHITE, 'stripes', SKY, WHITE),
};
