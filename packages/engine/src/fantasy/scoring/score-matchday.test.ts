import { describe, expect, it } from 'vitest';
import { madeRules, madeTeam, type PlayerResult } from '../../../testing/made-team.ts';
import { goalsOf, scoreFixture, scoreTeam } from './score-matchday.ts';

type Events = Record<string, number>;
const with_ = (vote: number | null, events: Events): PlayerResult => ({ vote, events });

function score(rules: unknown, ...team: Parameters<typeof madeTeam>) {
  const scoring = scoreTeam(madeRules(rules), madeTeam(...team));
  if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
  return scoring.score;
}
const total = (...args: Parameters<typeof score>) => score(...args).total;

describe('bonus and malus, on eleven sixes in 4-4-2 (66)', () => {
  it.each<[string, Record<string, PlayerResult>, unknown, number]>([
    ['a goal', { A1: with_(7, { goals: 1 }) }, {}, 70],
    ['two goals and an assist', { A1: with_(8, { goals: 2, assists: 1 }) }, {}, 75],
    ['a penalty scored', { A1: with_(6, { penaltiesScored: 1 }) }, {}, 69],
    [
      'a penalty scored at +2',
      { A1: with_(6, { penaltiesScored: 1 }) },
      { bonus: { penaltyScored: 2 } },
      68,
    ],
    [
      'a set-piece assist at +0.5',
      { C1: with_(6, { setPieceAssists: 1 }) },
      { bonus: { setPieceAssist: 0.5 } },
      66.5,
    ],
    ['a penalty saved', { P1: with_(7, { penaltiesSaved: 1, goalsConceded: 1 }) }, {}, 69],
    ['a penalty missed', { A2: with_(5, { penaltiesMissed: 1 }) }, {}, 62],
    ['an own goal', { D1: with_(5, { ownGoals: 1 }) }, {}, 63],
    ['three conceded', { P1: with_(5.5, { goalsConceded: 3 }) }, {}, 62.5],
    ['goals conceded do not burden a defender', { D1: with_(6, { goalsConceded: 3 }) }, {}, 66],
    ['a yellow card', { C2: with_(5.5, { yellowCards: 1 }) }, {}, 65],
    ['a red card replaces the yellow', { C2: with_(5, { yellowCards: 1, redCards: 1 }) }, {}, 64],
    ['a clean sheet where it counts', {}, { bonus: { cleanSheet: 1 } }, 67],
    [
      'no clean sheet after a goal',
      { P1: with_(6, { goalsConceded: 1 }) },
      { bonus: { cleanSheet: 1 } },
      65,
    ],
    [
      'winning and equalising goals, man of the match',
      { A1: with_(7, { goals: 2, winningGoals: 1, equalisingGoals: 1, playerOfTheMatch: 1 }) },
      { bonus: { winningGoal: 1, equalisingGoal: 0.5, playerOfTheMatch: 1 } },
      75.5,
    ],
    [
      'a goal by line: 5 to a defender, 4 to a midfielder',
      { D1: with_(6, { goals: 1 }), C1: with_(6, { goals: 1 }), A1: with_(6, { goals: 1 }) },
      { bonus: { goalByLine: { D: 5, C: 4 } } },
      78,
    ],
  ])('%s', (_, results, rules, expected) => {
    expect(total(rules, '4-4-2', results)).toBe(expected);
  });
});

describe('without vote', () => {
  const why = (rules: unknown, results: Record<string, PlayerResult>, id: string) =>
    score(rules, '4-4-2', results).counted.find((player) => player.id === id)?.because ?? 'absent';
  it.each<[string, Record<string, PlayerResult>, unknown, string, number]>([
    ['A1', { A1: null }, {}, 'absent', 60],
    ['A1', { A1: with_(null, { goals: 1 }) }, {}, 'scorer', 69],
    ['A1', { A1: with_(null, { goals: 1 }) }, { withoutVote: { scorer: null } }, 'absent', 60],
    ['A1', { A1: with_(null, { assists: 1 }) }, {}, 'absent', 60],
    ['A1', { A1: with_(null, { assists: 1 }) }, { withoutVote: { assistMaker: 6 } }, 'assist', 67],
    ['D1', { D1: with_(null, { redCards: 1 }) }, {}, 'absent', 60],
    ['D1', { D1: with_(null, { redCards: 1 }) }, { withoutVote: { sentOff: 5 } }, 'sent-off', 64],
    ['P1', { P1: with_(null, { goalsConceded: 1 }) }, {}, 'goalkeeper', 65],
    ['P1', { P1: with_(null, { penaltiesSaved: 1 }) }, {}, 'goalkeeper', 69],
    ['P1', { P1: { vote: null, minutes: 30 } }, {}, 'goalkeeper', 66],
    ['P1', { P1: { vote: null, minutes: 29 } }, {}, 'absent', 60],
    [
      'P1',
      { P1: { vote: null, minutes: 90 } },
      { withoutVote: { goalkeeper: null } },
      'absent',
      60,
    ],
    ['D1', { D1: with_(null, { yellowCards: 1 }) }, {}, 'absent', 60],
    ['D1', { D1: { vote: null, minutes: 90 } }, {}, 'absent', 60],
  ])('%s %j with %j: %s, %s', (id, results, rules, because, expected) => {
    expect(why(rules, results, id)).toBe(because);
    expect(total(rules, '4-4-2', results)).toBe(expected);
  });
});

