/** Who counts in the end, after the switch, the votes, the substitutions and the office reserve. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { OUT_OF_ROLE_MALUS } from '../rules/out-of-role.ts';
import { isGoalkeeper, lineOf, type Role } from '../rules/roles.ts';
import { checkLineup, type LineupProblem } from './check-lineup.ts';
import type { BonusPart } from './fantavoto.ts';
import { bonusParts, countingVote, roundPoints, sumPoints, type VoteReason } from './fantavoto.ts';
import type { MatchdayPlayer, MatchdayTeam, PlayerId } from './match-day.ts';
import { placePlayers } from './place-players.ts';
import { chooseSubstitutes } from './substitutions.ts';

export type CountedPlayer = {
  readonly id: PlayerId;
  readonly roles: readonly Role[];
  readonly as: 'starter' | 'substitute';
  /** The pure vote, and where it comes from. */
  readonly vote: number;
  readonly because: VoteReason;
  readonly bonus: readonly BonusPart[];
  /** Points lost out of role: 0 or 1. */
  readonly outOfRole: number;
  /** Yellow or red, whatever they cost. */
  readonly hasCard: boolean;
  /** Vote, bonus and malus. */
  readonly points: number;
};

export type Substitution = {
  readonly out: PlayerId;
  readonly in: PlayerId;
  readonly how: 'same-role' | 'other-module' | 'out-of-role';
};
export type Missing = {
  readonly id: PlayerId;
  readonly because: 'nobody-with-vote' | 'nobody-fits' | 'maximum-reached';
  /** The points of an office reserve in their place, or null. */
  readonly officeReserve: number | null;
};

export type FieldedTeam = {
  readonly module: string;
  /** Goalkeeper first, then by line. */
  readonly counted: readonly CountedPlayer[];
  readonly substitutions: readonly Substitution[];
  /** Starters without a vote who were not replaced. */
  readonly missing: readonly Missing[];
  /** Starters whose match is not played yet. */
  readonly waitingFor: readonly PlayerId[];
  readonly switched: 'no' | 'yes' | 'does-not-fit';
  /** The captain who counts: the captain if they have a vote, otherwise the vice-captain. */
  readonly captain: PlayerId | null;
};
export type Fielding =
  | { readonly ok: true; readonly team: FieldedTeam }
  | { readonly ok: false; readonly problems: readonly LineupProblem[] };

export function fieldTeam(rules: ChampionshipRules, team: MatchdayTeam): Fielding {
  const checked = checkLineup(rules, team.players, team.lineup);
  if (!checked.ok) return checked;
  const { starters, bench, module, switched } = applySwitch(rules, team.lineup, checked.lineup);
  const { modules } = checked.lineup;
  const votes = new Map(
    [...starters, ...bench].map((player) => [player, countingVote(rules, player)]),
  );
  const onField = starters.filter((player) => votes.get(player) !== null);
  const absent = starters.filter((player) => votes.get(player) === null);
  // A reserve whose match is not played yet does not come on before it is.
  const ready = bench.filter(
    (player) => typeof votes.get(player) === 'object' && votes.get(player),
  );
  const { mode, maximum } = rules.substitutions;
  const { entering, formation } = chooseSubstitutes({
    mode,
    maximum,
    module,
    modules,
    onField,
    bench: ready,
  });
  const counted: CountedPlayer[] = [];
  [...onField, ...entering].forEach((player, at) => {
    const vote = votes.get(player);
    if (!vote || vote === 'waiting') return;
    const bonus = bonusParts(rules.bonus, player);
    const outOfRole = formation.placement.costs[at]! * OUT_OF_ROLE_MALUS;
    counted.push({
      id: player.id,
      roles: player.roles,
      as: at < onField.length ? 'starter' : 'substitute',
      ...vote,
      bonus,
      outOfRole,
      hasCard: hasCard(player),
      points: roundPoints(vote.vote + sumPoints(bonus) - outOfRole),
    });
  });
  const malus = new Map(counted.map(({ id, outOfRole }) => [id, outOfRole]));
  const { substitutions, left } = pairUp(absent, entering, formation.module === module, malus);
  const because =
    entering.length >= maximum
      ? 'maximum-reached'
      : ready.length > entering.length
        ? 'nobody-fits'
        : 'nobody-with-vote';
  const counts = (id: PlayerId | null | undefined) => counted.some((player) => player.id === id);
  const captain = [team.lineup.captain, team.lineup.vice].find(counts) ?? null;
  return {
    ok: true,
    team: {
      module: formation.module.name,
      counted: byLine(counted),
      substitutions,
      missing: withOfficeReserve(rules, left).map((one) => ({ ...one, because })),
      waitingFor: starters.filter((p) => votes.get(p) === 'waiting').map(({ id }) => id),
      switched,
      captain,
    },
  };
}

