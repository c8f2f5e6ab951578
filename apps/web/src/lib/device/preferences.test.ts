import type { SeasonLabel } from '@tredici/contract/seasons';
import { describe, expect, it } from 'vitest';
import { parsePreferences, preferences, preferredLanguage } from './preferences.ts';

describe('preferences found on the device', () => {
  it('are kept when they are understood', () => {
    const saved = {
      menuCollapsed: true,
      teamsCollapsed: true,
      defaultSeason: '2023/24',
      language: 'en',
      colorScheme: 'dark',
    };
    expect(parsePreferences(saved)).toEqual(saved);
  });

  it.each([undefined, null, 'text', 7, [], { menuCollapsed: 'yes', language: 'de' }])(
    '%j is as if nothing had been chosen',
    (found) => {
      expect(parsePreferences(found)).toEqual({
        menuCollapsed: false,
        teamsCollapsed: false,
        defaultSeason: null,
        language: null,
        colorScheme: 'auto',
      });
    },
  );

  it('lose a season that is not in the list', () => {
    expect(parsePreferences({ defaultSeason: '2013/14' }).defaultSeason).toBeNull();
  });
});

describe('choosing', () => {
  it('works without any storage, for this visit', () => {
    preferences.set({ menuCollapsed: true });
    expect(preferences.get().menuCollapsed).toBe(true);
  });

  it('raises an error for a season that is not in the list, and changes nothing', () => {
    preferences.set({ defaultSeason: '2025/26' });
    expect(() => preferences.set({ defaultSeason: '2013/14' as SeasonLabel })).toThrow(
      'Unknown season "2013/14"',
    );
    expect(preferences.get().defaultSeason).toBe('2025/26');
  });

  it('tells whoever watches', () => {
    let told = 0;
    const stop = preferences.subscribe(() => {
      told += 1;
    });
    preferences.set({ colorScheme: 'dark' });
    stop();
    preferences.set({ colorScheme: 'light' });
    expect(told).toBe(1);
  });
});

describe('the language of someone who chose none', () => {
  it.each([
    [['it-IT', 'en-US'], 'it'],
    [['en-GB', 'it'], 'en'],
    [['en'], 'en'],
    [['de-DE', 'en'], 'en'],
    [['de-DE', 'it', 'en'], 'it'],
    [['fr'], 'it'],
    [[], 'it'],
  ] as const)('%j → %s', (languages, expected) => {
    expect(preferredLanguage(languages)).toBe(expected);
  });
});
