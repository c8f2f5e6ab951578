import { randomFor } from '../keyed-random.ts';

/** Invented names that should resemble nobody's: a stem and an ending, in the sounds of several countries. */

const ITALIAN_STEMS = [
  ...['Bald', 'Barb', 'Bass', 'Bell', 'Bern', 'Bond', 'Brun', 'Camp', 'Cant', 'Card', 'Casal'],
  ...['Ced', 'Cer', 'Cort', 'Dam', 'Fabr', 'Falc', 'Font', 'Gall', 'Giord', 'Grand', 'Lamb'],
  ...['Lav', 'Lomb', 'Maf', 'Manz', 'March', 'Mas', 'Mont', 'Mor', 'Nard', 'Oliv', 'Pand'],
  ...['Parm', 'Pell', 'Pier', 'Rav', 'Ross', 'Sabb', 'Salv', 'Sant', 'Tav', 'Tod', 'Vald', 'Zan'],
];
const ITALIAN_ENDINGS = ['elli', 'etti', 'ini', 'oni', 'acci', 'ato', 'isi', 'ieri', 'aro', 'olò'];
const FOREIGN_STEMS = ['Kar', 'Lund', 'Mend', 'Nov', 'Ost', 'Per', 'Quint', 'Ram', 'Sor', 'Vid'];
const FOREIGN_ENDINGS = ['ović', 'ström', 'ez', 'ães', 'sen', 'ák', 'oué', 'mann', 'iç', 'escu'];
const INITIALS = 'ABCDEFGIJKLMNOPRSTV';
const FOREIGN_SHARE = 0.3;

export function nameOf(seed: number, playerId: number): string {
  const random = randomFor(seed, 'player name', playerId);
  const pick = <T>(from: ArrayLike<T>): T => from[random.integer(from.length)]!;
  const isForeign = random.uniform() < FOREIGN_SHARE;
  const surname = isForeign
    ? pick(FOREIGN_STEMS) + pick(FOREIGN_ENDINGS)
    : pick(ITALIAN_STEMS) + pick(ITALIAN_ENDINGS);
  return `${surname} ${pick(INITIALS)}.`;
}
