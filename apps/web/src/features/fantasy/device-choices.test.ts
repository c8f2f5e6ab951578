import { describe, expect, it } from 'vitest';
import { parseChoices } from './device-choices.ts';

describe('what a device remembers of tables', () => {
  it('is nothing at first, and nothing where it is not understood', () => {
    const nothing = { game: 'classic', listColumns: null, boardColumns: null };
    for (const found of [undefined, null, 'x', { game: 'chess', listColumns: 'price' }, []]) {
      expect(parseChoices(found)).toEqual(nothing);
    }
  });
  it('is the game and the columns, each once', () => {
    const saved = { game: 'mantra', listColumns: ['fm', 7, 'fm', 'price'], boardColumns: [] };
    expect(parseChoices(saved)).toEqual({
      game: 'mantra',
      listColumns: ['fm', 'price'],
      boardColumns: null,
    });
  });
});
