/** Prepares a roster for questions about line-ups. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { isGoalkeeper } from '../rules/roles.ts';
import { compareIds, type Lineup, type PlayerId } from '../scoring/match-day.ts';
import type { Breakdown } from './expectation/breakdown.ts';
import { breakDown } from './expectation/breakdown.ts';
import { type Evaluator, makeEvaluator } from './expectation/expected-total.ts';
import { lookAcross } from './expectation/opponent.ts';
import type { NamedLineup } from './rounds/simulate-rounds.ts';
import { bestEleven } from './search/best-eleven.ts';
import type { FoundLineup } from './search/improve-lineup.ts';
import { type Candidate, expectedPoints } from './squad/candidate.ts';
import { MOST_PLAYERS, membersOf, type PlayerSet } from './squad/player-set.ts';
import { makeSquad, type Squad } from './squad/squad.ts';

export type Wishes = {
  /** Must start. */
  readonly locked?: readonly PlayerId[];
  /** Must be neither on the field nor on the bench. */
  readonly banned?: readonly PlayerId[];
  /** Must be named: on the field or on the bench. */
  readonly forced?: readonly PlayerId[];
  /** Names of the modules to choose from. */
  readonly modules?: readonly string[];
};

export type PreparedSquad = {
  readonly squad: Squad;
  readonly evaluator: Evaluator;
};

/** @param facing the starters of a chosen opponent; null for an average one. */
export function prepareSquad(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  wishes: Wishes = {},
  facing: readonly Candidate[] | null = null,
): PreparedSquad {
  const free = players.filter(({ id }) => !wishes.banned?.includes(id));
  // Sorted by id, so that no answer depends on the order in which players are given.
  const ordered = [...free].sort((a, b) => compareIds(a.id, b.id));
  const squad = makeSquad(rules, shortlist(rules, ordered, wishes));
  return { squad, evaluator: makeEvaluator(squad, lookAcross(rules, facing)) };
}

/** The players of a huge roster who matter: those who must be named, an eleven that can be fielded, two more
 *  goalkeepers, then whoever brings most points. */
function shortlist(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  { locked = [], forced = [] }: Wishes,
): readonly Candidate[] {
  if (players.length <= MOST_PLAYERS) return players;
  const worth = (player: Candidate) => player.plays * expectedPoints(rules, player);
  const byWorth = [...players].sort((a, b) => worth(b) - worth(a));
  const named = players.filter(({ id }) => locked.includes(id) || forced.includes(id));
  const eleven = bestEleven(rules, players, { locked })?.starters ?? [];
  const keepers = byWorth.filter(({ roles }) => isGoalkeeper(roles)).slice(0, 3);
  const chosen = new Set([...named, ...eleven, ...keepers, ...byWorth].slice(0, MOST_PLAYERS));
  return players.filter((player) => chosen.has(player));
}

export function setOf({ players }: Squad, ids: readonly PlayerId[]): PlayerSet {
  return players.reduce(
    (set, { candidate }, at) => (ids.includes(candidate.id) ? set | (1 << at) : set),
    0,
  );
}

/** Converts a line-up from ids to numbers; null if its module or one of its players is not in the squad. */
export function numbered({ players, modules }: Squad, lineup: Lineup): NamedLineup | null {
  const numberOf = (id: PlayerId) => players.findIndex(({ candidate }) => candidate.id === id);
  const starters = lineup.starters.map(numberOf);
  const bench = lineup.bench.map(numberOf);
  const module = modules.findIndex(({ name }) => name === lineup.module);
  if (module < 0 || [...starters, ...bench].includes(-1)) return null;
  const named = (id: PlayerId | null | undefined) =>
    id === null || id === undefined ? null : numberOf(id);
  return {
    module,
    bench,
    captain: named(lineup.captain),
    vice: named(lineup.vice),
    starters: starters.reduce((set, at) => set | (1 << at), 0),
  };
}

export type RecommendedLineup = {
  readonly module: string;
  readonly starters: readonly PlayerId[];
  readonly bench: readonly PlayerId[];
  readonly captain: PlayerId | null;
  readonly vice: PlayerId | null;
};

/** Converts a found line-up to ids, goalkeeper first. */
export function named({ squad, evaluator }: PreparedSquad, found: FoundLineup): RecommendedLineup {
  const id = (at: number) => squad.players[at]!.candidate.id;
  const captains = evaluator.captains(found.starters);
  const rank = (at: number) => 'PDCA'.indexOf(squad.players[at]!.line);
  return {
    module: squad.modules[found.module]!.name,
    starters: membersOf(found.starters)
      .sort((a, b) => rank(a) - rank(b) || a - b)
      .map(id),
    bench: found.bench.map(id),
    captain: captains ? id(captains.captain) : null,
    vice: captains && captains.vice !== null ? id(captains.vice) : null,
  };
}

/** Parts of an expected total; and by id how often each reserve comes on, and for whom most often. */
export type Parts = Omit<Breakdown, 'reserves'> & {
  readonly reserves: ReadonlyArray<{
    readonly id: PlayerId;
    readonly enters: number;
    readonly covers: PlayerId | null;
  }>;
};

export function partsOf(
  { squad, evaluator }: PreparedSquad,
  lineup: Pick<NamedLineup, 'module' | 'starters' | 'bench'>,
): Parts {
  const { reserves, ...parts } = breakDown(squad, evaluator, lineup);
  const id = (at: number) => squad.players[at]!.candidate.id;
  return {
    ...parts,
    reserves: reserves.map(({ reserve, enters, covers }) => ({
      id: id(reserve),
      enters,
      covers: covers === null ? null : id(covers),
    })),
  };
}
