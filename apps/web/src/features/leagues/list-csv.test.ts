import type { Prognostic } from '@tredici/contract/bets';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '#lib/i18n/format.ts';
import { listCsv } from './list-csv.ts';

const match = {
  match_date: '2026-10-24T21:30:00Z',
  tournament_id: 524,
  home_team_name: 'Genoa',
  away_team_name: 'Parma',
  bets: { '1': 44.25, X: 30.5, '2': 25.25 },
  odds: { Alfa: { url: null, '1': { odd: 2.1 } }, Beta: { url: null, '1': { odd: 2.2 } } },
} as object as Prognostic;
const table = (matches: Prognostic[], withOdds: boolean) =>
  listCsv({
    matches,
    withOdds,
    leagueOf: () => 'Italia, Serie A',
    t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    formats: formatsFor('it'),
  });

describe('the exported list', () => {
  it('has a header and a row for every match, with the best price of each sign', () => {
    const [heading, line] = table([match], true);
    expect(heading).toHaveLength(14);
    expect(line).toEqual([
      ...['24/10/2026', '23:30', 'Italia, Serie A', 'Genoa', 'Parma'],
      ...[44.25, 30.5, 25.25],
      ...[2.2, 'Beta', null, null, null, null],
    ]);
  });
  it('has no columns of odds for readers who chose to see none', () => {
    const [heading, line] = table([match], false);
    expect(heading).toHaveLength(8);
    expect(line).toHaveLength(8);
  });
  it('leaves unknown values empty', () => {
    const [, line] = table([{ ...match, bets: {}, odds: {} }], true);
    expect(line!.slice(5)).toEqual(Array.from({ length: 9 }, () => null));
  });
});
