import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';

describe('a roster as a file or a text has it', () => {
  it("is read from a league's export, whatever its separator", () => {
    const head = '#,Nome,Fuori lista,Sq.,Under,R.,R.MANTRA,PGv,MV,FM,FVM/1000,QUOT.';
    const rows = readRoster(
      `${head}\n1,"De Rossi, Carlo",,Rom,,C,M,10,6,6,50,12\n2,Bianchi,,Int,,A,Pc,1,6,6,50,`,
    );
    expect(rows).toEqual([
      { name: 'De Rossi, Carlo', club: 'Rom', price: 12 },
      { name: 'Bianchi', club: 'Int', price: null },
    ]);
    expect(
      readRoster('Rosa di Paola\n\nRuolo\tCalciatore\tSquadra\tCosto\nP\tVerdi\tMilan\t31'),
    ).toEqual([{ name: 'Verdi', club: 'Milan', price: 31 }]);
  });

  it('is read from typed lines', () => {
    expect(readRoster('Rossi 12\nD’Angelo; 3\r\nNeri\n\n')).toEqual([
      { name: 'Rossi', price: 12 },
      { name: 'D’Angelo', price: 3 },
      { name: 'Neri', price: null },
    ]);
    expect(readRoster('')).toEqual([]);
    expect(readRoster('Rossi M. (Roma) 12\nBianchi (Int)')).toEqual([
      { name: 'Rossi M.', club: 'Roma', price: 12 },
      { name: 'Bianchi', club: 'Int', price: null },
    ]);
  });

  it('is read from copied cells of a sheet, which have no header', () => {
    expect(readRoster('P\tVerdi\tMilan\t31\nD\tDe Rossi\t\t5\n\tNeri\t1')).toEqual([
      { name: 'Verdi', club: 'Milan', price: 31 },
      { name: 'De Rossi', price: 5 },
      { name: 'Neri', price: 1 },
    ]);
    // A name may contain a comma.
    expect(readRoster('De Rossi, Carlo 12')).toEqual([{ name: 'De Rossi Carlo', price: 12 }]);
  });
});
