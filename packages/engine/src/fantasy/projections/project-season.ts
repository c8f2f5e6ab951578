/** A player's projection for a season: number of votes, mean vote and mean fantavoto, from the season before,
 *  the starting price and the club. Every event has its own rate, so that the projection can be explained and
 *  valued under any bonus. Formulas and figures: docs/models/fantasy.md. */

import { CLASSIC_ROLES, type ClassicRole } from '../rules/roles.ts';
import type { ClubGoals } from './club-strengths.ts';
import { type PricedPlayer, priceScores } from './price-scores.ts';
import {
  type EventModel,
  INTERVAL_80,
  LEAGUE_GOALS,
  PENALTY_CONVERSION,
  ROUNDS,
  SEASON_MODEL,
  type SeasonModel,
} from './season-constants.ts';

/** A player's totals of a finished season. */
export type SeasonRecord = {
  readonly id: number;
  readonly role: ClassicRole;
  readonly club: string;
  /** Matches with a vote, and the mean of those votes. */
  readonly votes: number;
  readonly meanVote: number;
  /** Including penalties. */
  readonly goals: number;
  readonly penaltiesTaken: number;
  readonly penaltiesScored: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly ownGoals: number;
};
export type PastSeason = {
  readonly players: readonly SeasonRecord[];
  /** Goals per match of its clubs; a missing club has no influence. */
  readonly clubs: Readonly<Record<string, ClubGoals>>;
};
export type ListedPlayer = PricedPlayer & { readonly club: string };

export type SeasonProjection = {
  readonly id: number;
  readonly role: ClassicRole;
  readonly votes: number;
  readonly meanVote: number;
  readonly fantavoto: number;
  /** 80% interval of the mean fantavoto. */
  readonly low: number;
  readonly high: number;
  /** Per match with a vote. */
  readonly rates: EventRates;
};
export type EventRates = {
  readonly goalsFromPlay: number;
  readonly penaltiesTaken: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly ownGoals: number;
  /** For goalkeepers. */
  readonly conceded: number;
};

/** @param history the seasons before, the most recent first.
 *  @param clubs goals per match that the clubs of the coming season may expect. */
export function projectSeason(
  players: readonly ListedPlayer[],
  history: readonly PastSeason[],
  clubs: Readonly<Record<string, ClubGoals>>,
  model: SeasonModel = SEASON_MODEL,
): SeasonProjection[] {
  const means = roleMeans(history[0]?.players ?? []);
  const pasts = new Map(players.map(({ id }) => [id, pastOf(id, history, model.olderSeason)]));
  const prices = priceScores(players);
  const firsts = firstGoalkeepers(players, pasts);
  return players.map((player) => {
    const past = pasts.get(player.id)!;
    const club = clubs[player.club] ?? { scored: LEAGUE_GOALS, conceded: LEAGUE_GOALS };
    const price = prices.get(player.id)!;
    const about: About = { player, price, past, club, mean: means[player.role] };
    return projectPlayer(model, about, firsts.has(player.id));
  });
}

type About = { player: ListedPlayer; price: number; past: Past; club: ClubGoals; mean: RoleMeans };

function projectPlayer(
  model: SeasonModel,
  about: About,
  isFirstGoalkeeper: boolean,
): SeasonProjection {
  const { player, price, past, club, mean } = about;
  const { id, role } = player;
  const { penaltyPrior, baseVote, spread } = model;
  const rates: EventRates = {
    goalsFromPlay: eventRate(model.goals, 'goalsFromPlay', about),
    assists: eventRate(model.assists, 'assists', about),
    yellowCards: eventRate(model.yellowCards, 'yellowCards', about),
    penaltiesTaken:
      (past.events.penaltiesTaken + penaltyPrior * mean.rates.penaltiesTaken) /
      (past.votes + penaltyPrior),
    redCards: mean.rates.redCards,
    ownGoals: mean.rates.ownGoals,
    conceded: role === 'P' ? club.conceded : 0,
  };
  const trust = past.votes / (past.votes + baseVote.prior);
  const meanVote =
    mean.vote +
    baseVote.level[role] +
    baseVote.memory * trust * (past.votes > 0 ? past.meanVote - mean.vote : 0) +
    baseVote.price * price +
    baseVote.club * (club.scored - club.conceded);
  const fantavoto = meanFantavoto(role, meanVote, rates, model);
  return {
    id,
    role,
    meanVote,
    fantavoto,
    rates,
    votes: expectedVotes(model, about, isFirstGoalkeeper),
    low: fantavoto - INTERVAL_80 * spread[role],
    high: fantavoto + INTERVAL_80 * spread[role],
  };
}

/** Under the standard rules. */
export function meanFantavoto(
  role: ClassicRole,
  meanVote: number,
  rates: EventRates,
  { goalkeeperExtra }: SeasonModel,
): number {
  return meanVote + (role === 'P' ? goalkeeperExtra - rates.conceded : bonusOf(rates));
}

/** Bonus per match under the standard rules. */
function bonusOf(rates: EventRates): number {
  const goals = rates.goalsFromPlay + PENALTY_CONVERSION * rates.penaltiesTaken;
  const missed = (1 - PENALTY_CONVERSION) * rates.penaltiesTaken;
  const cards = 0.5 * rates.yellowCards + rates.redCards;
  return 3 * goals - 3 * missed + rates.assists - cards - 2 * rates.ownGoals;
}

