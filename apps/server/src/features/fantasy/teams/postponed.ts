import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { DAY_MS } from '#durations.ts';
import type { RoundMatch } from './store.ts';

/** A round lasts from Friday to Monday: a match this long after most of the others was moved. */
const MOVED_BY_SECONDS = (3 * DAY_MS) / 1000;

const isOver = ({ status }: RoundMatch) => status === 'finished' || status === 'awarded';
const isComing = ({ status }: RoundMatch) => status === 'scheduled' || status === 'live';

/** What a round's calendar says of its matches: the clubs whose match is postponed, and how many matches are
 *  still played in the round itself. Under the plain 6 a postponed match stays one after it was played. */
export function stateOfRound(
  matches: readonly RoundMatch[],
  rule: ChampionshipRules['postponed'],
): { readonly postponed: ReadonlySet<string>; readonly unplayed: number } {
  const middle = matches.map(({ kickoff }) => kickoff).sort((a, b) => a - b)[
    Math.floor((matches.length - 1) / 2)
  ];
  const isMoved = ({ kickoff }: RoundMatch) => kickoff - (middle ?? kickoff) >= MOVED_BY_SECONDS;
  const isPostponed = (match: RoundMatch) => {
    if (isOver(match)) return rule === 'six' && isMoved(match);
    return !isComing(match) || isMoved(match);
  };
  return {
    postponed: new Set(matches.filter(isPostponed).flatMap(({ home, away }) => [home, away])),
    unplayed: matches.filter((match) => isComing(match) && !isPostponed(match)).length,
  };
}
