/** The eleven that would have scored most once the votes are known, under all the championship's rules. The
 *  players' own points are a sum, so the best eleven of a module is an assignment problem; modifiers depend
 *  on several players at once. The search is a branch and bound over who is in and who is out: a branch ends
 *  if it cannot beat the best found so far, even with the most that the modifiers could add. */

import type { Bands, ChampionshipRules } from '../rules/championship-rules.ts';
import type { Module } from '../rules/modules.ts';
import { isDefensive, lineOf } from '../rules/roles.ts';
import { enabledModules } from '../scoring/check-lineup.ts';
import { bonusParts, countingVote, sumPoints } from '../scoring/fantavoto.ts';
import type { MatchdayPlayer, PlayerId } from '../scoring/match-day.ts';
import { bandBonus } from '../scoring/modifiers.ts';
import { scoreTeam } from '../scoring/score-matchday.ts';
import { elevenOf } from './search/best-eleven.ts';
import type { Candidate } from './squad/candidate.ts';

export type BestAfterwards = {
  readonly total: number;
  readonly module: string;
  readonly starters: readonly PlayerId[];
  readonly captain: PlayerId | null;
};

/** What the bounds need of a player with a vote. */
type Voted = {
  readonly player: MatchdayPlayer;
  readonly candidate: Candidate;
  /** Own points and, for forwards, the attack modifier. */
  readonly value: number;
  readonly vote: number;
  readonly captain: number;
  readonly hasCard: boolean;
  readonly line: ReturnType<typeof lineOf>;
  readonly isDefensive: boolean;
};
/** The numbers of those who must be in, everyone who may still be in, and the modules that could still be
 *  best, with an upper bound of their totals. */
type Branch = {
  readonly inside: ReadonlySet<number>;
  readonly left: readonly number[];
  readonly modules: readonly Module[];
  readonly bound: number;
};

/** After this many branches the best found so far is returned; typical rosters need a few hundred. */
const MOST_BRANCHES = 5000;
const SLACK = 1e-6;

/** Null where no module can be filled with players who have a vote. */
export function bestAfterwards(
  rules: ChampionshipRules,
  roster: readonly MatchdayPlayer[],
): BestAfterwards | null {
  const voted = roster.flatMap((player) => votedOf(rules, player) ?? []);
  let best: BestAfterwards | null = null;
  const isBetter = (bound: number) => !best || bound > best.total + SLACK;
  const tryEleven = (module: Module, eleven: readonly number[]): void => {
    const members = eleven.map((at) => voted[at]!);
    const leader = members.reduce((one, other) => (other.captain > one.captain ? other : one));
    const captain = rules.modifiers.captain && leader.captain > 0 ? leader.player.id : null;
    const starters = members.map(({ player }) => player.id);
    const scoring = scoreTeam(rules, {
      players: roster,
      lineup: { module: module.name, starters, bench: [], captain },
    });
    if (!scoring.ok || (best && scoring.score.total <= best.total + SLACK)) return;
    best = { total: scoring.score.total, module: module.name, starters, captain };
  };
  const everybody = voted.map((_, at) => at);
  const open: Branch[] = [
    {
      inside: new Set(),
      left: everybody,
      modules: enabledModules(rules),
      bound: Number.POSITIVE_INFINITY,
    },
  ];
  for (let looked = 0; open.length > 0 && looked < MOST_BRANCHES; looked++) {
    const { inside, left, modules, bound: most } = open.pop()!;
    if (!isBetter(most)) continue;
    const players = left.map((at) => voted[at]!);
    const candidates = players.map(({ candidate }) => candidate);
    const values = players.map(({ value }) => value);
    const must = new Set(left.flatMap((at, place) => (inside.has(at) ? [place] : [])));
    const extra = mostFromModifiers(
      rules,
      players,
      [...inside].map((at) => voted[at]!),
    );
    const tried = modules.flatMap((module) => {
      const found = elevenOf(module, candidates, values, must);
      if (!found) return [];
      const own = found.reduce((sum, place) => sum + values[place]!, 0);
      const bound = own + extra + (rules.modifiers.module?.bonusByModule[module.name] ?? 0);
      if (!isBetter(bound)) return [];
      const eleven = found.map((place) => left[place]!);
      tryEleven(module, eleven);
      return [{ module, eleven, bound }];
    });
    const hopeful = tried
      .filter(({ bound }) => isBetter(bound))
      .sort((one, other) => other.bound - one.bound);
    const [widest] = hopeful;
    const turn = widest && branchOn(rules, voted, left, inside, widest.eleven);
    if (turn === undefined || turn === null) continue;
    const next = { modules: hopeful.map(({ module }) => module), bound: widest!.bound };
    open.push({ ...next, inside, left: left.filter((at) => at !== turn) });
    open.push({ ...next, inside: new Set([...inside, turn]), left });
  }
  return best;
}

