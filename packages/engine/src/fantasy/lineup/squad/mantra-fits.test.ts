import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { seededRandom } from '../../../numeric/random.ts';
import { placePlayers } from '../../scoring/place-players.ts';
import { makeSquad } from './squad.ts';

describe('what a Mantra module holds', () => {
  it('matches an assignment of players to slots, with as few out of role', () => {
    const random = seededRandom(1);
    const met = new Set<number | null>();
    for (const seed of [0, 1]) {
      const players = usualRoster('mantra', seed);
      const { fits, modules } = makeSquad(madeRules('mantra-standard'), players);
      for (let round = 0; round < 60; round++) {
        const size = 3 + random.integer(9);
        const chosen = new Set<number>();
        while (chosen.size < size) chosen.add(random.integer(players.length));
        const members = [...chosen].map((at) => players[at]!);
        const set = [...chosen].reduce((all, at) => all | (1 << at), 0);
        modules.forEach((module, at) => {
          const placed = placePlayers(module, members);
          met.add(placed?.cost ?? null);
          expect(fits.cost(set, at)).toBe(placed?.cost ?? Number.POSITIVE_INFINITY);
          for (const most of [1, 2, 3]) {
            expect(fits.costsAtMost(set, at, most)).toBe((placed?.cost ?? 99) <= most);
          }
          expect(fits.holds(set, at)).toBe(placed?.cost === 0);
          expect(fits.holdsSomehow(set, at)).toBe(placed !== null);
          const submitted = placePlayers(module, members, true);
          expect(fits.submittedCost(set, at)).toBe(submitted?.cost ?? Number.POSITIVE_INFINITY);
        });
      }
    }
    for (const cost of [null, 0, 1, 2, 3]) expect(met).toContain(cost);
  });
});
