/** How a line-up fares over drawn rounds: the chance of each number of goals, and against an opponent. */
import type { CountedPlayer, FieldedTeam } from '../field-team.ts';
import { applyModifiers } from '../modifiers.ts';
import { goalsOf } from '../score-matchday.ts';
import { type FieldedLineup, makeSubstituting } from './choose-entering.ts';
import type { DrawnRounds } from './draw-rounds.ts';
import { officePoints } from './expected-total.ts';
import { membersOf, type PlayerSet, type Squad } from './squad.ts';

export type NamedLineup = FieldedLineup & {
  readonly captain: number | null;
  readonly vice: number | null;
};
export type Side = {
  readonly squad: Squad;
  readonly lineup: NamedLineup;
  readonly drawn: DrawnRounds;
  readonly isHome?: boolean;
};

export type RoundChances = {
  readonly rounds: number;
  readonly mean: number;
  readonly sd: number;
  /** Chance of at least so many goals: one entry per goal, from the first. */
  readonly goals: readonly number[];
  /** Against the opponent; null without one. */
  readonly result: { readonly win: number; readonly draw: number; readonly loss: number } | null;
};

export function simulateRounds(own: Side, opponent: Side | null): RoundChances {
  const { rules } = own.squad;
  const { rounds } = own.drawn;
  const fieldOwn = makeField(own);
  const fieldOther = opponent ? makeField(opponent) : null;
  const reached: number[] = [];
  let [sum, squares, wins, draws] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const mine = fieldOwn(round);
    const theirs = fieldOther ? fieldOther(round) : null;
    const total = totalOf(own, mine, theirs);
    sum += total;
    squares += total * total;
    const goals = goalsOf(rules.goals, total);
    for (let goal = 0; goal < goals; goal++) reached[goal] = (reached[goal] ?? 0) + 1;
    if (!opponent || !theirs) continue;
    const against = goalsOf(rules.goals, totalOf(opponent, theirs, mine));
    if (goals > against) wins++;
    else if (goals === against) draws++;
  }
  const mean = sum / rounds;
  return {
    ...{ rounds, mean, sd: Math.sqrt(Math.max(0, squares / rounds - mean * mean)) },
    goals: reached.map((times) => times / rounds),
    result: opponent
      ? { win: wins / rounds, draw: draws / rounds, loss: (rounds - wins - draws) / rounds }
      : null,
  };
}

type Fielded = FieldedTeam & { readonly playerPoints: number };

function totalOf({ squad, isHome }: Side, team: Fielded, other: Fielded | null): number {
  const { rules } = squad;
  const modifiers = Object.values(rules.modifiers).some((rule) => rule !== null)
    ? applyModifiers(rules, team, other)
    : [];
  const extra = modifiers.reduce((sum, { points }) => sum + points, 0);
  return team.playerPoints + extra + (isHome ? rules.homeBonus : 0);
}

/** Who counts in a round, as the scorer would say it. */
function makeField({ squad, lineup, drawn }: Side): (round: number) => Fielded {
  const substituting = makeSubstituting(squad);
  const bench = lineup.bench.reduce((set, player) => set | (1 << player), 0);
  const known = new Map<
    PlayerSet,
    { all: number[]; set: PlayerSet; module: string; cost: number }
  >();
  const fieldOf = (present: PlayerSet) => {
    const found = known.get(present);
    if (found) return found;
    const onField = present & lineup.starters;
    const set = onField | substituting.entering(lineup, onField, present & bench);
    const { module, cost } = substituting.formation(lineup, onField, set);
    const field = { set, all: membersOf(set), module: squad.modules[module]!.name, cost };
    known.set(present, field);
    return field;
  };
  const name = (player: number | null) => (player === null ? null : squad.players[player]!);
  const [captain, vice] = [name(lineup.captain), name(lineup.vice)];
  return (round) => {
    const present = drawn.present[round]! & (lineup.starters | bench);
    const { all, set, module, cost } = fieldOf(present);
    let playerPoints = officePoints(squad, set) - cost;
    const counted = all.map((at): CountedPlayer => {
      const vote = drawn.votes[at]![round]!;
      const points = drawn.bonus[at]![round]!;
      playerPoints += vote + points;
      const { candidate } = squad.players[at]!;
      const bonus = drawn.eventful[at]![round] ? [{ ...ANY_EVENT, points }] : NO_BONUS;
      return {
        ...{ id: candidate.id, roles: candidate.roles, as: 'starter', vote, because: 'vote' },
        ...{ bonus, outOfRole: 0, hasCard: drawn.carded[at]![round] === 1, points: vote + points },
      };
    });
    const counts = (player: typeof captain, at: number | null) =>
      player !== null && (set & (1 << at!)) !== 0;
    const leader = counts(captain, lineup.captain)
      ? captain
      : counts(vice, lineup.vice)
        ? vice
        : null;
    return {
      ...{ module, counted, playerPoints, captain: leader?.candidate.id ?? null },
      ...{ substitutions: [], missing: [], waitingFor: [], switched: 'no' },
    };
  };
}

/** Modifiers ask only whether there was a bonus and what it came to. */
const ANY_EVENT = { event: 'goals', count: 1 } as const;
const NO_BONUS: CountedPlayer['bonus'] = [];
