import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { setOf as numbersOf } from '../prepare-squad.ts';
import { benchMoves, firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import { membersOf, setOf } from '../squad/player-set.ts';
import { makeSquad } from '../squad/squad.ts';
import { benchChange } from './bench-change.ts';
import { makeSubstituting } from './choose-entering.ts';
import { makeEnterRounds } from './enter-rounds.ts';
import { latticeRounds } from './lattice.ts';
import { makePlayRounds } from './played-rounds.ts';
import { columnsOf } from './round-columns.ts';

describe.each(['basic', 'easy', 'master'])('Another bench, substitutions %s', (mode) => {
  const rules = madeRules({
    preset: 'mantra-standard',
    substitutions: { mode, maximum: 5 },
  });

  it('gives the same players as playing all rounds with that bench', () => {
    let unlike = 0;
    for (let seed = 0; seed < 3; seed++) {
      const players = usualRoster('mantra', seed);
      const squad = makeSquad(rules, players);
      const substituting = makeSubstituting(squad);
      const eleven = bestEleven(rules, players)!;
      const starters = numbersOf(
        squad,
        eleven.starters.map(({ id }) => id),
      );
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const lineup = { module, starters, bench: firstBench(squad, starters, 0) };
      const everybody = squad.players.map((_, at) => at);
      const rounds = latticeRounds(squad, everybody, { rounds: 64, multiplier: 19 });
      const present = columnsOf(rounds);
      const { play, takeOver, follow } = makePlayRounds(rounds, {
        ...substituting,
        present,
        enteringOf: makeEnterRounds(squad, substituting, rounds, present),
        value: () => 0,
      });
      const own = play(lineup);
      const once = benchMoves(squad, starters, lineup.bench);
      const everyNth = (benches: ReturnType<typeof benchMoves>, nth: number) =>
        benches.filter((_, at) => at % nth === 0);
      const twice = everyNth(once, 9).flatMap((bench) =>
        everyNth(benchMoves(squad, starters, bench), 11),
      );
      const grown = membersOf(~starters & ((1 << players.length) - 1))
        .filter((player) => !lineup.bench.includes(player))
        .flatMap((player) =>
          lineup.bench.map((_, place) => lineup.bench.toSpliced(place, 0, player)),
        );
      for (const bench of [...once, ...twice, ...grown]) {
        const other = { ...lineup, bench };
        const change = benchChange(lineup.bench, bench);
        const found = own.entered.slice();
        for (let word = 0; word < rounds.length >> 5; word++) {
          const told = (hit: number, out: number, into: number) => {
            for (const at of membersOf(hit)) found[32 * word + at]! ^= (1 << out) | (1 << into);
          };
          const met = (round: number, now: number) => {
            found[round] = now;
          };
          follow(own, other, change, true, word, told, met);
          follow(own, other, change, false, word, told, met);
        }
        const expected = rounds.map((here) =>
          substituting.entering(other, here & starters, here & setOf(bench)),
        );
        expect(found).toEqual(expected);
        expect(takeOver(own, other).entered).toEqual(expected);
        unlike += expected.filter((came, round) => came !== own.entered[round]).length;
      }
    }
    expect(unlike).toBeGreaterThan(500);
  });
});
