import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import { simulatePlan } from '@tredici/engine/bankroll/simulate';
import { STAKING_RULES } from '@tredici/engine/bankroll/staking-rules';
import { describe, expect, it } from 'vitest';
import { answerQuestion, type SimulationNews } from './simulate-in-worker.ts';

const QUESTION = { seed: 13, weeks: 26, startCents: 10_000, levelPercent: 70, priceShare: 1 };

function newsOf(changes: Partial<typeof QUESTION> = {}): SimulationNews[] {
  const heard: SimulationNews[] = [];
  answerQuestion({ ...QUESTION, ...changes, record: [] }, (news) => heard.push(news));
  return heard;
}

describe('the simulator of the page', () => {
  it('answers what the engine answers for the same seed, rule by rule', () => {
    const last = newsOf().at(-1)!;
    const source = { kind: 'model', model: PLAN_MODEL } as const;
    if (last.kind !== 'done') throw new Error('no answer');
    const expected = STAKING_RULES.map((rule) => {
      const reply = simulatePlan({ ...QUESTION, source, rule });
      if (!reply.ok) throw new Error(reply.reason);
      const { finalsCents: _, ...simulation } = reply.simulation;
      return simulation;
    });
    expect(last.rules).toEqual(expected);
  });

  it('tells how far it is, and the whole at the end', () => {
    const heard = newsOf();
    const shares = heard.flatMap((news) => (news.kind === 'progress' ? [news.share] : []));
    expect(shares).toHaveLength(40);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(heard.at(-1)!.kind).toBe('done');
  });

  it('says why it refuses', () => {
    expect(newsOf({ startCents: 0 })).toEqual([{ kind: 'refused', reason: 'bad-budget' }]);
    expect(newsOf({ levelPercent: 10 })).toEqual([{ kind: 'refused', reason: 'bad-level' }]);
  });
});
