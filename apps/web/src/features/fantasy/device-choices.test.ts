import { describe, expect, it } from 'vitest';
import { parseChoices } from './device-choices.ts';

describe('what a device remembers of tables', () => {
  it('is empty at first, and if the stored value is invalid', () => {
    const nothing = { game: 'classic', listColumns: null, boardColumns: null };
    for (const found of [undefined, null, 'x', { game: 'chess', listColumns: 'price' }, []]) {
      expect(parseChoices(found)).toEqual(nothing);
    }
  });
  it('is the game and the columns, each listed once', () => {
    const saved = { game: 'mantra', listColumns: ['fm', 7, 'fm', 'price'], boardColumns: [] };
    expect(parseChoices(saved)).toEqual({
      game: 'mantra',
      listColumns: ['fm', 'price'],
      boardColumns: null,
    });
  });
});