describe('postponed matches', () => {
  const results = {
    A1: { vote: 8, events: { goals: 2 }, postponed: true },
    A3: { vote: 7, postponed: false },
  };
  it('six to all: a plain six, whatever happened afterwards, and nobody comes on', () => {
    const scored = score({ postponed: 'six' }, '4-4-2', results);
    expect(scored).toMatchObject({ total: 66, complete: true, substitutions: [] });
  });
  it('wait: nobody comes on for them and the result is incomplete', () => {
    const scored = score({ postponed: 'wait' }, '4-4-2', results);
    expect(scored).toMatchObject({ total: 60, complete: false, waitingFor: ['A1'] });
    expect(scored.substitutions).toEqual([]);
  });
  it('wait: a reserve whose match is postponed does not come on yet, the next one does', () => {
    const scored = score({ postponed: 'wait' }, '4-4-2', {
      A1: null,
      A3: { vote: null, postponed: true },
      A4: 7,
    });
    expect(scored.substitutions).toEqual([{ out: 'A1', in: 'A4', how: 'same-role' }]);
    expect(scored.complete).toBe(true);
  });
});

describe('office reserve', () => {
  const rules = { officeReserve: {} };
  it.each<[string, Record<string, PlayerResult>, unknown, number]>([
    ['4 for an outfielder nobody replaced', { D1: null }, rules, 64],
    ['3 for a goalkeeper', { P1: null }, rules, 63],
    ['one use: the goalkeeper first', { P1: null, D1: null }, rules, 57],
    ['two uses', { P1: null, D1: null }, { officeReserve: { uses: 2 } }, 61],
    ['not where a reserve came on', { D1: null, D5: 6.5 }, rules, 66.5],
    ['off by default', { D1: null }, {}, 60],
  ])('%s', (_, results, given, expected) => {
    expect(total(given, '4-4-2', results)).toBe(expected);
  });
  it('is not a vote, so the defence modifier ignores it', () => {
    const scored = score({ ...rules, modifiers: { defence: {} } }, '4-4-2', { D1: null });
    expect(scored.modifiers[0]).toMatchObject({ points: 0, missing: 'too-few-defenders' });
  });
});

describe('goals', () => {
  it.each([
    [[66], 6, 65.5, 0],
    [[66], 6, 66, 1],
    [[66], 6, 71.5, 1],
    [[66], 6, 72, 2],
    [[66], 6, 96, 6],
    [[66], 4, 70, 2],
    [[66, 72, 77, 81], 4, 76.5, 2],
    [[66, 72, 77, 81], 4, 81, 4],
    [[66, 72, 77, 81], 4, 84.5, 4],
    [[66, 72, 77, 81], 4, 85, 5],
    [[66], 6, 65.9999999, 1],
  ])('thresholds %j then every %s: %s points are %s', (thresholds, step, points, goals) => {
    expect(goalsOf({ thresholds, step }, points)).toBe(goals);
  });
});

describe('the result', () => {
  const play = (
    rules: unknown,
    home: Record<string, PlayerResult>,
    away: Record<string, PlayerResult>,
  ) => {
    const scoring = scoreFixture(
      madeRules(rules),
      madeTeam('4-4-2', home),
      madeTeam('4-4-2', away),
    );
    if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
    return scoring.score;
  };
  it('is decided by goals', () => {
    const six = { A1: with_(6, { goals: 2 }) };
    expect(play({}, six, {})).toMatchObject({ result: '1', leaguePoints: { home: 3, away: 0 } });
    expect(play({}, {}, six)).toMatchObject({ result: '2', leaguePoints: { home: 0, away: 3 } });
    expect(play({}, {}, { A1: 7 })).toMatchObject({
      result: 'X',
      leaguePoints: { home: 1, away: 1 },
    });
  });
  it('gives the bonus to the home side', () => {
    const scored = play({ homeBonus: 2 }, { D1: 5, D2: 5 }, { D1: 5, D2: 5 });
    expect([scored.home.total, scored.away.total, scored.result]).toEqual([66, 64, '1']);
  });
  it("says which side's line-up is refused", () => {
    const rules = madeRules({});
    const broken = madeTeam('4-4-2', {}, { starters: [] });
    expect(scoreFixture(rules, madeTeam('4-4-2'), broken)).toMatchObject({
      ok: false,
      side: 'away',
      problems: [{ code: 'not-eleven' }],
    });
  });
});