type Checked = Extract<ReturnType<typeof checkLineup<MatchdayPlayer>>, { ok: true }>['lineup'];

/** Exchanges the named pair where the starter is not in the real eleven. */
function applySwitch(
  rules: ChampionshipRules,
  lineup: MatchdayTeam['lineup'],
  checked: Checked,
): Pick<Checked, 'starters' | 'bench' | 'module'> & { switched: FieldedTeam['switched'] } {
  const { starters, bench, module, modules } = checked;
  const out = starters.find(({ id }) => id === lineup.switch?.starter);
  const reserve = bench.find(({ id }) => id === lineup.switch?.reserve);
  if (!out || !reserve || out.started !== false) return { ...checked, switched: 'no' };
  const eleven = starters.map((player) => (player === out ? reserve : player));
  const options = rules.switch === 'plus' ? [module, ...modules] : [module];
  const fitting = options.find((option) => placePlayers(option, eleven, true));
  if (!fitting) return { ...checked, switched: 'does-not-fit' };
  const waiting = bench.map((player) => (player === reserve ? out : player));
  return { starters: eleven, bench: waiting, module: fitting, switched: 'yes' };
}

/** Determines who came on for whom, preferring players of the same line. */
function pairUp(
  absent: readonly MatchdayPlayer[],
  entering: readonly MatchdayPlayer[],
  sameModule: boolean,
  malus: ReadonlyMap<PlayerId, number>,
): { substitutions: Substitution[]; left: MatchdayPlayer[] } {
  const left = [...absent];
  const substitutions: Substitution[] = [];
  const take = (player: MatchdayPlayer, sameLine: boolean) => {
    // Only a goalkeeper comes on for a goalkeeper.
    const at = left.findIndex((out) =>
      sameLine
        ? lineOf(out.roles) === lineOf(player.roles)
        : isGoalkeeper(out.roles) === isGoalkeeper(player.roles),
    );
    if (at < 0) return false;
    const [out] = left.splice(at, 1);
    const inRole = sameLine || sameModule ? 'same-role' : 'other-module';
    const how = (malus.get(player.id) ?? 0) > 0 ? 'out-of-role' : inRole;
    substitutions.push({ out: out!.id, in: player.id, how });
    return true;
  };
  const others = entering.filter((player) => !take(player, true));
  for (const player of others) take(player, false);
  const order = (id: PlayerId) => entering.findIndex((player) => player.id === id);
  return { substitutions: substitutions.sort((a, b) => order(a.in) - order(b.in)), left };
}

/** Covers the goalkeeper's place first, then defence, midfield and attack. */
function withOfficeReserve(
  { officeReserve }: ChampionshipRules,
  left: readonly MatchdayPlayer[],
): Array<Omit<Missing, 'because'>> {
  return byLine(left).map(({ id, roles }, at) => {
    if (!officeReserve || at >= officeReserve.uses) return { id, officeReserve: null };
    const { vote, goalkeeperVote } = officeReserve;
    return { id, officeReserve: isGoalkeeper(roles) ? goalkeeperVote : vote };
  });
}

function hasCard({ postponed, events = {} }: MatchdayPlayer): boolean {
  return !postponed && (events.yellowCards ?? 0) + (events.redCards ?? 0) > 0;
}

function byLine<P extends { readonly roles: readonly Role[] }>(players: readonly P[]): P[] {
  const rank = ({ roles }: P) => 'PDCA'.indexOf(lineOf(roles));
  return [...players].sort((a, b) => rank(a) - rank(b));
}
