import { describe, expect, it } from 'vitest';
import { readFigure, writeFigure } from './own-figures.ts';

describe('a figure of the reader’s own', () => {
  it('is written with a comma or a point', () => {
    expect(readFigure(' 6,5 ', -10, 25)).toBe(6.5);
    expect(readFigure('6.25', -10, 25)).toBe(6.25);
    expect(readFigure('−2', -10, 25)).toBe(-2);
  });
  it('may be left out', () => {
    expect(readFigure('  ', 0, 100)).toBeNull();
    expect(writeFigure(null, 'it')).toBe('');
  });
  it.each(['101', '-1', 'cento', '1e2', '5,,5', '٣', '9'.repeat(99)])('is not %s', (typed) => {
    expect(readFigure(typed, 0, 100)).toBeUndefined();
  });
  it('comes back as it was written', () => {
    expect(writeFigure(6.5, 'it')).toBe('6,5');
    expect(readFigure(writeFigure(72.5, 'en'), 0, 100)).toBe(72.5);
  });
});
