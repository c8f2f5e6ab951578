import type { TeamRoundScore } from '@tredici/contract/teams';
import { bestAfterwards } from '@tredici/engine/fantasy/lineup/best-afterwards';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { Lineup, MatchdayPlayer } from '@tredici/engine/fantasy/scoring/match-day';
import { scoreTeam } from '@tredici/engine/fantasy/scoring/score-matchday';
import { AppError } from '#http/app-error.ts';

/** The score of a team's round: what its line-up made, and what the best of its roster would have made. */
export function scoreRound(
  rules: ChampionshipRules,
  round: number,
  roster: readonly MatchdayPlayer[],
  lineup: Lineup,
): TeamRoundScore {
  const scoring = scoreTeam(asHandedIn(rules, lineup), { players: roster, lineup });
  if (!scoring.ok) throw new AppError('lineup_refused', { problems: scoring.problems });
  const { score } = scoring;
  return {
    round,
    total: score.total,
    goals: score.goals,
    module: score.module,
    complete: score.complete,
    counted: score.counted.map(({ id, as, vote, points }) => ({
      player_id: Number(id),
      as,
      vote,
      points,
    })),
    ...(score.switched === 'yes' && lineup.switch
      ? { switched: { out: Number(lineup.switch.starter), in: Number(lineup.switch.reserve) } }
      : {}),
    substitutions: score.substitutions.map((one) => ({ out: Number(one.out), in: Number(one.in) })),
    modifiers: score.modifiers.map(({ name, points }) => ({ name, points })),
    best: bestOf(bestKnown(rules, roster), {
      total: score.total,
      module: score.module,
      starters: score.counted.map(({ id }) => Number(id)),
    }),
  };
}

/** The real line-up may score higher if a player without a vote let a fixed-vote reserve in. */
function bestOf(
  found: TeamRoundScore['best'],
  real: NonNullable<TeamRoundScore['best']>,
): TeamRoundScore['best'] {
  return found && found.total < real.total ? real : found;
}

function bestKnown(
  rules: ChampionshipRules,
  roster: readonly MatchdayPlayer[],
): TeamRoundScore['best'] {
  const best = bestAfterwards(rules, roster);
  if (!best) return null;
  return { total: best.total, module: best.module, starters: best.starters.map(Number) };
}

/** The rules may change after a line-up was saved: it is scored by what was accepted then. */
function asHandedIn(rules: ChampionshipRules, { module, switch: pair }: Lineup): ChampionshipRules {
  return {
    ...rules,
    switch: pair && rules.switch === 'off' ? 'basic' : rules.switch,
    modules: [...new Set([...rules.modules, module])],
    bench: { ...rules.bench, size: Infinity, minimumGoalkeepers: 0, perRole: null },
  };
}
