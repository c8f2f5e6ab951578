import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { EventName } from '@tredici/engine/fantasy/scoring/match-day';
import type { RandomSource } from '@tredici/engine/numeric/random';
import type { MatchResult } from '../results.ts';
import { fieldSide, type OnPitch, pitchAt } from './line-up.ts';
import type { Squad, SquadPlayer } from './squads.ts';
import { voteOf } from './votes.ts';

/** What a player on the pitch did in a match. */
export interface Appearance {
  readonly player: SquadPlayer;
  readonly started: boolean;
  readonly minutes: number;
  readonly vote: number | null;
  readonly events: Readonly<Partial<Record<EventName, number>>>;
}
export interface MatchSheet {
  readonly home: readonly Appearance[];
  readonly away: readonly Appearance[];
}

const OWN_GOAL_SHARE = 0.03;
const PENALTY_SHARE = 0.09;
const ASSIST_SHARE = 0.72;
const MISSED_PENALTIES = 0.04;
const SAVED_SHARE = 0.7;
const YELLOWS = 2.1;

type Weights = Readonly<Record<ClassicRole, number>>;
const SCORING: Weights = { P: 0, D: 0.35, C: 1, A: 2.6 };
const ASSISTING: Weights = { P: 0.05, D: 0.7, C: 1.3, A: 1.1 };
const OWN_GOALS: Weights = { P: 0.3, D: 2, C: 0.7, A: 0.3 };
const BOOKED: Weights = { P: 0.15, D: 1.1, C: 1.2, A: 0.7 };

/** Draws the players' events so that goals, own goals and goals conceded add up to a known result.
 *  @param fit the players who can play, on each side. */
export function drawSheet(
  squads: { readonly home: Squad; readonly away: Squad },
  fit: (player: SquadPlayer) => boolean,
  result: MatchResult,
  random: RandomSource,
): MatchSheet {
  const home = fieldSide(squads.home, fit, random);
  const away = fieldSide(squads.away, fit, random);
  drawGoals({ by: home, against: away }, result.goals.home, result.halfTime.home, random);
  drawGoals({ by: away, against: home }, result.goals.away, result.halfTime.away, random);
  drawMissedPenalties({ by: home, against: away }, random);
  drawMissedPenalties({ by: away, against: home }, random);
  for (const side of [home, away]) drawYellows(side, random);
  const difference = result.goals.home - result.goals.away;
  return {
    home: home.map((on) => appearance(on, difference, random)),
    away: away.map((on) => appearance(on, -difference, random)),
  };
}

interface Sides {
  readonly by: readonly OnPitch[];
  readonly against: readonly OnPitch[];
}

function drawGoals(sides: Sides, goals: number, firstHalf: number, random: RandomSource): void {
  for (let goal = 0; goal < goals; goal++) {
    const minute = (goal < firstHalf ? 1 : 46) + random.integer(45);
    const by = pitchAt(sides.by, minute);
    const against = pitchAt(sides.against, minute);
    const keeper = against.find(({ player }) => player.role === 'P');
    if (keeper) count(keeper, 'goalsConceded');
    const kind = random.uniform();
    if (kind < OWN_GOAL_SHARE) {
      count(pick(against, OWN_GOALS, 0, random), 'ownGoals');
    } else if (kind < OWN_GOAL_SHARE + PENALTY_SHARE) {
      count(takerOf(by), 'penaltiesScored');
    } else {
      const scorer = pick(by, SCORING, 0.8, random);
      count(scorer, 'goals');
      const others = by.filter((on) => on !== scorer);
      if (random.uniform() < ASSIST_SHARE) count(pick(others, ASSISTING, 0.6, random), 'assists');
    }
  }
}

function drawMissedPenalties({ by, against }: Sides, random: RandomSource): void {
  for (let left = random.poisson(MISSED_PENALTIES); left > 0; left--) {
    const minute = 1 + random.integer(90);
    count(takerOf(pitchAt(by, minute)), 'penaltiesMissed');
    const keeper = pitchAt(against, minute).find(({ player }) => player.role === 'P');
    if (keeper && random.uniform() < SAVED_SHARE) count(keeper, 'penaltiesSaved');
  }
}

/** Nobody gets two cards: a player who is sent off has only the red card. */
function drawYellows(side: readonly OnPitch[], random: RandomSource): void {
  for (let left = random.poisson(YELLOWS); left > 0; left--) {
    const free = side.filter(({ events }) => !events.yellowCards && !events.redCards);
    count(pick(free, BOOKED, 0, random), 'yellowCards');
  }
}

const takerOf = (on: readonly OnPitch[]): OnPitch =>
  on.reduce((best, one) => (one.player.coolness > best.player.coolness ? one : best));

function pick(
  from: readonly OnPitch[],
  weights: Weights,
  perLevel: number,
  random: RandomSource,
): OnPitch {
  const weightOf = ({ player }: OnPitch) =>
    weights[player.role] * Math.exp(perLevel * player.level);
  let left = random.uniform() * from.reduce((sum, on) => sum + weightOf(on), 0);
  for (const on of from) {
    left -= weightOf(on);
    if (left < 0) return on;
  }
  return from.at(-1)!;
}

function count(on: OnPitch, event: EventName): void {
  on.events[event] = (on.events[event] ?? 0) + 1;
}

function appearance(on: OnPitch, difference: number, random: RandomSource): Appearance {
  const { player, started, from, to, events } = on;
  const minutes = Math.max(1, to - from);
  return { player, started, minutes, events, vote: voteOf(on, minutes, difference, random) };
}
