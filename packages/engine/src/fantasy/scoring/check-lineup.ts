/** Whether a line-up may be submitted under a championship's rules. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { type Module, modulesOf } from '../rules/modules.ts';
import { areRolesOf, CLASSIC_ROLES, isGoalkeeper, lineOf } from '../rules/roles.ts';
import { compareIds, type Lineup, type MatchdayPlayer, type PlayerId } from './match-day.ts';
import { type Placement, placePlayers } from './place-players.ts';

export type LineupProblemCode =
  | 'duplicated-player'
  | 'unknown-player'
  | 'unknown-role'
  | 'module-not-allowed'
  | 'not-eleven'
  | 'does-not-fit-module'
  | 'bench-too-long'
  | 'bench-too-many-of-role'
  | 'bench-without-goalkeeper'
  | 'captain-not-starting'
  | 'vice-not-starting'
  | 'switch-not-played'
  | 'switch-not-in-lineup';
export type LineupProblem = { readonly code: LineupProblemCode; readonly detail: string };

type Player = Pick<MatchdayPlayer, 'id' | 'roles'>;

export type CheckedLineup<P extends Player> = {
  readonly module: Module;
  readonly modules: readonly Module[];
  /** Sorted by id, because the order in which they were named must not matter. */
  readonly starters: readonly P[];
  readonly placement: Placement;
  /** In the order in which they come on under the rules. */
  readonly bench: readonly P[];
};
export type LineupCheck<P extends Player> =
  | { readonly ok: true; readonly lineup: CheckedLineup<P> }
  | { readonly ok: false; readonly problems: readonly LineupProblem[] };

export function checkLineup<P extends Player>(
  rules: ChampionshipRules,
  players: readonly P[],
  lineup: Lineup,
): LineupCheck<P> {
  const byId = new Map(players.map((player) => [player.id, player]));
  const named = [...lineup.starters, ...lineup.bench];
  const problems: LineupProblem[] = [
    ...repeated(players.map(({ id }) => id)),
    ...repeated(named),
    ...named.filter((id) => !byId.has(id)).map((id) => refuse('unknown-player', String(id))),
    ...players
      .filter(({ roles }) => !areRolesOf(rules.game, roles))
      .map(({ id, roles }) => refuse('unknown-role', `${id}: ${roles.join(', ')}`)),
  ];
  const modules = enabledModules(rules);
  const module = modules.find(({ name }) => name === lineup.module);
  if (!module) problems.push(refuse('module-not-allowed', lineup.module));
  if (lineup.starters.length !== 11) {
    problems.push(refuse('not-eleven', String(lineup.starters.length)));
  }
  const { captain, vice } = lineup;
  const starts = (id: PlayerId | null | undefined) =>
    id === null || id === undefined || lineup.starters.includes(id);
  if (!starts(captain)) problems.push(refuse('captain-not-starting', String(captain)));
  if (!starts(vice)) problems.push(refuse('vice-not-starting', String(vice)));
  problems.push(...checkSwitch(rules, lineup));
  if (problems.length > 0 || !module) return { ok: false, problems };

  const find = (id: PlayerId) => byId.get(id)!;
  const starters = [...lineup.starters].sort(compareIds).map(find);
  const bench = inBenchOrder(rules, lineup.bench.map(find));
  const placement = placePlayers(module, starters, true);
  const late = [
    ...(placement ? [] : [refuse('does-not-fit-module', module.name)]),
    ...checkBench(rules, bench),
  ];
  if (late.length > 0 || !placement) return { ok: false, problems: late };
  return { ok: true, lineup: { module, modules, starters, placement, bench } };
}

export function enabledModules(rules: ChampionshipRules): readonly Module[] {
  return modulesOf(rules.game, rules.season).filter(({ name }) => rules.modules.includes(name));
}

/** A bench in the order that the rules prescribe. */
export function inBenchOrder<P extends Player>(
  { bench }: ChampionshipRules,
  players: readonly P[],
): P[] {
  if (bench.order === 'free') return [...players];
  return CLASSIC_ROLES.flatMap((line) => players.filter(({ roles }) => lineOf(roles) === line));
}

/** Problems of a bench under the rules. */
export function checkBench(
  { bench }: ChampionshipRules,
  players: readonly Player[],
): LineupProblem[] {
  const problems: LineupProblem[] = [];
  if (players.length > bench.size) {
    problems.push(refuse('bench-too-long', `${players.length}, at most ${bench.size}`));
  }
  for (const line of CLASSIC_ROLES) {
    const most = bench.perRole?.[line];
    const count = players.filter(({ roles }) => lineOf(roles) === line).length;
    if (most !== undefined && count > most) {
      problems.push(refuse('bench-too-many-of-role', `${line}: ${count}, at most ${most}`));
    }
  }
  // The bench need not be full, but it must keep a place for a goalkeeper.
  const keepers = players.filter(({ roles }) => isGoalkeeper(roles)).length;
  if (bench.size - players.length < bench.minimumGoalkeepers - keepers) {
    problems.push(refuse('bench-without-goalkeeper', `${keepers} of ${bench.minimumGoalkeepers}`));
  }
  return problems;
}

function checkSwitch(rules: ChampionshipRules, lineup: Lineup): LineupProblem[] {
  const pair = lineup.switch;
  if (!pair) return [];
  if (rules.switch === 'off') return [refuse('switch-not-played', '')];
  const { starter, reserve } = pair;
  if (lineup.starters.includes(starter) && lineup.bench.includes(reserve)) return [];
  return [refuse('switch-not-in-lineup', `${starter}, ${reserve}`)];
}

function repeated(ids: readonly PlayerId[]): LineupProblem[] {
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...twice].map((id) => refuse('duplicated-player', String(id)));
}

const refuse = (code: LineupProblemCode, detail: string): LineupProblem => ({ code, detail });
