import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import { expect, it } from 'vitest';
import { clothBehind, contrast } from './italian-shirt.ts';

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(Object.entries(ITALIAN_TEAMS))('the letters of %s are readable', (_, team) => {
  expect(contrast(team.numberColour, clothBehind(team))).toBeGreaterThanOrEqual(4.5);
});

it("keeps the shirt's own colour behind the letters where they are readable on it", () => {
  const { Fiorentina, Napoli, Milan } = ITALIAN_TEAMS;
  expect(clothBehind(Fiorentina!)).toBe(Fiorentina!.first);
  expect(clothBehind(Napoli!)).not.toBe(Napoli!.first);
  expect(clothBehind(Milan!)).not.toBe(Milan!.first);
});
