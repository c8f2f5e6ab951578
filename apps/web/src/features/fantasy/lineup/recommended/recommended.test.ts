import { sampleCandidates, sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { describe, expect, test } from 'vitest';
import { lineupTeam } from '../lineup-team.ts';
import { lineupText } from '../share/lineup-text.ts';
import { withEverybody } from './candidates.ts';
import { goalThreshold } from './goal-threshold.ts';
import { meetingOf } from './opponents.ts';
import { answerLineupQuestion, type LineupNews } from './recommend-in-worker.ts';
import { unlikelyStarters } from './unlikely-starters.ts';
import { toggleWish, wishesOf } from './wishes.ts';

const stored = sampleTeam('classic-modern');
const team = lineupTeam(stored, sampleLineup(stored).players);
const { candidates } = sampleCandidates(stored);
function ask(question: Parameters<typeof answerLineupQuestion>[0]): LineupNews[] {
  const news: LineupNews[] = [];
  answerLineupQuestion(question, (one) => news.push(one), { shown: 1000, chosen: 200 });
  return news;
}

describe('the worker of the solver', () => {
  const { rules } = team;

  test('reports its progress, then the line-up with its chances against the opponent', () => {
    const wishes = wishesOf(new Map([[404, 'locked']]));
    const weaker = candidates.map((one) => ({ ...one, vote: one.vote - 1 }));
    const news = ask({
      kind: 'recommend',
      rules,
      candidates,
      wishes,
      opponent: weaker,
      venue: null,
    });
    const stages = news.flatMap((one) => (one.kind === 'stage' ? [one.stage] : []));
    expect(stages.slice(0, 5)).toEqual(['opponent', 'search', 'rounds', 'win', 'closer']);
    // A first answer is shown while the bench is examined more closely.
    const answers = news.flatMap((one) => (one.kind === 'done' ? [one.answer] : []));
    const [first, second] = answers.map(({ recommendation }) => recommendation.expected);
    expect(second).toBeGreaterThanOrEqual(first!);
    const last = news.at(-1)!;
    if (last.kind !== 'done') throw new Error(last.kind);
    const { recommendation, chances, facing } = last.answer;
    expect(recommendation.starters).toContain(404);
    expect(facing).toHaveLength(11);
    expect(chances!.result!.win).toBeGreaterThan(chances!.result!.loss);
  });

  test('explains a starter who will hardly play, unless the reader wants them', () => {
    const outfield = candidates.filter(({ roles }) => !roles.includes('P'));
    const [injured, alone, wanted, fit] = outfield.map(({ id }) => Number(id)) as [
      number,
      number,
      number,
      number,
    ];
    const players = candidates.map((one) => (one.id === fit ? one : { ...one, plays: 0.05 }));
    const recommendation = {
      starters: [injured, alone, wanted],
      bench: [fit],
      without: [
        { id: injured, instead: [fit], module: '4-4-2', cost: 0.4 },
        { id: alone, instead: [], module: null, cost: null },
      ],
    };
    expect(unlikelyStarters(recommendation, players, new Map([[wanted, 'locked']]))).toEqual([
      { id: injured, because: 'covered' },
      { id: alone, because: 'alone' },
    ]);
  });

  test('promises nothing of the bench to a goalkeeper whose reserves do not play either', () => {
    const keepers = candidates.filter(({ roles }) => roles.includes('P'));
    const players = candidates.map((one) =>
      keepers.includes(one) ? { ...one, plays: 0.02 } : { ...one, plays: 0.9 },
    );
    const [first, ...others] = keepers.map(({ id }) => id);
    const recommendation = {
      starters: [first!],
      bench: [...others, 201, 301],
      without: [{ id: first!, instead: others, module: '4-4-2', cost: 0 }],
    };
    expect(unlikelyStarters(recommendation, players, new Map())).toEqual([
      { id: first, because: 'idle' },
    ]);
  });

  test('explains why there is no line-up, and nothing about an invalid one', () => {
    const keepers = wishesOf(new Map([101, 102, 103].map((id) => [id, 'banned'] as const)));
    const question = { kind: 'recommend', rules, candidates, opponent: null, venue: null } as const;
    expect(ask({ ...question, wishes: keepers }).at(-1)).toEqual({
      kind: 'refused',
      reason: 'too-few-goalkeepers',
    });
    const nobody = { module: '4-4-2', starters: [], bench: [], captain: null, vice: null };
    const compared = { kind: 'compare', rules, candidates, facing: null } as const;
    expect(ask({ ...compared, before: nobody, after: nobody })).toEqual([
      { kind: 'change', change: null },
    ]);
  });
});

test('a player without an upcoming match is still in the roster', () => {
  const everybody = withEverybody(team, candidates.slice(1));
  expect(everybody).toHaveLength(25);
  expect(everybody[0]).toMatchObject({ id: 101, plays: 0 });
});

test('making a wish again withdraws it', () => {
  const once = toggleWish(new Map(), 7, 'locked');
  expect(wishesOf(once)).toEqual({ locked: [7], forced: [], banned: [] });
  expect(wishesOf(toggleWish(once, 7, 'banned')).banned).toEqual([7]);
  expect(toggleWish(once, 7, 'locked').size).toBe(0);
});

test('goals beyond the last threshold need one more step each', () => {
  const rules = { thresholds: [66, 72], step: 6 };
  expect([1, 2, 3, 5].map((goals) => goalThreshold(rules, goals))).toEqual([66, 72, 78, 90]);
});

test("the calendar gives a team's opponents", () => {
  const [me, her, him] = [1, 2, 3].map((id) => ({
    id,
    name: `${id}`,
    team_id: id === 1 ? 7 : null,
  }));
  const none = { home_total: null, away_total: null, home_goals: null, away_goals: null };
  const league = {
    participants: [me!, her!, him!],
    calendar: [{ round: 12, matches: [{ home: 3, away: 1, ...none }] }],
  };
  expect(meetingOf(league, 7, 12)).toEqual({ opponents: [her, him], next: 3, venue: 'away' });
  expect(meetingOf(league, 7, 13).next).toBeNull();
  expect(meetingOf(undefined, 7, 12)).toEqual({ opponents: [], next: null, venue: null });
});

test('a line-up is written line by line', () => {
  const named = (id: number) => team.byId.get(id)!;
  const lines = [[named(101)], [named(201), named(202)]];
  const told = lineupText(
    { title: 'T', module: '2', lines, bench: [named(102)], captain: 201, vice: 202 },
    { bench: 'Panchina', captain: 'C', vice: 'V' },
  );
  expect(told).toBe('T\n2\nP1\nD1 (C), D2 (V)\nPanchina: 1. P2');
});
