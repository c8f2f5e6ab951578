import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import { compareRules } from '@tredici/engine/bankroll/simulate';
import { describe, expect, it } from 'vitest';
import { answerQuestion, type SimulationNews } from './simulate-in-worker.ts';

const QUESTION = { seed: 13, weeks: 26, startCents: 10_000, levelPercent: 70, priceShare: 1 };

function newsOf(changes: Partial<typeof QUESTION> = {}): SimulationNews[] {
  const heard: SimulationNews[] = [];
  answerQuestion({ ...QUESTION, ...changes, record: [] }, (news) => heard.push(news));
  return heard;
}

describe('the simulator of the page', () => {
  it("answers what the engine's comparison answers for the same seed", () => {
    const last = newsOf().at(-1)!;
    const source = { kind: 'model', model: PLAN_MODEL } as const;
    const compared = compareRules({ ...QUESTION, source });
    if (last.kind !== 'done' || !compared.ok) throw new Error('no answer');
    expect(last.rules).toEqual(
      compared.simulations.map(({ finalsCents: _, ...simulation }) => simulation),
    );
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
