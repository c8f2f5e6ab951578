/** Simulated rounds for a whole roster: who plays, with which vote, bonus and cards. Every line-up of the
 *  roster is scored on the same rounds, so that differences come from the line-ups and not from luck. */

import { type RandomSource, seededRandom } from '../../../numeric/random.ts';
import { VOTES, voteChances } from '../../projections/vote-spread.ts';
import { isGoalkeeper } from '../../rules/roles.ts';
import { eventPoints } from '../../scoring/fantavoto.ts';
import type { EventName } from '../../scoring/match-day.ts';
import type { PlayerModel } from '../squad/player-model.ts';
import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';

export type DrawnRounds = {
  readonly rounds: number;
  /** By round: who has a vote. */
  readonly present: Int32Array;
  /** By player, then by round. */
  readonly votes: readonly Float64Array[];
  readonly bonus: readonly Float64Array[];
  /** By player: 1 in rounds with a card; with any event worth points. */
  readonly carded: readonly Uint8Array[];
  readonly eventful: readonly Uint8Array[];
};

export function drawRounds(squad: Squad, rounds: number, seed: number): DrawnRounds {
  const { players } = squad;
  const present = new Int32Array(rounds);
  const block = new Float64Array(BLOCK);
  const perPlayer = players.map((player, at) => {
    const uniform = drawInBlocks(seededRandom(seed * 1009 + at), block);
    const draw = makeDraw(squad, player, uniform);
    const drawn = {
      votes: new Float64Array(rounds),
      bonus: new Float64Array(rounds),
      carded: new Uint8Array(rounds),
      eventful: new Uint8Array(rounds),
    };
    const bit: PlayerSet = 1 << at;
    for (let round = 0; round < rounds; round++) {
      if (uniform() >= player.plays) continue;
      present[round]! |= bit;
      draw(round, drawn);
    }
    return drawn;
  });
  return {
    rounds,
    present,
    votes: perPlayer.map(({ votes }) => votes),
    bonus: perPlayer.map(({ bonus }) => bonus),
    carded: perPlayer.map(({ carded }) => carded),
    eventful: perPlayer.map(({ eventful }) => eventful),
  };
}

/** How many random numbers are drawn at a time: drawing them one by one takes several times as long. */
const BLOCK = 2048;

/** @param block a buffer that the players use one after the other. */
function drawInBlocks(random: RandomSource, block: Float64Array): () => number {
  let at = block.length;
  const uniform = () => {
    if (at === block.length) {
      random.fillUniform(block);
      at = 0;
    }
    return block[at++]!;
  };
  return uniform;
}

/** Draws a Poisson count by chained products, since the rates of one match are small.
 *  @param none the chance of no event.
 *  @param first the first number that was drawn. */
function drawCount(none: number, first: number, uniform: () => number): number {
  let times = 0;
  for (let product = first; product > none; product *= uniform()) times++;
  return times;
}

/** By vote, the chance of it or a lower one; and for each part of 0 to 1 where the lookup of a number starts. */
type VoteSpread = { readonly upTo: Float64Array; readonly starts: Uint8Array };
const STARTS = 64;

/** Draws votes around a mean that events have moved; the spread for each size of movement is computed once.
 *  @param unmoved the movement of a player without events. */
function makeVoteDraw(mean: number, residual: number, unmoved: number, uniform: () => number) {
  const spreadWith = (moved: number): VoteSpread => {
    let sum = 0;
    const upTo = Float64Array.from(voteChances(mean + moved, residual), (chance) => {
      sum += chance;
      return sum;
    });
    let at = 0;
    const starts = Uint8Array.from({ length: STARTS }, (_, part) => {
      while (at < VOTES.length - 1 && part / STARTS >= upTo[at]!) at++;
      return at;
    });
    return { upTo, starts };
  };
  // There are few movements, so a linear search is faster than a map, which would box every number.
  const movements = [unmoved];
  const spreads = [spreadWith(unmoved)];
  const spreadOf = (moved: number): VoteSpread => {
    for (let at = 0; at < movements.length; at++) {
      if (movements[at] === moved) return spreads[at]!;
    }
    const spread = spreadWith(moved);
    movements.push(moved);
    spreads.push(spread);
    return spread;
  };
  return (moved: number): number => {
    const { upTo, starts } = spreadOf(moved);
    const drawn = uniform();
    let at = starts[Math.floor(drawn * STARTS)]!;
    while (at < VOTES.length - 1 && drawn >= upTo[at]!) at++;
    return VOTES[at]!;
  };
}

