/** Splits the matches of a season into those played and those still to be played. */
import type { FormatDoubt, LeagueRules } from './league-rules.ts';
import type { PlayedMatch } from './league-table.ts';

export type SeasonMatch = {
  /** Any numbers that identify the clubs. */
  readonly home: number;
  readonly away: number;
  /** Null until the match counts for the table. */
  readonly score: { readonly home: number; readonly away: number } | null;
};

/** `calendar`: the matches given do not fit the league's format. */
export type SeasonDoubt = FormatDoubt | 'calendar';

export type SeasonState = {
  /** The clubs' own numbers; everything else here uses their index in this list. */
  readonly clubs: readonly number[];
  readonly played: readonly PlayedMatch[];
  /** Every pairing of a double round robin that is still to be played. */
  readonly remaining: ReadonlyArray<{ readonly home: number; readonly away: number }>;
  readonly doubt: SeasonDoubt | null;
};

export function readSeason(matches: readonly SeasonMatch[], rules: LeagueRules): SeasonState {
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort(
    (a, b) => a - b,
  );
  const placeOf = new Map(clubs.map((club, at) => [club, at]));
  const played = matches.flatMap(({ home, away, score }) =>
    score
      ? {
          home: placeOf.get(home)!,
          away: placeOf.get(away)!,
          homeGoals: score.home,
          awayGoals: score.away,
        }
      : [],
  );
  const pairs = new Set(matches.map(({ home, away }) => `${home} ${away}`));
  const isDoubleRoundRobin = clubs.length === rules.clubs && pairs.size === matches.length;
  const doubt = rules.doubt ?? (isDoubleRoundRobin ? null : 'calendar');
  const done = new Set(played.map(({ home, away }) => home * clubs.length + away));
  const remaining = doubt
    ? []
    : clubs.flatMap((_, home) =>
        clubs.flatMap((__, away) =>
          home === away || done.has(home * clubs.length + away) ? [] : { home, away },
        ),
      );
  return { clubs, played, remaining, doubt };
}
