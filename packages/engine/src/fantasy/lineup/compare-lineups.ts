/** What changes, and why, if one line-up is played instead of another: the difference of every part of the
 *  expected total, and the figures of each player whose place changed. Plain data from which a text can be
 *  made. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { checkLineup, type LineupProblem } from '../scoring/check-lineup.ts';
import type { Lineup, PlayerId } from '../scoring/match-day.ts';
import { numbered, type Parts, partsOf, prepareSquad } from './prepare-squad.ts';
import { type Candidate, expectedPoints } from './squad/candidate.ts';

export type LineupExpectation =
  | { readonly ok: true; readonly parts: Parts }
  | { readonly ok: false; readonly problems: readonly LineupProblem[] };

/** The expected total of a line-up, or why it may not be submitted. */
export function expectLineup(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  lineup: Lineup,
  facing: readonly Candidate[] | null = null,
): LineupExpectation {
  const checked = checkLineup(rules, players, lineup);
  if (!checked.ok) return checked;
  const fielded = new Set([...lineup.starters, ...lineup.bench]);
  const prepared = prepareSquad(
    rules,
    players.filter(({ id }) => fielded.has(id)),
    {},
    facing,
  );
  const order = checked.lineup.bench.map(({ id }) => id);
  const own = numbered(prepared.squad, { ...lineup, bench: order });
  if (!own) throw new RangeError('a line-up names more players than can be looked at');
  return { ok: true, parts: partsOf(prepared, own) };
}

type PlaceOf = 'starts' | 'bench' | 'out';
export type ChangedPlayer = {
  readonly id: PlayerId;
  readonly from: PlaceOf;
  readonly to: PlaceOf;
  readonly plays: number;
  /** Expected own points, given a vote. */
  readonly points: number;
  /** For players on the bench after the change: the chance to come on, for whom most often, and that player's
   *  chance of not playing. */
  readonly enters: number | null;
  readonly covers: { readonly id: PlayerId; readonly doubt: number } | null;
};
export type LineupChange = {
  readonly difference: number;
  /** Only changes of a thousandth or more, the largest first. */
  readonly because: ReadonlyArray<{ readonly part: string; readonly points: number }>;
  readonly players: readonly ChangedPlayer[];
};

export function compareLineups(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  before: Lineup,
  after: Lineup,
  facing: readonly Candidate[] | null = null,
):
  | { readonly ok: true; readonly change: LineupChange }
  | Extract<LineupExpectation, { ok: false }> {
  const from = expectLineup(rules, players, before, facing);
  if (!from.ok) return from;
  const to = expectLineup(rules, players, after, facing);
  if (!to.ok) return to;
  const then = flat(from.parts);
  const now = flat(to.parts);
  const because = [...new Set([...then.keys(), ...now.keys()])]
    .map((part) => ({ part, points: (now.get(part) ?? 0) - (then.get(part) ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= 1e-3)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const changed = players.flatMap((player): ChangedPlayer[] => {
    const places = [placeOf(before, player.id), placeOf(after, player.id)] as const;
    if (places[0] === places[1]) return [];
    const use = to.parts.reserves.find(({ id }) => id === player.id);
    const covered = players.find(({ id }) => id === use?.covers);
    return [
      {
        id: player.id,
        from: places[0],
        to: places[1],
        plays: player.plays,
        points: expectedPoints(rules, player),
        enters: use?.enters ?? null,
        covers: covered ? { id: covered.id, doubt: 1 - covered.plays } : null,
      },
    ];
  });
  const difference = to.parts.expected - from.parts.expected;
  return { ok: true, change: { difference, because, players: changed } };
}

const placeOf = (lineup: Lineup, id: PlayerId): PlaceOf =>
  lineup.starters.includes(id) ? 'starts' : lineup.bench.includes(id) ? 'bench' : 'out';

function flat({ modifiers, expected: _, reserves: __, ...parts }: Parts): Map<string, number> {
  return new Map([...Object.entries(parts), ...Object.entries(modifiers)]);
}
