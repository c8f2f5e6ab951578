import { describe, expect, it } from 'vitest';
import { madeRoster, usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { seededRandom } from '../../../numeric/random.ts';
import { MANTRA_SUBSTITUTIONS, type SubstitutionMode } from '../../rules/championship-rules.ts';
import { countOf, setOf } from '../squad/player-set.ts';
import { makeSquad, type Squad } from '../squad/squad.ts';
import { makeSubstituting } from './choose-entering.ts';
import { makeEnterRounds } from './enter-rounds.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

const ROUNDS = 256;

describe('who comes on in many rounds', () => {
  for (const mode of MANTRA_SUBSTITUTIONS) {
    it(`is who comes on in each of them alone, with ${mode} substitutions`, () => {
      const met = new Set<number>();
      for (const maximum of [0, 2, 5, 11]) {
        for (const squad of squadsWith(mode, maximum)) {
          const { entering } = makeSubstituting(squad);
          const random = seededRandom(maximum);
          for (let time = 0; time < 8; time++) {
            const lineup = anyLineup(squad, random, time % 4 === 0);
            const rounds = anyRounds(squad, random);
            const inRound = makeEnterRounds(squad, { entering }, rounds)(lineup);
            const together = Array.from(rounds, (_, round) => inRound(round));
            const alone = Array.from(rounds, (here) =>
              entering(lineup, here & lineup.starters, here & setOf(lineup.bench)),
            );
            expect(together).toEqual(alone);
            for (const came of together) met.add(countOf(came));
          }
        }
      }
      expect([...met]).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6]));
    });
  }
});

function squadsWith(mode: SubstitutionMode, maximum: number): Squad[] {
  const rules = madeRules({ preset: 'mantra-standard', substitutions: { mode, maximum } });
  return [usualRoster('mantra', maximum), madeRoster(rules, 5, 25)].map((players) =>
    makeSquad(rules, players),
  );
}

type Random = ReturnType<typeof seededRandom>;

/** Eleven players that a module holds, unless they may stand anywhere, and a bench in random order. */
function anyLineup(
  { modules, players, fits }: Squad,
  random: Random,
  isAnywhere: boolean,
): FieldedLineup {
  const order = players.map((_, at) => at);
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.integer(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  const module = random.integer(modules.length);
  let starters = 0;
  for (const player of order) {
    if (countOf(starters) === 11) break;
    const more = starters | (1 << player);
    if (isAnywhere || fits.holds(more, module)) starters = more;
  }
  const bench = order.filter((player) => !(starters & (1 << player))).slice(0, 12);
  return { module, starters, bench };
}

function anyRounds({ players }: Squad, random: Random): Int32Array {
  return Int32Array.from({ length: ROUNDS }, () => {
    const plays = 0.3 + 0.7 * random.uniform();
    return setOf(players.flatMap((_, player) => (random.uniform() < plays ? [player] : [])));
  });
}
