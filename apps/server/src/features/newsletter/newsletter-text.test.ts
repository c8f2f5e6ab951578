import { describe, expect, it } from 'vitest';
import type { ComingMatch } from '#db/schema/newsletter.ts';
import type { PlayedRow } from '#features/results/store.ts';
import { composeIssue, hasNews } from './compose-issue.ts';
import { writeNewsletter } from './newsletter-text.ts';

const played = (
  home: string,
  blend: Record<string, number | null>,
  score: readonly [number, number],
  more: Partial<PlayedRow> = {},
) =>
  ({
    home,
    away: 'Roma',
    status: 'finished',
    voidReason: null,
    blend,
    homeGoals: score[0],
    awayGoals: score[1],
    ...more,
  }) as PlayedRow;
const coming = (home: string, chances: ComingMatch['chances']): ComingMatch => ({
  home,
  away: 'Lazio',
  kickoff: '2026-11-18T19:45:00.000Z',
  chances,
});

const judged = [
  played('Inter', { '1': 0.8, X: 0.15, '2': 0.05 }, [3, 0]),
  played('Milan', { '1': 0.7, X: 0.2, '2': 0.1 }, [0, 1]),
  played('Como', { '1': 0.3, X: 0.4, '2': 0.3 }, [1, 1]),
  played('Pisa', { '1': 0.9, X: 0.05, '2': 0.05 }, [1, 0], { voidReason: 'moved' }),
  played('Bari', { '1': null, X: null, '2': null }, [1, 0]),
];
const week = Array.from({ length: 12 }, (_, at) =>
  coming(`Club ${at}`, [90 - at * 5, 5 + at * 2.5, 5 + at * 2.5]),
);
const ofTheDay = coming('Napoli', [35, 31, 34]);
const content = composeIssue({ judged, coming: week, ofTheDay });

describe('an issue', () => {
  it('counts matches judged by their likeliest result, surest first', () => {
    expect(content.score).toEqual({ judged: 3, right: 2, expected: 1.9 });
    expect(content.hits.map(({ home }) => home)).toEqual(['Inter', 'Como']);
    expect(content.misses.map(({ home, percent }) => [home, percent])).toEqual([['Milan', 70]]);
  });

  it('has the clearest and the most open matches of the week, and none in both', () => {
    expect(content.clearest.map(({ home }) => home)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Club ${n}`),
    );
    expect(content.open.map(({ home }) => home)).toEqual([11, 10, 9, 8, 7].map((n) => `Club ${n}`));
    expect(composeIssue({ judged: [], coming: week.slice(0, 3), ofTheDay: null }).open).toEqual([]);
  });

  it('is empty if nothing was played and there is no match of the day', () => {
    expect(hasNews(content)).toBe(true);
    expect(hasNews(composeIssue({ judged: [], coming: [], ofTheDay }))).toBe(true);
    expect(hasNews(composeIssue({ judged: [], coming: week, ofTheDay: null }))).toBe(false);
  });
});

describe('a newsletter', () => {
  const headings = (premium: boolean, favourites: readonly ComingMatch[] = []) =>
    writeNewsletter(content, { language: 'it', premium, favourites }).sections.map(
      ({ heading }) => heading,
    );

  it('has last week and the match of the day for everybody, and the coming week for Pro', () => {
    const forAll = [
      'Le previsioni più nette, uscite',
      'Le più nette, non uscite',
      'La partita del giorno, aperta a tutti',
    ];
    expect(headings(false, week)).toEqual(forAll);
    expect(headings(true)).toEqual([
      ...forAll,
      'Le cinque partite più chiare',
      'Le cinque più aperte',
    ]);
    expect(headings(true, week.slice(0, 1))).toContain('I tuoi preferiti, questa settimana');
  });

  it("is in the reader's language", () => {
    const { values, sections } = writeNewsletter(content, {
      language: 'it',
      premium: false,
      favourites: [],
    });
    expect(values.summary).toContain('in 2 partite su 3; le nostre stime ne promettevano 1,9');
    expect(sections[0]!.lines[0]).toBe('Inter – Roma 3-0 (davamo 1 al 80%)');
    expect(sections[2]!.lines[0]).toMatch(
      /^mer 18 nov,? 20:45 · Napoli – Lazio: 1 35% · X 31% · 2 34%$/,
    );
    const english = writeNewsletter(content, { language: 'en', premium: false, favourites: [] });
    expect(english.values.summary).toContain('had promised 1.9');
    expect(english.sections[2]!.lines[0]).toMatch(/^Wed,? 18 Nov,? 20:45/);
  });
});