function votedOf(rules: ChampionshipRules, player: MatchdayPlayer): Voted | null {
  const counting = countingVote(rules, player);
  if (!counting || counting === 'waiting') return null;
  const { vote } = counting;
  const { attack, captain } = rules.modifiers;
  const bonus = bonusParts(rules.bonus, player);
  const line = lineOf(player.roles);
  const { yellowCards = 0, redCards = 0 } = player.events ?? {};
  const inAttack = attack && line === 'A' && bonus.length === 0 ? bandBonus(attack.bands, vote) : 0;
  return {
    player,
    vote,
    line,
    value: vote + sumPoints(bonus) + inAttack,
    candidate: { id: player.id, roles: player.roles, plays: 1, vote, voteSd: 0 },
    captain: !captain
      ? 0
      : captain.kind === 'double'
        ? sumPoints(bonus)
        : bandBonus(captain.bands, vote),
    hasCard: !player.postponed && yellowCards + redCards > 0,
    isDefensive: isDefensive(player.roles),
  };
}

/** Upper bound of what the modifiers could add. */
function mostFromModifiers(
  { modifiers }: ChampionshipRules,
  left: readonly Voted[],
  inside: readonly Voted[],
): number {
  const { defence, dFactor, rFactor, fairPlay } = modifiers;
  const keeper = bestVotes(left, ({ line }) => line === 'P', 1);
  let most = Math.max(0, ...left.map(({ captain }) => captain));
  if (defence?.appliesTo === 'own') {
    const counted = { 'best-with-goalkeeper': 3, best: 4, all: defence.minimum }[defence.mean];
    const defenders = bestVotes(left, ({ line }) => line === 'D', counted);
    const votes = defence.mean === 'best-with-goalkeeper' ? [...keeper, ...defenders] : defenders;
    most += Math.max(0, bestBand(defence.bands, votes));
    most += Math.max(0, ...Object.values(defence.byDefenders));
  }
  if (dFactor) {
    const votes = bestVotes(left, ({ isDefensive }) => isDefensive, 5);
    most += Math.max(
      0,
      bestBand(dFactor.bands, dFactor.goalkeeper ? [...keeper, ...votes] : votes),
    );
  }
  if (rFactor) {
    const enough = ({ vote }: Voted) => vote + SLACK >= rFactor.from;
    const short = inside.filter((one) => !enough(one)).length;
    const men = Math.min(11 - short, left.filter(enough).length);
    most += Math.max(...rFactor.bonusByCount.slice(0, men + 1));
  }
  if (fairPlay && !inside.some(({ hasCard }) => hasCard)) most += Math.max(0, fairPlay.bonus);
  return most;
}

const bestVotes = (left: readonly Voted[], belongs: (one: Voted) => boolean, count: number) =>
  left
    .filter(belongs)
    .map(({ vote }) => vote)
    .sort((a, b) => b - a)
    .slice(0, count);

/** The highest bonus that the mean of these votes, or of worse ones, can give. */
function bestBand(bands: Bands, votes: readonly number[]): number {
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / Math.max(1, votes.length);
  return Math.max(0, ...bands.filter(([from]) => mean + SLACK >= from).map(([, bonus]) => bonus));
}

/** The player to branch on next: first one outside the eleven who could raise a modifier, then one in it who
 *  lowers one, then any player of the eleven. Null if all of it must be in. */
function branchOn(
  { modifiers }: ChampionshipRules,
  voted: readonly Voted[],
  left: readonly number[],
  inside: ReadonlySet<number>,
  eleven: readonly number[],
): number | null {
  const { defence, dFactor, rFactor, fairPlay, captain } = modifiers;
  const raises = ({ line, isDefensive }: Voted) =>
    (defence?.appliesTo === 'own' && (line === 'D' || line === 'P')) ||
    (dFactor && (isDefensive || (dFactor.goalkeeper && line === 'P')));
  const byVote = left
    .filter((at) => raises(voted[at]!) && !eleven.includes(at))
    .sort((a, b) => voted[b]!.vote - voted[a]!.vote);
  const least = Math.min(...eleven.filter((at) => raises(voted[at]!)).map((at) => voted[at]!.vote));
  const [raising] = byVote;
  if (raising !== undefined && voted[raising]!.vote > least) return raising;
  const undecided = eleven.filter((at) => !inside.has(at));
  const spoils = ({ vote, hasCard }: Voted) =>
    (rFactor && vote + SLACK < rFactor.from) || (fairPlay && hasCard);
  const spoiling = undecided.find((at) => spoils(voted[at]!));
  if (spoiling !== undefined) return spoiling;
  const leads = captain
    ? left.reduce((one, other) => (voted[other]!.captain > voted[one]!.captain ? other : one))
    : null;
  if (leads !== null && !eleven.includes(leads)) return leads;
  return undecided[0] ?? null;
}
