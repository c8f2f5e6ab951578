/** Who comes on in many rounds: most rounds are answered 32 at a time. */
import { type PlayerSet, setOf } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { Substituting } from './choose-entering.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { makeOwnModule } from './own-module.ts';
import { columnsOf } from './round-columns.ts';

/** Returns, for a line-up, who comes on in a round; fastest if rounds are asked in order. */
export type EnterRounds = (lineup: FieldedLineup) => (round: number) => PlayerSet;

/** @param rounds who plays in each; their number is a multiple of 32.
 *  @param present the same rounds by player, as bits. */
export function makeEnterRounds(
  squad: Squad,
  { entering }: Pick<Substituting, 'entering'>,
  rounds: Int32Array,
  present: Int32Array = columnsOf(rounds),
): EnterRounds {
  const ownModule = makeOwnModule(squad, present, rounds.length >> 5);
  return (lineup) => {
    const seats = setOf(lineup.bench);
    const enterWord = ownModule(lineup);
    const alone = (round: number, inModule?: PlayerSet): PlayerSet =>
      entering(lineup, rounds[round]! & lineup.starters, rounds[round]! & seats, inModule);
    if (!enterWord) return (round) => alone(round);
    const came = new Int32Array(32);
    let [told, final] = [-1, 0];
    return (round) => {
      const word = round >> 5;
      if (word !== told) {
        final = enterWord(word, came);
        told = word;
      }
      const inModule = came[round & 31]!;
      return (final >>> (round & 31)) & 1 ? inModule : alone(round, inModule);
    };
  };
}
