/** How a line-up fares over drawn rounds: the chance of each number of goals, and against an opponent. */
import type { CountedPlayer, FieldedTeam } from '../field-team.ts';
import { applyModifiers } from '../modifiers.ts';
import { goalsOf } from '../score-matchday.ts';
import { type FieldedLineup, makeSubstituting } from './choose-entering.ts';
import type { DrawnRounds } from './draw-rounds.ts';
import { officePoints } from './expected-total.ts';
import { makeQuickSubstituting } from './quick-substituting.ts';
import { countOf, membersOf, type PlayerSet, type Squad } from './squad.ts';

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

/** In Mantra, rounds with so many starters missing are rare and each is another case: who comes on then is
 *  taken as nearly right. */
const MANY_MISSING = 4;

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
  const exactly = makeSubstituting(squad);
  const nearly = squad.rules.game === 'mantra' ? makeQuickSubstituting(squad) : exactly;
  const bench = lineup.bench.reduce((set, player) => set | (1 << player), 0);
  type Field = { all: number[]; set: PlayerSet; module: string; cost: number };
  const known = new Map<PlayerSet, Map<PlayerSet, Field>>();
  const fieldWith = (onField: PlayerSet, available: PlayerSet): Field => {
    const substituting = countOf(onField) <= 11 - MANY_MISSING ? nearly : exactly;
    const set = onField | substituting.entering(lineup, onField, available);
    const { module, cost } = substituting.formation(lineup, onField, set);
    return { set, all: membersOf(set), module: squad.modules[module]!.name, cost };
  };
  /** Nobody counts who would not come on: the bench is asked as if everybody played, then without those
   *  of the answer who do not, so that few questions serve all rounds. */
  const fieldOf = (present: PlayerSet): Field => {
    const onField = present & lineup.starters;
    const asked = known.get(onField) ?? new Map<PlayerSet, Field>();
    known.set(onField, asked);
    for (let available = bench; ; ) {
      const field = asked.get(available) ?? fieldWith(onField, available);
      asked.set(available, field);
      const missing = field.set & ~onField & ~present;
      if (missing === 0) return field;
      available &= ~(missing & -missing);
    }
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
