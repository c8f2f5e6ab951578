/** Constants of the season model, as published (docs/models/fantasy.md). Fitting them to the one pair of
 *  seasons we have gains nothing on players left out of the fit: studies/fantasy-season.ts. */
import type { ClassicRole } from '../rules/roles.ts';

type ByRole = Readonly<Record<ClassicRole, number>>;

/** Goals per match of a club in Serie A, relative to which rates are scaled. */
export const LEAGUE_GOALS = 1.32;
export const ROUNDS = 38;
/** Share of penalties that become goals. */
export const PENALTY_CONVERSION = 0.78;
/** Two-sided 80% of a normal distribution. */
export const INTERVAL_80 = 1.2816;

/** rate = role mean · club · exp(level + memory · ln(shrunk last rate / role mean) + price · l). */
export type EventModel = {
  readonly level: ByRole;
  readonly memory: number;
  readonly price: number;
  /** The last season is shrunk with this many votes at the role's mean. */
  readonly prior: number;
  /** The exponent with which a club's goals affect a player's own. */
  readonly club: number;
};

export type VotesModel = {
  readonly price: number;
  readonly memory: number;
  readonly newcomer: number;
  readonly firstChoice: number;
};

export type SeasonModel = {
  readonly goals: EventModel;
  readonly assists: EventModel;
  readonly yellowCards: EventModel;
  readonly penaltyPrior: number;
  /** Base vote = role mean + level + memory · n/(n + prior) · (last − mean) + price · l
   *  + club · (goals for − goals against). */
  readonly baseVote: {
    readonly level: ByRole;
    readonly memory: number;
    readonly prior: number;
    readonly price: number;
    readonly club: number;
  };
  /** What a goalkeeper's mean has beyond vote and goals: penalties saved and cards. */
  readonly goalkeeperExtra: number;
  /** Votes = 38 · σ(level + price · l + memory · n/38 + newcomer + first choice). */
  readonly votes: {
    readonly level: ByRole;
    readonly outfield: VotesModel;
    readonly goalkeeper: VotesModel;
  };
  /** Standard deviation of a season's mean fantavoto around its projection. */
  readonly spread: ByRole;
  /** Weight of a season relative to the one after it. */
  readonly olderSeason: number;
};

export const SEASON_MODEL: SeasonModel = {
  goals: {
    level: { P: 0, D: -0.11, C: -0.01, A: -0.19 },
    memory: 0.32,
    price: 0.32,
    prior: 15,
    club: 0.5,
  },
  assists: {
    level: { P: 0, D: 0.1, C: 0, A: -0.28 },
    memory: 0.43,
    price: 0.25,
    prior: 20,
    club: 0.5,
  },
  yellowCards: {
    level: { P: 0, D: -0.07, C: 0, A: -0.01 },
    memory: 0.56,
    price: 0,
    prior: 12,
    club: 0,
  },
  penaltyPrior: 10,
  baseVote: {
    level: { P: 0.03, D: -0.03, C: -0.04, A: -0.02 },
    memory: 0.34,
    prior: 15,
    price: 0.037,
    club: 0.11,
  },
  goalkeeperExtra: 0.04,
  votes: {
    level: { P: -0.84, D: 0.06, C: 0.08, A: -0.31 },
    outfield: { price: 0.63, memory: 0.76, newcomer: 0.21, firstChoice: 0 },
    goalkeeper: { price: 0.65, memory: 0.65, newcomer: 0.02, firstChoice: 1.37 },
  },
  spread: { P: 0.39, D: 0.3, C: 0.4, A: 0.51 },
  olderSeason: 0.5,
};
