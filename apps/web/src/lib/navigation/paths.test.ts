import { describe, expect, it } from 'vitest';
import { ALL_LEAGUES, paths } from './paths.ts';

describe('paths', () => {
  it('carry what they are given, and nothing of it can leave its segment', () => {
    expect(paths.leagues(ALL_LEAGUES)).toBe('/pronostici/tutti-le-leghe');
    expect(paths.match(42)).toBe('/match/42');
    expect(paths.resetPw('MQ', 'a/b?c')).toBe('/reset-password/MQ/a%2Fb%3Fc');
  });
});