function eventRate(
  model: EventModel,
  event: 'goalsFromPlay' | 'assists' | 'yellowCards',
  { player, price, past, club, mean: { rates } }: About,
): number {
  const mean = rates[event];
  if (mean <= 0) return 0;
  const scale = (goals: number) => (goals / LEAGUE_GOALS) ** model.club;
  const then = past.clubScored === null ? 1 : scale(past.clubScored);
  const shrunk = (past.events[event] / then + model.prior * mean) / (past.votes + model.prior);
  const memory = model.memory * Math.log(shrunk / mean);
  const score = model.level[player.role] + memory + model.price * price;
  return mean * scale(club.scored) * Math.exp(score);
}

function expectedVotes(
  { votes }: SeasonModel,
  { player, price, past }: About,
  isFirstGoalkeeper: boolean,
): number {
  const model = player.role === 'P' ? votes.goalkeeper : votes.outfield;
  const score =
    votes.level[player.role] +
    model.price * price +
    (model.memory * past.lastVotes) / ROUNDS +
    (past.isNew ? model.newcomer : 0) +
    (isFirstGoalkeeper ? model.firstChoice : 0);
  return ROUNDS / (1 + Math.exp(-score));
}

type Counted = 'goalsFromPlay' | 'penaltiesTaken' | 'assists' | 'yellowCards';
type Past = {
  /** Weighted over the seasons. */
  readonly votes: number;
  readonly meanVote: number;
  readonly events: Readonly<Record<Counted, number>>;
  readonly clubScored: number | null;
  readonly lastVotes: number;
  readonly isNew: boolean;
};

function pastOf(id: number, history: readonly PastSeason[], olderSeason: number): Past {
  let weight = 1;
  let votes = 0;
  let voteSum = 0;
  let clubSum = 0;
  let clubVotes = 0;
  const events = { goalsFromPlay: 0, penaltiesTaken: 0, assists: 0, yellowCards: 0 };
  let lastVotes = 0;
  history.forEach(({ players, clubs }, at) => {
    const record = players.find((player) => player.id === id);
    if (record && record.votes > 0) {
      if (at === 0) lastVotes = record.votes;
      votes += weight * record.votes;
      voteSum += weight * record.votes * record.meanVote;
      events.goalsFromPlay += weight * (record.goals - record.penaltiesScored);
      for (const name of ['penaltiesTaken', 'assists', 'yellowCards'] as const) {
        events[name] += weight * record[name];
      }
      const club = clubs[record.club];
      if (club) {
        clubSum += weight * record.votes * club.scored;
        clubVotes += weight * record.votes;
      }
    }
    weight *= olderSeason;
  });
  return {
    votes,
    events,
    lastVotes,
    isNew: lastVotes === 0,
    meanVote: votes > 0 ? voteSum / votes : 0,
    clubScored: clubVotes > 0 ? clubSum / clubVotes : null,
  };
}

type RoleMeans = { readonly vote: number; readonly rates: Omit<EventRates, 'conceded'> };

const MIN_VOTES = 5;

/** Means per vote in each role, over players with five votes or more. */
function roleMeans(players: readonly SeasonRecord[]): Record<ClassicRole, RoleMeans> {
  const of = (role: ClassicRole): RoleMeans => {
    const some = players.filter((player) => player.role === role && player.votes >= MIN_VOTES);
    const total = (count: (player: SeasonRecord) => number) =>
      some.reduce((sum, player) => sum + count(player), 0);
    // Each player weighs the same for events: a few players score most goals, and the middle player is wanted
    // here.
    const rate = (count: (player: SeasonRecord) => number) =>
      total((player) => count(player) / player.votes) / Math.max(1, some.length);
    const votes = total((player) => player.votes);
    return {
      vote: votes === 0 ? 6 : total((player) => player.votes * player.meanVote) / votes,
      rates: {
        goalsFromPlay: rate(({ goals, penaltiesScored }) => goals - penaltiesScored),
        penaltiesTaken: rate(({ penaltiesTaken }) => penaltiesTaken),
        assists: rate(({ assists }) => assists),
        yellowCards: rate(({ yellowCards }) => yellowCards),
        redCards: rate(({ redCards }) => redCards),
        ownGoals: rate(({ ownGoals }) => ownGoals),
      },
    };
  };
  return Object.fromEntries(CLASSIC_ROLES.map((role) => [role, of(role)])) as Record<
    ClassicRole,
    RoleMeans
  >;
}

/** The most expensive goalkeeper of each club; of two with the same price, the one with more votes. */
function firstGoalkeepers(
  players: readonly ListedPlayer[],
  pasts: ReadonlyMap<number, Past>,
): ReadonlySet<number> {
  const firsts = new Map<string, ListedPlayer>();
  const rank = ({ id, initialPrice }: ListedPlayer) =>
    initialPrice + pasts.get(id)!.lastVotes / (ROUNDS + 1);
  for (const player of players) {
    if (player.role !== 'P') continue;
    const first = firsts.get(player.club);
    if (!first || rank(player) > rank(first)) firsts.set(player.club, player);
  }
  return new Set([...firsts.values()].map(({ id }) => id));
}
