import { describe, expect, it } from 'vitest';
import { readTotals, totalIn } from './read-totals.ts';

const PARTICIPANTS = [
  { id: 1, name: 'Dinamo Divano' },
  { id: 2, name: 'Città 4-4-2' },
];

describe('the points of a round', () => {
  it('are found by name, ignoring accents and case', () => {
    const text = 'DINAMO DIVANO 72,5\ncitta 4-4-2;66\nAltri 70\n\nsenza punti';
    expect(readTotals(text, PARTICIPANTS)).toEqual({
      totals: [
        { participantId: 1, total: 72.5 },
        { participantId: 2, total: 66 },
      ],
      unknown: ['Altri'],
      unread: ['senza punti'],
    });
    expect(readTotals('Dinamo Divano\nDinamo Divano 1000\nboh', PARTICIPANTS)).toEqual({
      totals: [],
      unknown: [],
      unread: ['Dinamo Divano', 'Dinamo Divano 1000', 'boh'],
    });
  });

  it('are found in the columns of a file, whatever is around them', () => {
    const rows = [
      'Pos.\tSquadra\tGol\tPunti',
      '1\tDinamo Divano\t2\t78,5',
      '2\tCittà 4-4-2\t1\t66',
    ];
    const totals = [
      { participantId: 1, total: 78.5 },
      { participantId: 2, total: 66 },
    ];
    expect(readTotals(rows.join('\r\n'), PARTICIPANTS)).toEqual({
      totals,
      unknown: [],
      unread: [],
    });
    const quoted = '"Dinamo Divano";"78,5"\n"Città 4-4-2";"66"';
    expect(readTotals(quoted, PARTICIPANTS)).toEqual({ totals, unknown: [], unread: [] });
  });

  it('are read with a comma or a point, and an empty field means none', () => {
    expect([totalIn('72,5'), totalIn(' 66.0 '), totalIn('')]).toEqual([72.5, 66, null]);
    expect(totalIn('abc')).toBeNaN();
  });
});
