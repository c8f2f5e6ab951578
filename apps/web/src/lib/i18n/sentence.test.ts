import { describe, expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

const SENTENCES = {
  plain: 'Ciao',
  named: 'Ciao {{name}}, sono le {{time}}. Ciao {{name}}.',
  matches_one: '{{count}} partita',
  matches_other: '{{matches}} partite',
  goals_zero: 'Nessun gol',
  goals_one: 'Un gol',
  goals_other: '{{count}} gol',
  bets: 'Scommesse: {{count}}',
  'a.b': 'con il punto',
};

describe('a sentence', () => {
  it('is found by its key, which may have a point in it', () => {
    expect(sentenceOf(SENTENCES, 'plain')).toBe('Ciao');
    expect(sentenceOf(SENTENCES, 'a.b')).toBe('con il punto');
  });

  it('has its values filled in, as often as they stand in it, and as they are', () => {
    expect(sentenceOf(SENTENCES, 'named', { name: '<b>$1</b>', time: 9 })).toBe(
      'Ciao <b>$1</b>, sono le 9. Ciao <b>$1</b>.',
    );
  });

  it('takes the form of its number', () => {
    expect(sentenceOf(SENTENCES, 'matches', { count: 1 })).toBe('1 partita');
    expect(sentenceOf(SENTENCES, 'matches', { count: 0, matches: '0' })).toBe('0 partite');
    expect(sentenceOf(SENTENCES, 'matches', { count: 1000, matches: '1.000' })).toBe(
      '1.000 partite',
    );
    expect(sentenceOf(SENTENCES, 'bets', { count: 1 })).toBe('Scommesse: 1');
    const goals = [0, 1, 2].map((count) => sentenceOf(SENTENCES, 'goals', { count }));
    expect(goals).toEqual(['Nessun gol', 'Un gol', '2 gol']);
  });

  it('is undefined where there is none', () => {
    expect(sentenceOf(SENTENCES, 'unknown')).toBeUndefined();
    expect(sentenceOf(undefined, 'plain')).toBeUndefined();
  });
});
