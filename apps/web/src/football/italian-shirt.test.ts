import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import { expect, it } from 'vitest';
import { fabricFor, luminance } from './italian-shirt.ts';

const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

it('reckons contrast as everybody does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(Object.entries(ITALIAN_TEAMS))('the letters of %s can be read', (_, { numberColour }) => {
  expect(contrast(numberColour, fabricFor(numberColour))).toBeGreaterThanOrEqual(4.5);
});
