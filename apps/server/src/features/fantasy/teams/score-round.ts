import type { TeamRoundScore } from '@tredici/contract/teams';
import { bestEleven } from '@tredici/engine/fantasy/lineup/best-eleven';
import type { Candidate } from '@tredici/engine/fantasy/lineup/candidate';
import type { Lineup, MatchdayPlayer } from '@tredici/engine/fantasy/match-day';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { scoreTeam } from '@tredici/engine/fantasy/score-matchday';
import { AppError } from '#http/app-error.ts';

/** A round of a team: what its line-up made, and what the best of its roster would have made. */
export function scoreRound(
  rules: ChampionshipRules,
  round: number,
  roster: readonly MatchdayPlayer[],
  lineup: Lineup,
): TeamRoundScore {
  const scoring = scoreTeam(rules, { players: roster, lineup });
  if (!scoring.ok) throw new AppError('lineup_refused', { problems: scoring.problems });
  const { score } = scoring;
  return {
    ...{ round, total: score.total, goals: score.goals, module: score.module },
    complete: score.complete,
    counted: score.counted.map(({ id, as, vote, points }) => ({
      ...{ player_id: Number(id), as, vote, points },
    })),
    substitutions: score.substitutions.map((one) => ({
      ...{ out: Number(one.out), in: Number(one.in) },
    })),
    modifiers: score.modifiers.map(({ name, points }) => ({ name, points })),
    best: bestOf(bestAfterwards(rules, roster), {
      ...{ total: score.total, module: score.module },
      starters: score.counted.map(({ id }) => Number(id)),
    }),
  };
}

/** The real line-up may have known better, by its modifiers or its captain. */
function bestOf(
  found: TeamRoundScore['best'],
  real: NonNullable<TeamRoundScore['best']>,
): TeamRoundScore['best'] {
  return found && found.total < real.total ? real : found;
}

/** With the votes known: the eleven of the highest sum, then scored as it is. Modifiers that look at
 *  several men may know a better one. */
function bestAfterwards(
  rules: ChampionshipRules,
  roster: readonly MatchdayPlayer[],
): TeamRoundScore['best'] {
  const played = roster.filter(({ vote }) => vote !== null);
  const candidates = played.map(
    ({ id, roles, vote, events }): Candidate => ({
      ...{ id, roles, plays: 1, vote: vote!, voteSd: 0 },
      events: {
        ...events,
        cleanSheet: (events?.goalsConceded ?? 0) === 0 ? 1 : 0,
      },
    }),
  );
  const eleven = bestEleven(rules, candidates);
  if (!eleven) return null;
  const starters = eleven.starters.map(({ id }) => id);
  const scoring = scoreTeam(rules, {
    players: roster,
    lineup: { module: eleven.module, starters, bench: [], captain: eleven.captain?.id ?? null },
  });
  if (!scoring.ok) return null;
  return { total: scoring.score.total, module: eleven.module, starters: starters.map(Number) };
}
