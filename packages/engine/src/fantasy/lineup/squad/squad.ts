/** A roster prepared for the search: players by number, and which sets of them a module can hold. */

import type { ChampionshipRules } from '../../rules/championship-rules.ts';
import type { Module } from '../../rules/modules.ts';
import { type ClassicRole, isDefensive } from '../../rules/roles.ts';
import { enabledModules } from '../../scoring/check-lineup.ts';
import type { Candidate } from './candidate.ts';
import { classicFits, type Fits } from './fits.ts';
import { mantraFits } from './mantra-fits.ts';
import { modelPlayer, type PlayerModel } from './player-model.ts';
import { MOST_PLAYERS, type PlayerSet } from './player-set.ts';

export type Squad = {
  readonly rules: ChampionshipRules;
  readonly modules: readonly Module[];
  readonly players: readonly PlayerModel[];
  readonly lines: Readonly<Record<ClassicRole, PlayerSet>>;
  /** The players whom D-Factor counts as defensive. */
  readonly defensive: PlayerSet;
  /** Equal numbers for equal roles. */
  readonly kinds: readonly number[];
  readonly fits: Fits;
};

/** Whether reserves come on for missing players. */
export const areReplaced = ({ substitutions, bench }: ChampionshipRules) =>
  substitutions.maximum > 0 && bench.size > 0;

/** @param candidates at most `MOST_PLAYERS`. */
export function makeSquad(rules: ChampionshipRules, candidates: readonly Candidate[]): Squad {
  if (candidates.length > MOST_PLAYERS) throw new RangeError(`more than ${MOST_PLAYERS} players`);
  const modules = enabledModules(rules);
  const players = candidates.map((candidate) => modelPlayer(rules, candidate));
  const setOf = (belongs: (player: PlayerModel) => boolean) =>
    players.reduce((set, player, at) => (belongs(player) ? set | (1 << at) : set), 0);
  const ofLine = (line: ClassicRole) => setOf((player) => player.line === line);
  const kindNames = players.map(({ candidate }) => candidate.roles.join());
  const known = [...new Set(kindNames)];
  const kinds = kindNames.map((name) => known.indexOf(name));
  const lines = { P: ofLine('P'), D: ofLine('D'), C: ofLine('C'), A: ofLine('A') };
  return {
    rules,
    modules,
    players,
    lines,
    defensive: setOf(({ candidate }) => isDefensive(candidate.roles)),
    kinds,
    fits:
      rules.game === 'classic' ? classicFits(modules, lines) : mantraFits(modules, players, kinds),
  };
}
