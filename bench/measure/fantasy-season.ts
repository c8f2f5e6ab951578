/** The one pair of seasons whose files we may learn from, 2022/23 → 2023/24, and how accurate the season
 *  model is on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSeasonModel, type SeasonExample } from '@tredici/engine/fantasy/projections/fit-season';
import {
  projectSeason,
  type SeasonProjection,
} from '@tredici/engine/fantasy/projections/project-season';
import {
  SEASON_MODEL,
  type SeasonModel,
} from '@tredici/engine/fantasy/projections/season-constants';
import { seededRandom } from '@tredici/engine/numeric/random';
import { loadSeasonInputs } from '@tredici/server/commands/fantasy/season-files';
import { openWorkbook } from '@tredici/server/sources/fantacalcio/open-workbook';
import { parseStatistics } from '@tredici/server/sources/fantacalcio/parse-statistics';

/** All players' votes, and the mean fantavoto of those with enough votes. */
export type SeasonPair = SeasonExample & { readonly votes: ReadonlyMap<number, number> };
export type SeasonFigures = {
  players: number;
  mae: number;
  rho: number;
  covered: number;
  votesMae: number;
};

const MIN_VOTES = 10;
const FOLDS = 10;
const TURNS = 3;

export async function loadSeasonPair(folder: string): Promise<SeasonPair> {
  const list = (name: string) => join(folder, 'fantacalcio', name);
  const inputs = await loadSeasonInputs({
    stats: [list('Statistiche_Fantacalcio_Stagione_2022_23.xlsx')],
    quotes: list('Quotazioni_Fantacalcio_Stagione_2023_24_agosto.xlsx'),
    season: '2023/24',
    football: join(folder, 'football-data'),
  });
  if (!inputs.ok) throw new Error(inputs.message);
  const opened = await openWorkbook(
    readFileSync(list('Statistiche_Fantacalcio_Stagione_2023_24_Statistico.xlsx')),
  );
  const after = opened.ok ? parseStatistics(opened.sheets) : opened;
  if (!after.ok) throw new Error(after.reason);
  const enough = after.rows.filter(({ votes }) => votes >= MIN_VOTES);
  return {
    ...inputs.value,
    outcomes: new Map(enough.map(({ id, meanFantavoto }) => [id, meanFantavoto])),
    votes: new Map(after.rows.map(({ id, votes }) => [id, votes])),
  };
}

export function seasonFigures(pair: SeasonPair, model: SeasonModel): SeasonFigures {
  return figuresOf(pair, projectSeason(pair.players, pair.history, pair.clubs, model));
}

/** Projects every player with constants fitted without them, three times with different folds. */
export function crossValidate(pair: SeasonPair, start: SeasonModel = SEASON_MODEL): SeasonFigures {
  const random = seededRandom(13);
  const turns = Array.from({ length: TURNS }, () => {
    const fold = new Map(pair.players.map(({ id }) => [id, random.integer(FOLDS)]));
    const projected = Array.from({ length: FOLDS }, (_, left) => {
      const outcomes = new Map([...pair.outcomes].filter(([id]) => fold.get(id) !== left));
      const model = fitSeasonModel({ ...pair, outcomes }, start);
      return projectSeason(pair.players, pair.history, pair.clubs, model).filter(
        ({ id }) => fold.get(id) === left,
      );
    });
    return figuresOf(pair, projected.flat());
  });
  const mean = (of: keyof SeasonFigures) =>
    turns.reduce((sum, turn) => sum + turn[of], 0) / turns.length;
  return {
    players: mean('players'),
    mae: mean('mae'),
    rho: mean('rho'),
    covered: mean('covered'),
    votesMae: mean('votesMae'),
  };
}

function figuresOf(pair: SeasonPair, projected: readonly SeasonProjection[]): SeasonFigures {
  const seen = projected.flatMap((one) => {
    const outcome = pair.outcomes.get(one.id);
    return outcome === undefined ? [] : [{ ...one, outcome }];
  });
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    players: seen.length,
    mae: mean(seen.map(({ fantavoto, outcome }) => Math.abs(fantavoto - outcome))),
    rho: correlation(
      ranks(seen.map(({ fantavoto }) => fantavoto)),
      ranks(seen.map(({ outcome }) => outcome)),
    ),
    covered: mean(seen.map(({ low, high, outcome }) => Number(low <= outcome && outcome <= high))),
    votesMae: mean(projected.map(({ id, votes }) => Math.abs(votes - (pair.votes.get(id) ?? 0)))),
  };
}

/** Ranks from 0; equal values share their rank. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const middle = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [middle(a), middle(b)];
  const cross = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, at) => sum + (value - mx) * (y[at]! - my), 0);
  return (
    cross(a, meanA, b, meanB) / Math.sqrt(cross(a, meanA, a, meanA) * cross(b, meanB, b, meanB))
  );
}
