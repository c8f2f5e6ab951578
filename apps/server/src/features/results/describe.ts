import type { ForecastScore, LastDay, LeagueResults } from '@tredici/contract/results';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { betWins } from '@tredici/engine/markets/wins';
import { deriveRounds } from '@tredici/engine/match/rounds';
import { knownSigns, type PlayedRow, playedMatchOf, type Reader } from './store.ts';

/** Describes matches that have begun, in the contract's shapes. */

export interface SeasonParts {
  readonly tournamentId: number;
  readonly season: string | undefined;
  readonly seasons: readonly string[];
  readonly rows: readonly PlayedRow[];
  readonly now: Date;
}

export function describeSeason(parts: SeasonParts, reader: Reader): LeagueResults {
  const { rows, now } = parts;
  const derived = deriveRounds(rows);
  return {
    tournament_id: parts.tournamentId,
    season: parts.season ?? null,
    seasons: [...parts.seasons],
    forecasts_locked: !reader.premium,
    odds_hidden: reader.oddsHidden,
    score: reader.premium ? scoreOf(rows) : null,
    results: rows.map((row, at) => ({
      ...playedMatchOf(row, now, reader),
      round: row.round ?? derived[at]!,
    })),
  };
}

/** As many as can be read at a glance. */
const LAST_DAY_SHOWN = 5;

export function describeDay(
  day: string | undefined,
  rows: readonly PlayedRow[],
  now: Date,
  reader: Reader,
): LastDay {
  const surest = rows.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  return {
    date: day ?? null,
    score: scoreOf(rows),
    results: surest.slice(0, LAST_DAY_SHOWN).map((row) => playedMatchOf(row, now, reader)),
  };
}

/** Only matches played to the end, on their day, are judged. */
function scoreOf(rows: readonly PlayedRow[]): ForecastScore {
  const judged = rows.flatMap(({ status, voidReason, blend, homeGoals, awayGoals }) => {
    const sign = likeliest(blend);
    const isOver = status === 'finished' && voidReason === null;
    if (!isOver || homeGoals === null || awayGoals === null || !sign) return [];
    return { right: betWins(sign, { home: homeGoals, away: awayGoals }), chance: blend[sign]! };
  });
  const expected = judged.reduce((sum, { chance }) => sum + chance, 0);
  return {
    judged: judged.length,
    right: judged.filter(({ right }) => right).length,
    expected: Math.round(expected * 10) / 10,
  };
}

/** On a tie the first one, as on the coupon. */
function likeliest(blend: PlayedRow['blend']): FinalResult | undefined {
  const chances = knownSigns(blend);
  return FINAL_RESULTS.filter((sign) => chances[sign] !== undefined).reduce<
    FinalResult | undefined
  >((best, sign) => (best && chances[best]! >= chances[sign]! ? best : sign), undefined);
}

const chanceOf = ({ blend }: PlayedRow): number => Math.max(0, ...Object.values(knownSigns(blend)));