type Drawn = {
  votes: Float64Array;
  bonus: Float64Array;
  carded: Uint8Array;
  eventful: Uint8Array;
};

/** Which part of the vote's movement an event belongs to. */
const MOVES: Readonly<Partial<Record<EventName, 'perGoal' | 'perAssist' | 'perConceded'>>> = {
  goals: 'perGoal',
  penaltiesScored: 'perGoal',
  assists: 'perAssist',
  setPieceAssists: 'perAssist',
  goalsConceded: 'perConceded',
};

type DrawnEvent = {
  readonly name: EventName;
  readonly none: number;
  readonly times: () => number;
  readonly points: number;
  readonly perEvent: number;
};

function makeDraw({ rules }: Squad, player: PlayerModel, uniform: () => number) {
  const { candidate, movement } = player;
  const { events = {}, roles, vote } = candidate;
  const isKeeper = isGoalkeeper(roles);
  const names = (Object.keys(events) as Array<EventName | 'cleanSheet'>).filter(
    (name): name is EventName =>
      name !== 'cleanSheet' && (events[name] ?? 0) > 0 && (name !== 'goalsConceded' || isKeeper),
  );
  const cleanSheetPoints = isKeeper ? eventPoints(rules.bonus, roles, 'cleanSheet') : 0;
  const unbeaten = events.cleanSheet ?? Math.exp(-(events.goalsConceded ?? 0));
  /** The rate of goals conceded beyond the first, chosen so that the expected number stays as given. */
  const beyond = Math.max(0, (events.goalsConceded ?? 0) / Math.max(1e-9, 1 - unbeaten) - 1);
  const noneBeyond = Math.exp(-beyond);
  /** The chance that the event does not happen, and the number of times if it does. */
  const timesOf = (name: EventName, rate: number): Pick<DrawnEvent, 'none' | 'times'> => {
    if (name === 'goalsConceded') {
      return { none: unbeaten, times: () => 1 + drawCount(noneBeyond, uniform(), uniform) };
    }
    if (name === 'yellowCards' || name === 'redCards') {
      return { none: Math.max(0, 1 - rate), times: () => 1 };
    }
    const none = Math.exp(-rate);
    // The first product must exceed that chance, since the event happens at least once.
    const above = () => none + (1 - none) * uniform();
    return { none, times: () => 1 + drawCount(none, above() * uniform(), uniform) };
  };
  const drawn = names.map((name): DrawnEvent => {
    const moves = MOVES[name];
    return {
      name,
      ...timesOf(name, events[name]!),
      points: eventPoints(rules.bonus, roles, name),
      perEvent: moves ? movement[moves] : 0,
    };
  });
  const expected = drawn.reduce((sum, { name, perEvent }) => sum + events[name]! * perEvent, 0);
  /** By event the chance that neither it nor an earlier one happens; the last entry is the chance of no
   *  event. */
  let nothing = 1;
  const noneUpTo = Float64Array.from(drawn, ({ none }) => {
    nothing *= none;
    return nothing;
  });
  const drawVote = makeVoteDraw(vote, movement.residual, -expected, uniform);
  return (round: number, into: Drawn): void => {
    let bonus = 0;
    let moved = -expected;
    let yellow = 0;
    let hasYellow = false;
    let isSentOff = false;
    let eventful = false;
    let conceded = 0;
    // Mostly nothing happens, which one random number tells; otherwise the same number tells which event
    // comes first.
    const chance = uniform();
    let first = chance < nothing ? drawn.length : 0;
    while (first < drawn.length && chance < noneUpTo[first]!) first++;
    for (let at = first; at < drawn.length; at++) {
      const event = drawn[at]!;
      if (at > first && uniform() < event.none) continue;
      const times = event.times();
      moved += times * event.perEvent;
      if (event.name === 'yellowCards') {
        hasYellow = true;
        yellow = event.points;
        continue;
      }
      if (event.name === 'goalsConceded') conceded = times;
      if (event.name === 'redCards') isSentOff = true;
      bonus += times * event.points;
      eventful ||= event.points !== 0;
    }
    // A red card's points replace those of the yellow card.
    const extra = (isSentOff ? 0 : yellow) + (conceded === 0 ? cleanSheetPoints : 0);
    into.votes[round] = drawVote(moved);
    into.bonus[round] = bonus + extra;
    into.carded[round] = Number(hasYellow || isSentOff);
    into.eventful[round] = Number(eventful || extra !== 0);
  };
}
