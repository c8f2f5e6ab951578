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
import { latticeRounds } from './lattice.ts';
import { columnsOf, makeExchanges } from './round-columns.ts';

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
      const { entering, levelOf, joinableAt } = makeSubstituting(squad);
      const eleven = bestEleven(rules, players)!;
      const starters = numbersOf(
        squad,
        eleven.starters.map(({ id }) => id),
      );
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const lineup = { module, starters, bench: firstBench(squad, starters, 0) };
      const everybody = squad.players.map((_, at) => at);
      const rounds = latticeRounds(squad, everybody, { rounds: 64, multiplier: 19 });
      const sets = Int32Array.from(rounds, (present) =>
        entering(lineup, present & starters, present & setOf(lineup.bench)),
      );
      const wordsWhere = (isMet: (round: number) => boolean) =>
        Int32Array.from({ length: rounds.length >> 5 }, (_, word) =>
          [...Array(32).keys()].reduce((bits, at) => bits | (+isMet(32 * word + at) << at), 0),
        );
      const levels = Array.from(sets, (came, round) =>
        levelOf(lineup, rounds[round]! & starters, came, rounds[round]!),
      );
      const settled = wordsWhere((round) => levels[round] === 0);
      const joinable = (level: number) => (set: number) => joinableAt(level, module, set);
      const exchanges = makeExchanges(rounds.length >> 5, starters, joinable(0));
      for (const [round, level] of levels.entries()) {
        const [present, came] = [rounds[round]!, sets[round]!];
        if (level !== 0) continue;
        exchanges.note(round, present & starters, came, present & ~starters & ~came);
      }
      const columns = {
        words: rounds.length >> 5,
        present: columnsOf(rounds),
        came: columnsOf(sets),
        missing: wordsWhere((round) => (starters & ~rounds[round]!) !== 0),
        settled,
        exchangeable: exchanges.exchangeable,
      };
      const once = benchMoves(squad, starters, lineup.bench);
      const everyNth = (benches: number[][], nth: number) =>
        benches.filter((_, at) => at % nth === 0);
      const twice = everyNth(once, 9).flatMap((bench) =>
        everyNth(benchMoves(squad, starters, bench), 11),
      );
      for (const seats of [...once, ...twice]) {
        const change = benchChange(lineup.bench, seats);
        const found = new Map<number, number>();
        for (let word = 0; word < columns.words; word++) {
          const asked = change.exchanges(columns, word, (hit, out, into) => {
            for (let at = 0; at < 32; at++) {
              const round = 32 * word + at;
              const both = (1 << out) | (1 << into);
              if (hit & (1 << at)) found.set(round, sets[round]! ^ both);
            }
          });
          const others = change.matters(columns, word) & ~settled[word]!;
          for (let at = 0; at < 32; at++) {
            if (((asked | others) & (1 << at)) === 0) continue;
            const round = 32 * word + at;
            const [present, came, level] = [rounds[round]!, sets[round]!, levels[round]!];
            const onField = present & starters;
            const now =
              level < 0
                ? -1
                : level === 0
                  ? change.inModule(onField, present, came, joinable(0))
                  : change.inAny(onField, present, came, joinable(level), joinable(level - 1));
            found.set(round, now);
          }
        }
        for (const [round, present] of rounds.entries()) {
          const now = entering(
            { ...lineup, bench: seats },
            present & starters,
            present & setOf(seats),
          );
          unlike += Number(now !== sets[round]);
          const answer = found.get(round) ?? sets[round]!;
          if (answer < 0) continue;
          expect(answer).toBe(now);
          said += Number(found.has(round));
        }
      }
    }
    expect(unlike).toBeGreaterThan(500);
    if (mode !== 'master') expect(said).toBeGreaterThan(1000);
  });
});
