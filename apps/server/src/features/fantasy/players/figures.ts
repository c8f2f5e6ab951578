import { FORM_VOTES } from '@tredici/contract/fantasy-players';
import {
  type FiguredRound,
  playerFigures,
} from '@tredici/engine/fantasy/projections/player-figures';
import type { SeasonRecord } from '@tredici/engine/fantasy/projections/project-season';
import type { ListedPlayer, PlayerRound } from './season-players.ts';

/** The contract's type for figures. */
export interface Figures {
  readonly votes: number;
  readonly mean_vote: number | null;
  readonly mean_fantavoto: number | null;
  readonly goals: number;
  readonly assists: number;
  readonly yellow_cards: number;
  readonly red_cards: number;
  readonly own_goals: number;
  readonly penalties_taken: number;
  readonly penalties_scored: number;
  readonly penalties_saved: number;
  readonly conceded: number;
  readonly clean_sheets: number | null;
  readonly minutes: number | null;
  readonly home_votes: number | null;
  readonly home_mean_fantavoto: number | null;
  readonly away_votes: number | null;
  readonly away_mean_fantavoto: number | null;
  readonly form_mean_fantavoto: number | null;
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;
const orNull = (value: number | null): number | null => (value === null ? null : round2(value));

/** From the rounds, unless the list's totals count more votes.
 *  @param homeClubs the home side of each match. */
export function figuresOf(
  { role, club, totals }: Pick<ListedPlayer, 'role' | 'club' | 'totals'>,
  rounds: readonly PlayerRound[],
  homeClubs: ReadonlyMap<number, string>,
): Figures {
  const figured = rounds.map((round): FiguredRound => {
    const home = round.matchId === null ? undefined : homeClubs.get(round.matchId);
    return { ...round, atHome: home === undefined ? null : home === club };
  });
  const own = playerFigures([role], figured, FORM_VOTES);
  const form = orNull(own.form);
  if (totals && totals.votes > own.votes) {
    return {
      votes: totals.votes,
      goals: totals.goals,
      assists: totals.assists,
      mean_vote: orNull(totals.votes > 0 ? totals.meanVote : null),
      mean_fantavoto: orNull(totals.votes > 0 ? totals.meanFantavoto : null),
      yellow_cards: totals.yellowCards,
      red_cards: totals.redCards,
      own_goals: totals.ownGoals,
      penalties_taken: totals.penaltiesTaken,
      penalties_scored: totals.penaltiesScored,
      penalties_saved: totals.penaltiesSaved,
      conceded: totals.conceded,
      clean_sheets: null,
      minutes: null,
      home_votes: null,
      home_mean_fantavoto: null,
      away_votes: null,
      away_mean_fantavoto: null,
      form_mean_fantavoto: form,
    };
  }
  return {
    votes: own.votes,
    goals: own.goals,
    assists: own.assists,
    mean_vote: orNull(own.meanVote),
    mean_fantavoto: orNull(own.meanFantavoto),
    yellow_cards: own.yellowCards,
    red_cards: own.redCards,
    own_goals: own.ownGoals,
    penalties_taken: own.penaltiesTaken,
    penalties_scored: own.penaltiesScored,
    penalties_saved: own.penaltiesSaved,
    conceded: own.conceded,
    clean_sheets: role === 'P' ? own.cleanSheets : null,
    minutes: own.minutes,
    home_votes: own.home?.votes ?? null,
    home_mean_fantavoto: orNull(own.home?.meanFantavoto ?? null),
    away_votes: own.away?.votes ?? null,
    away_mean_fantavoto: orNull(own.away?.meanFantavoto ?? null),
    form_mean_fantavoto: form,
  };
}

/** The same in the engine's shape; null without a vote. */
export function recordOf(
  { id, role, club }: Pick<ListedPlayer, 'id' | 'role' | 'club'>,
  figures: Figures,
): SeasonRecord | null {
  if (figures.votes === 0 || figures.mean_vote === null) return null;
  return {
    id,
    role,
    club,
    votes: figures.votes,
    meanVote: figures.mean_vote,
    goals: figures.goals,
    assists: figures.assists,
    penaltiesTaken: figures.penalties_taken,
    penaltiesScored: figures.penalties_scored,
    yellowCards: figures.yellow_cards,
    redCards: figures.red_cards,
    ownGoals: figures.own_goals,
  };
}
