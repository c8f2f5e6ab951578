import { expect, it } from 'vitest';
import { initialsOf } from './bookmaker-initials.ts';

it.each([
  ['Tacco e Punta', 'TP'],
  ['Banco di Prova', 'BP'],
  ['Fantaquote', 'FA'],
  ['888sport', '88'],
  ['bet-at-home', 'BA'],
  ['Örebro Spel', 'ÖS'],
  ['X', 'X'],
  ['   ', null],
  ['***', null],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
