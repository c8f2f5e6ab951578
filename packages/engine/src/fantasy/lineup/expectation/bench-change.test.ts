import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { setOf as numbersOf } from '../prepare.ts';
import { benchMoves, firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import { setOf } from '../squad/player-set.ts';
import { makeSquad } from '../squad/squad.ts';
import { benchChange } from './bench-change.ts';
import { makeSubstituting } from './choose-entering.ts';
import { latticeRounds } from './mantra-rounds.ts';

describe.each(['basic', 'easy', 'master'])('Another bench, substitutions %s', (mode) => {
  const rules = madeRules({
    preset: 'mantra-standard',
    substitutions: { mode, maximum: 5 },
  });

  it('brings on whom the bench brings on', () => {
    let [unlike, said] = [0, 0];
    for (let seed = 0; seed < 3; seed++) {
      const players = usualRoster('mantra', seed);
      const squad = makeSquad(rules, players);
      const { entering, levelOf, isHeldAt } = makeSubstituting(squad);
      const eleven = bestEleven(rules, players)!;
      const starters = numbersOf(
        squad,
        eleven.starters.map(({ id }) => id),
      );
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const lineup = { module, starters, bench: firstBench(squad, starters, 0) };
      const everybody = squad.players.map((_, at) => at);
      const rounds = latticeRounds(squad, everybody, { rounds: 64, multiplier: 19 });
      for (const seats of benchMoves(squad, starters, lineup.bench)) {
        const change = benchChange(lineup.bench, seats);
        for (const present of rounds) {
          const onField = present & starters;
          const came = entering(lineup, onField, present & setOf(lineup.bench));
          const now = entering({ ...lineup, bench: seats }, onField, present & setOf(seats));
          unlike += Number(now !== came);
          if (!change.matters(present, came)) {
            expect(now).toBe(came);
            continue;
          }
          const level = levelOf(lineup, onField, came);
          if (level < 0) continue;
          const holds = (set: number) => isHeldAt(level, module, set);
          const gentler = (set: number) => isHeldAt(level - 1, module, set);
          const found =
            level === 0
              ? change.inModule(onField, present, came, holds)
              : change.inAny(onField, present, came, holds, gentler);
          if (found < 0) continue;
          expect(found).toBe(now);
          said++;
        }
      }
    }
    expect(unlike).toBeGreaterThan(500);
    if (mode !== 'master') expect(said).toBeGreaterThan(1000);
  });
});
