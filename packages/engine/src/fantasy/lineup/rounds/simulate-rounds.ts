/** Results of a line-up over simulated rounds: the chance of each number of goals, and against an opponent. */
import type { CountedPlayer, FieldedTeam } from '../../scoring/field-team.ts';
import { applyModifiers } from '../../scoring/modifiers.ts';
import { goalsOf } from '../../scoring/score-matchday.ts';
import { makeSubstituting } from '../expectation/choose-entering.ts';
import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import { officePoints } from '../expectation/follow-bench.ts';
import { membersOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { DrawnRounds } from './draw-rounds.ts';

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
  /** Chance of at least this many goals: one entry per goal, from the first. */
  readonly goals: readonly number[];
  /** Against the opponent; null without one. */
  readonly result: { readonly win: number; readonly draw: number; readonly loss: number } | null;
};

export function simulateRounds(own: Side, opponent: Side | null): RoundChances {
  const { rules } = own.squad;
  const { rounds } = own.drawn;
  const fieldOwn = makeField(own);
  const fieldOther = opponent ? makeField(opponent) : null;
  const ownTotal = makeTotal(own);
  const otherTotal = opponent && makeTotal(opponent);
  const reached: number[] = [];
  let [sum, squares, wins, draws] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const mine = fieldOwn(round);
    const theirs = fieldOther ? fieldOther(round) : null;
    const total = ownTotal(mine, theirs);
    sum += total;
    squares += total * total;
    const goals = goalsOf(rules.goals, total);
    for (let goal = 0; goal < goals; goal++) reached[goal] = (reached[goal] ?? 0) + 1;
    if (!opponent || !theirs) continue;
    const against = goalsOf(rules.goals, otherTotal!(theirs, mine));
    if (goals > against) wins++;
    else if (goals === against) draws++;
  }
  const mean = sum / rounds;
  return {
    rounds,
    mean,
    sd: Math.sqrt(Math.max(0, squares / rounds - mean * mean)),
    goals: reached.map((times) => times / rounds),
    result: opponent
      ? { win: wins / rounds, draw: draws / rounds, loss: (rounds - wins - draws) / rounds }
      : null,
  };
}

type Fielded = FieldedTeam & { playerPoints: number };

function makeTotal({ squad, isHome }: Side): (team: Fielded, other: Fielded | null) => number {
  const { rules } = squad;
  const hasModifiers = Object.values(rules.modifiers).some((rule) => rule !== null);
  const atHome = isHome ? rules.homeBonus : 0;
  return (team, other) => {
    let total = team.playerPoints + atHome;
    if (!hasModifiers) return total;
    for (const { points } of applyModifiers(rules, team, other)) total += points;
    return total;
  };
}

/** Who counts in a round, as the scorer would decide. The player objects are reused with new votes, so each
 *  round is valid only until the next. */
function makeField({ squad, lineup, drawn }: Side): (round: number) => Fielded {
  const substituting = makeSubstituting(squad);
  const counted = squad.players.map(drawnPlayer);
  const bench = lineup.bench.reduce((set, player) => set | (1 << player), 0);
  const { attack, captain, fairPlay } = squad.rules.modifiers;
  const looksAtEvents = attack !== null || captain !== null || fairPlay !== null;
  type Field = { all: number[]; set: PlayerSet; team: Fielded; own: number };
  const known = new Map<PlayerSet, Map<PlayerSet, Field>>();
  const fieldWith = (onField: PlayerSet, available: PlayerSet): Field => {
    const set = onField | substituting.entering(lineup, onField, available);
    const { module, cost } = substituting.formation(lineup, onField, set);
    const all = membersOf(set);
    const counts = (at: number | null): at is number => at !== null && (set & (1 << at)) !== 0;
    const leader = [lineup.captain, lineup.vice].find(counts) ?? null;
    const team = {
      module: squad.modules[module]!.name,
      counted: all.map((at) => counted[at]!),
      playerPoints: 0,
      captain: leader === null ? null : counted[leader]!.id,
      substitutions: [],
      missing: [],
      waitingFor: [],
      switched: 'no' as const,
    };
    return { set, all, team, own: officePoints(squad, set) - cost };
  };
  /** Reserves who do not come on do not matter. So the bench is first asked as if everybody played, then
   *  without those of the answer who do not, which lets few lookups serve all rounds. */
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
  return (round) => {
    const { all, team, own } = fieldOf(drawn.present[round]! & (lineup.starters | bench));
    let playerPoints = own;
    for (const at of all) {
      const player = counted[at]!;
      const vote = drawn.votes[at]![round]!;
      const points = drawn.bonus[at]![round]!;
      playerPoints += vote + points;
      player.vote = vote;
      if (!looksAtEvents) continue;
      player.points = vote + points;
      player.hasCard = drawn.carded[at]![round] === 1;
      player.event[0].points = points;
      player.bonus = drawn.eventful[at]![round] ? player.event : NO_BONUS;
    }
    team.playerPoints = playerPoints;
    return team;
  };
}

/** A player who counts, whose figures change from round to round. Modifiers only ask whether there was a
 *  bonus and its sum. */
type DrawnPlayer = { -readonly [Part in keyof CountedPlayer]: CountedPlayer[Part] } & {
  readonly event: [{ event: 'goals'; count: number; points: number }];
};

function drawnPlayer({ candidate: { id, roles } }: Squad['players'][number]): DrawnPlayer {
  return {
    id,
    roles,
    as: 'starter',
    because: 'vote',
    outOfRole: 0,
    hasCard: false,
    vote: 0,
    points: 0,
    bonus: NO_BONUS,
    event: [{ event: 'goals', count: 1, points: 0 }],
  };
}
const NO_BONUS: CountedPlayer['bonus'] = [];
