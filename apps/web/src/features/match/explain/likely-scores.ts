export interface Score {
  readonly home: number;
  readonly away: number;
  /** 0 to 100. */
  readonly probability: number;
}

/** The likeliest scores of a grid whose rows are home goals; among equal ones, the one with fewer goals. The
 *  last row and column mean "or more" and are not a single score. */
export function likelyScores(scores: readonly (readonly number[])[], count: number): Score[] {
  const whole = scores.length - 1;
  return scores
    .slice(0, whole)
    .flatMap((row, home) =>
      row.slice(0, whole).map((probability, away) => ({ home, away, probability })),
    )
    .sort((a, b) => b.probability - a.probability || a.home + a.away - b.home - b.away)
    .slice(0, count);
}
