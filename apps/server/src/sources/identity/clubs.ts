import type { Club } from './club-table.ts';
import { ARGENTINA_CLUBS } from './clubs/argentina.ts';
import { BELGIUM_CLUBS } from './clubs/belgium.ts';
import { BRAZIL_CLUBS } from './clubs/brazil.ts';
import { ENGLAND_CLUBS } from './clubs/england.ts';
import { FRANCE_CLUBS } from './clubs/france.ts';
import { GERMANY_CLUBS } from './clubs/germany.ts';
import { GREECE_CLUBS } from './clubs/greece.ts';
import { ITALY_CLUBS } from './clubs/italy.ts';
import { JAPAN_CLUBS } from './clubs/japan.ts';
import { NETHERLANDS_CLUBS } from './clubs/netherlands.ts';
import { NORWAY_CLUBS } from './clubs/norway.ts';
import { PORTUGAL_CLUBS } from './clubs/portugal.ts';
import { SCOTLAND_CLUBS } from './clubs/scotland.ts';
import { SPAIN_CLUBS } from './clubs/spain.ts';
import { SWEDEN_CLUBS } from './clubs/sweden.ts';
import { TURKEY_CLUBS } from './clubs/turkey.ts';
import { USA_CLUBS } from './clubs/usa.ts';

/** Every club known to have played in one of the 22 tournaments since 2012, and those that may soon do so. */
export const CLUBS: readonly Club[] = [
  ...ARGENTINA_CLUBS,
  ...BELGIUM_CLUBS,
  ...BRAZIL_CLUBS,
  ...ENGLAND_CLUBS,
  ...FRANCE_CLUBS,
  ...GERMANY_CLUBS,
  ...GREECE_CLUBS,
  ...ITALY_CLUBS,
  ...JAPAN_CLUBS,
  ...NETHERLANDS_CLUBS,
  ...NORWAY_CLUBS,
  ...PORTUGAL_CLUBS,
  ...SCOTLAND_CLUBS,
  ...SPAIN_CLUBS,
  ...SWEDEN_CLUBS,
  ...TURKEY_CLUBS,
  ...USA_CLUBS,
];
