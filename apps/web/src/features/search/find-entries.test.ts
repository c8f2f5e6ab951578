import { describe, expect, it } from 'vitest';
import {
  distanceToBeginning,
  findEntries,
  prepareSearch,
  type SearchEntry,
} from './find-entries.ts';

const entry = (
  kind: SearchEntry['kind'],
  name: string,
  also: readonly string[] = [],
): SearchEntry => ({ kind, name, also, detail: '', to: `/${name}` });

const prepared = prepareSearch([
  entry('club', 'Inter', ['Inter Milan', 'Internazionale']),
  entry('club', 'Internacional'),
  entry('club', 'Milan', ['AC Milan']),
  entry('club', 'Bayern München', ['Bayern Munich']),
  entry('club', 'Bodø/Glimt'),
  entry('club', 'Olympiacos', ['Olympiakos Piraeus']),
  entry('club', 'Paris SG', ['Paris Saint-Germain']),
  entry('club', 'Fenerbahçe'),
  entry('club', 'Borussia Mönchengladbach', ["M'gladbach"]),
  entry('league', 'Premier League', ['England Premier League', 'epl']),
  entry('match', 'Inter – Milan'),
  entry('match', 'Milan – Bodø/Glimt'),
  entry('page', 'Profilo'),
]);
const found = (typed: string) =>
  findEntries(prepared, typed, 5).flatMap(({ entries }) => entries.map(({ name }) => name));

describe('findEntries', () => {
  it('finds nothing for nothing, and nothing for nonsense', () => {
    expect(found('')).toEqual([]);
    expect(found(' – ')).toEqual([]);
    expect(found('qqqq')).toEqual([]);
  });
  it('puts the whole word before its beginning, and the name before other names', () => {
    expect(found('inter')).toEqual(['Inter', 'Internacional', 'Inter – Milan']);
    expect(found('MILAN').slice(0, 2)).toEqual(['Milan', 'Inter']);
    expect(found('int')).toEqual(['Inter', 'Internacional', 'Inter – Milan']);
  });
  it('needs every word, in any order', () => {
    expect(found('milan inter')).toEqual(['Inter – Milan', 'Inter']);
    expect(found('bodo milan')).toEqual(['Milan – Bodø/Glimt']);
  });
  it.each([
    ['bodo', 'Bodø/Glimt'],
    ['bodoglimt', 'Bodø/Glimt'],
    ['münchen', 'Bayern München'],
    ['muenchen', 'Bayern München'],
    ['munich', 'Bayern München'],
    ['fenerbahce', 'Fenerbahçe'],
    ['olympiakos', 'Olympiacos'],
    ['pireus', 'Olympiacos'],
    ['psg', 'Paris SG'],
    ['epl', 'Premier League'],
    ['gladbach', 'Borussia Mönchengladbach'],
    ['profil', 'Profilo'],
  ])('%s is %s', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });
  it.each([
    ['itner', 'Inter'],
    ['imter', 'Inter'],
    ['mlian', 'Milan'],
    ['olimpiakos', 'Olympiacos'],
    ['monchengldbahc', 'Borussia Mönchengladbach'],
  ])('forgives %s for %s', (typed, name) => {
    expect(found(typed)).toContain(name);
  });
  it('forgives only where nothing is found otherwise', () => {
    expect(found('inter')).not.toContain('Olympiacos');
    expect(found('profilo')).toEqual(['Profilo']);
    expect(
      findEntries(prepareSearch([entry('club', 'Bologna'), entry('club', 'Bodø')]), 'bodo', 5),
    ).toMatchObject([{ entries: [{ name: 'Bodø' }] }]);
  });
  it('forgives nothing in a word of three letters', () => {
    expect(found('imt')).toEqual([]);
  });
  it('keeps kinds together, the closest first, and each short', () => {
    const groups = findEntries(prepared, 'milan', 1);
    expect(groups.map(({ kind, entries }) => [kind, entries.length])).toEqual([
      ['club', 1],
      ['match', 1],
    ]);
  });
});

describe('distanceToBeginning', () => {
  it.each([
    ['inter', 'internazionale', 0],
    ['intr', 'internazionale', 1],
    ['itner', 'internazionale', 1],
    ['xinter', 'internazionale', 1],
    ['roma', 'como', 2],
    ['', 'roma', 0],
  ])('of %s to %s is %i', (asked, word, distance) => {
    expect(distanceToBeginning(asked, word, 2)).toBe(distance);
  });
  it('is not reckoned where it is too far', () => {
    expect(distanceToBeginning('borussia', 'roma', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(distanceToBeginning('abcdefgh', 'stuvwxyz', 2)).toBe(Number.POSITIVE_INFINITY);
  });
});
