/** Constants of the rating model, all chosen on seasons up to 2020/21 by studies/rating-constants.ts,
 *  which minimises the divergence from the closing prices one week ahead. */

export type AxisConstants = {
  /** The error variance of a match's market measurement; it is multiplied by 1 + `mismatch` · supremacy². */
  marketVariance: number;
  mismatch: number;
  /** The factor of the error variance if only prices before the close are known. */
  earlyPriceFactor: number;
  /** Lasting strength: variance added per week, and at the start of a season. */
  driftPerWeek: number;
  summerVariance: number;
  /** The share of lasting strength that is kept over the summer; the rest is replaced by the tier's mean. */
  summerKeep: number;
  /** A change of tier multiplies the summer's variance by the factor, and shifts the mean. */
  tierChangeFactor: number;
  promotedShift: number;
  relegatedShift: number;
  /** Temporary form: stationary variance, and the share kept per week. */
  formVariance: number;
  formKeepPerWeek: number;
  /** A club's own home advantage. */
  clubHomeVariance: number;
  /** The competition's level: home advantage for supremacy, goals for openness. */
  levelMean: number;
  levelVariance: number;
  levelDriftPerWeek: number;
  /** The prior of a club's strength: when its competition is first seen, and when the club joins later. */
  firstVariance: number;
  secondTierMean: number;
  newcomerMean: readonly [tier1: number, tier2: number];
  newcomerVariance: number;
  /** The variance of goals and of shots as measurements beside the market, in Poisson units. */
  goalSpread: number;
  shotSpread: number;
  shotValue: { onTarget: number; offTarget: number };
};

export const SUPREMACY: AxisConstants = {
  marketVariance: 0.008,
  mismatch: 0.2,
  earlyPriceFactor: 2.94,
  driftPerWeek: 0.000195,
  summerVariance: 0.00765,
  summerKeep: 1,
  tierChangeFactor: 1.5,
  promotedShift: -0.16,
  relegatedShift: 0.1,
  formVariance: 0.00592,
  formKeepPerWeek: 0.89,
  clubHomeVariance: 0.000423,
  levelMean: 0.27,
  levelVariance: 0.02,
  levelDriftPerWeek: 0.0000375,
  firstVariance: 0.3,
  secondTierMean: -0.6,
  newcomerMean: [-0.31, -0.1],
  newcomerVariance: 0.06,
  goalSpread: 0.0711,
  shotSpread: 0.0356,
  shotValue: { onTarget: 0.188, offTarget: 0.102 },
};

export const OPENNESS: AxisConstants = {
  marketVariance: 0.01,
  mismatch: 0.3,
  earlyPriceFactor: 2.25,
  driftPerWeek: 0.0004,
  summerVariance: 0.00306,
  summerKeep: 0.83,
  tierChangeFactor: 1.5,
  promotedShift: 0,
  relegatedShift: 0,
  formVariance: 0.009,
  formKeepPerWeek: 0.9,
  clubHomeVariance: 0.000195,
  levelMean: 0.4,
  levelVariance: 0.1,
  levelDriftPerWeek: 0.0001,
  firstVariance: 0.03,
  secondTierMean: 0,
  newcomerMean: [0, -0.05],
  newcomerVariance: 0.02,
  goalSpread: 0.153,
  shotSpread: 0.119,
  shotValue: { onTarget: 0.2, offTarget: 0.06 },
};

/** The factor of the variance if openness is derived from the draw alone, without a totals price. */
export const NO_TOTALS_FACTOR = 4;

/** Supremacy gained per unit of weighted stake (season-stakes.ts), home minus away. */
export const STAKE_SUPREMACY = { prize: 0.625, place: 0.475, drop: 0.72 };
/** Openness gained at the end of a season, and lost if a club has something to play for. */
export const STAKE_OPENNESS = { lateness: 0.2, any: -0.08 };

/** The share by which a competition's ρ moves towards each match's market-implied ρ. */
export const RHO_STEP = 0.004;
export const RHO_RANGE = { min: -0.25, max: 0.15 };

/** Log odds of a draw relative to the grid's, by |S|, S² and openness: matches of equal clubs are drawn more
 *  often than markets imply, those of unequal clubs less. Study: studies/outcome-calibration.ts. */
export const DRAW_TILT = {
  level: 0.108,
  perSupremacy: -0.206,
  perSquare: 0.015,
  perOpenness: 0.094,
};
export const DRAW_TILT_OPENNESS_CENTRE = 0.45;
