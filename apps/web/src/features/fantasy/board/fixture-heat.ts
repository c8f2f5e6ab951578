import type { ClubOutlook, FantasyFixture } from '@tredici/contract/fantasy-figures';
import type { FantasyClubs } from '@tredici/contract/fantasy-players';

export const HEAT_MEASURES = ['cleanSheet', 'goal', 'difficulty'] as const;
export type HeatMeasure = (typeof HEAT_MEASURES)[number];

const READ: Readonly<Record<HeatMeasure, (outlook: ClubOutlook) => number>> = {
  cleanSheet: (outlook) => outlook.clean_sheet_chance,
  goal: (outlook) => outlook.goal_chance,
  difficulty: (outlook) => outlook.difficulty,
};

export interface HeatCell {
  readonly fixture: FantasyFixture;
  readonly value: number | null;
  /** From 0, the worst of the table, to 1, the best; it sets the shade of the cell. */
  readonly warmth: number;
}

export interface HeatRow {
  readonly club: string;
  readonly abbr: string;
  /** One cell per round of the table; null where the club does not play. */
  readonly cells: readonly (HeatCell | null)[];
  readonly mean: number | null;
}

export interface HeatTable {
  readonly rounds: readonly { readonly key: number; readonly round: number | null }[];
  readonly rows: readonly HeatRow[];
}

/** The clubs and their next matches, the most promising first; by name where there are no chances. */
export function heatTable({ clubs }: FantasyClubs, measure: HeatMeasure): HeatTable {
  const keyOf = ({ round }: FantasyFixture, at: number) => round ?? at + 1;
  const fixtures = clubs.flatMap((club) => club.fixtures);
  const keys = [...new Set(clubs.flatMap((club) => club.fixtures.map(keyOf)))].sort(
    (a, b) => a - b,
  );
  const known = fixtures.flatMap(({ outlook }) => (outlook ? [READ[measure](outlook)] : []));
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const easyIsSmall = measure === 'difficulty';
  const cellOf = (fixture: FantasyFixture): HeatCell => {
    const value = fixture.outlook ? READ[measure](fixture.outlook) : null;
    const share = value === null ? 0 : (value - low) / span;
    return { fixture, value, warmth: value !== null && easyIsSmall ? 1 - share : share };
  };
  const rows = clubs.map(({ name, abbr, fixtures: own }): HeatRow => {
    const byKey = new Map(own.map((fixture, at) => [keyOf(fixture, at), cellOf(fixture)]));
    const values = [...byKey.values()].flatMap(({ value }) => (value === null ? [] : [value]));
    const mean =
      values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
    return { club: name, abbr, cells: keys.map((key) => byKey.get(key) ?? null), mean };
  });
  const sign = easyIsSmall ? 1 : -1;
  const rounds = keys.map((key) => ({
    key,
    round: fixtures.some(({ round }) => round === key) ? key : null,
  }));
  return { rounds, rows: rows.toSorted((a, b) => sign * ((a.mean ?? 0) - (b.mean ?? 0))) };
}
