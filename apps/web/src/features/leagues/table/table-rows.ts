import type { ClubRecord, LeagueTable, TableLine, ZoneName } from '@tredici/contract/tables';

/** Which matches a table counts. */
export const SIDES = ['total', 'home', 'away'] as const;
export type Side = (typeof SIDES)[number];

export interface Row {
  readonly place: number;
  readonly line: TableLine;
  readonly record: ClubRecord;
}

/** The table in its own order, or for home or away matches by points, goal difference and goals. */
export function rowsOf(lines: readonly TableLine[], side: Side): Row[] {
  const rows = lines.map((line) => ({ line, record: line[side] }));
  if (side !== 'total') rows.sort((a, b) => compare(a.record, b.record));
  return rows.map((row, at) => ({ ...row, place: at + 1 }));
}

function compare(a: ClubRecord, b: ClubRecord): number {
  return b.points - a.points || differenceOf(b) - differenceOf(a) || b.scored - a.scored;
}

export const differenceOf = ({ scored, conceded }: ClubRecord): number => scored - conceded;

/** The zone of a place: the narrowest range that contains it. */
export function zoneAt(zones: LeagueTable['zones'], place: number): ZoneName | null {
  const around = zones.filter(({ from, to }) => from <= place && place <= to);
  around.sort((a, b) => a.to - a.from - (b.to - b.from));
  return around[0]?.name ?? null;
}

/** A chart has room for the labels of this many lines. */
const CHART_LINES = 6;
/** A chance, in percent, that is worth drawing. */
const WORTH_DRAWING = 2;

export interface ChartLine {
  readonly name: string;
  /** Week by week, 0 to 100. */
  readonly chances: readonly number[];
}

/** The clubs whose chance of a zone was ever worth drawing, the currently likeliest first. */
export function chartLines(table: LeagueTable, zone: ZoneName): ChartLine[] {
  return table.lines
    .map((line, at) => ({
      name: line.team_name,
      chances: table.history.map(({ chances }) => chances[zone]?.[at] ?? 0),
    }))
    .filter(({ chances }) => Math.max(...chances) >= WORTH_DRAWING)
    .sort((a, b) => b.chances.at(-1)! - a.chances.at(-1)!)
    .slice(0, CHART_LINES);
}
