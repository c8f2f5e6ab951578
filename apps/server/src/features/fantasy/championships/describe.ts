import type { Championship } from '@tredici/contract/championships';
import { roundRobin } from '@tredici/engine/fantasy/championship/calendar';
import {
  calendarLuck,
  fixtureResult,
  type PlayedRound,
  standings,
} from '@tredici/engine/fantasy/championship/standings';
import type { listParticipants, listTotals, StoredChampionship } from './store.ts';

type Participants = Awaited<ReturnType<typeof listParticipants>>;
type Totals = Awaited<ReturnType<typeof listTotals>>;

/** A championship with everything that is computed from its results. */
export function toChampionship(
  stored: StoredChampionship,
  participants: Participants,
  totals: Totals,
): Championship {
  const { rules } = stored;
  const ids = participants.map(({ id }) => id);
  const byRound = Map.groupBy(totals, ({ round }) => round);
  const rounds = roundRobin(ids, stored.rounds).map((fixtures, at): PlayedRound => {
    const entered = byRound.get(at + 1) ?? [];
    return {
      fixtures,
      totals: new Map(entered.map(({ participantId, total }) => [participantId, total])),
    };
  });
  const luck = new Map(calendarLuck(rules, ids, rounds).map((row) => [row.team, row]));
  return {
    id: stored.id,
    name: stored.name,
    version: stored.version,
    rules: { ...rules },
    participants: participants.map(({ id, name, teamId }) => ({ id, name, team_id: teamId })),
    calendar: rounds.map(({ fixtures, totals: entered }, at) => ({
      round: at + 1,
      matches: fixtures.map(({ home, away }) => {
        const result = fixtureResult(rules, { home, away }, entered);
        return {
          home,
          away,
          home_total: entered.get(home) ?? null,
          away_total: entered.get(away) ?? null,
          home_goals: result?.homeGoals ?? null,
          away_goals: result?.awayGoals ?? null,
        };
      }),
    })),
    standings: standings(rules, ids, rounds).map((row) => ({
      participant_id: row.team,
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      goals_for: row.goalsFor,
      goals_against: row.goalsAgainst,
      points: row.points,
      total: round3(row.total),
      expected_points: round3(luck.get(row.team)!.expected),
      luck: round3(luck.get(row.team)!.luck),
    })),
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}

const round3 = (value: number) => Math.round(value * 1000) / 1000;
