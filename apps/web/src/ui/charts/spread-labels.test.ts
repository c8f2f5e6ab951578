import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

describe('spreadLabels', () => {
  it('leaves alone what is far enough apart', () => {
    expect(spreadLabels([10, 40, 25], 12, [0, 100])).toEqual([10, 40, 25]);
  });
  it('parts what lies together, in its order', () => {
    expect(spreadLabels([52, 50, 51], 10, [0, 100])).toEqual([70, 50, 60]);
  });
  it('stays within the ends', () => {
    expect(spreadLabels([95, 98], 10, [0, 100])).toEqual([90, 100]);
    expect(spreadLabels([-5, 2], 10, [0, 100])).toEqual([0, 10]);
  });
});
