import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  type QueuedChange,
  readChange,
  readOldQueue,
  received,
  refused,
  refusedOf,
  takeBack,
  withWaiting,
} from './auction-queue.ts';

const KNOWN = [
  { id: 1, participantId: 10, playerId: 100, price: 5 },
  { id: 2, participantId: 11, playerId: 101, price: 6 },
];
const purchase = (playerId: number, price = 7) => ({ participantId: 10, playerId, price });
const buy = (id: string, playerId: number): QueuedChange => ({
  id,
  change: { kind: 'buy', ...purchase(playerId) },
});
const sent = (id: string, playerId: number) => ({ ...buy(id, playerId), isSent: true });
const undo = (id: string, purchaseId: number): QueuedChange => ({
  id,
  change: { kind: 'undo', purchaseId },
});
const players = (queue: readonly QueuedChange[], known = KNOWN) =>
  withWaiting(known, queue).map(({ playerId }) => playerId);

describe('an auction without a network', () => {
  it('goes on with what waits, and shows it once when the server has it', () => {
    const queue = [buy('a', 102)];
    expect(players(queue)).toEqual([100, 101, 102]);
    const back = [...KNOWN, { id: 3, ...purchase(102) }];
    expect(withWaiting(back, queue)).toEqual(back);
    expect(applyEdit(queue, received(queue[0], 'a', 3))).toEqual([]);
  });

  it('does not count a player who was on a roster before', () => {
    expect(withWaiting(KNOWN, [buy('a', 102)], [102])).toEqual(KNOWN);
  });

  it('takes back what was never sent without a word, and of the rest tells the server', () => {
    const queue = [buy('a', 102)];
    const waiting = withWaiting(KNOWN, queue).at(-1)!;
    expect(applyEdit(queue, takeBack(queue, waiting, 'b')!)).toEqual([]);
    const undone = applyEdit([], takeBack([], KNOWN[1]!, 'b')!);
    expect(undone).toEqual([undo('b', 2)]);
    expect(withWaiting(KNOWN, undone)).toEqual([KNOWN[0]]);
  });

  it('takes back what the server may have received, before anything else', () => {
    const queue = [sent('a', 102), buy('b', 103)];
    const taken = applyEdit(queue, takeBack(queue, { id: null, ...purchase(102) }, 'c')!);
    expect(taken).toEqual([{ ...sent('a', 102), isTakenBack: true }, buy('b', 103)]);
    // Also if the server's list already contains it.
    const back = [...KNOWN, { id: 9, ...purchase(102) }];
    for (const known of [KNOWN, back]) expect(players(taken, known)).toEqual([100, 101, 103]);
    const answered = applyEdit(taken, received(taken[0], 'a', 9));
    expect(answered).toEqual([undo('a', 9), buy('b', 103)]);
    expect(players(answered, back)).toEqual([100, 101, 103]);
    expect(applyEdit(taken, refused(taken[0], taken[0]!, 'already-sold'))).toEqual([buy('b', 103)]);
  });

  it('takes back what has come and waits for its receipt only once', () => {
    const queue = [sent('a', 102)];
    const back = [...KNOWN, { id: 9, ...purchase(102) }];
    const taken = applyEdit(queue, takeBack(queue, back[2]!, 'b')!);
    expect(taken).toEqual([undo('a', 9)]);
    expect(players(taken, back)).toEqual([100, 101]);
    expect(applyEdit(taken, received(taken[0], 'a', 9))).toEqual(taken);
    expect(applyEdit(taken, received(undefined, 'a', 9))).toEqual([]);
  });

  it('keeps what the server refused with its reason', () => {
    const queue = [buy('a', 102), buy('b', 103)];
    const left = applyEdit(queue, refused(queue[0], queue[0]!, 'already-sold'));
    expect(refusedOf(left)).toEqual([
      { id: 'a', change: buy('a', 102).change, refusal: 'already-sold' },
    ]);
    expect(players(left)).toEqual([100, 101, 103]);
  });

  it('understands what a device kept, and nothing else', () => {
    const change = { ...sent('a', 102), isTakenBack: true };
    expect(readChange('a', JSON.parse(JSON.stringify(change)))).toEqual(change);
    for (const found of [undefined, null, 'x', {}, { change: { kind: 'buy' } }, { change: null }]) {
      expect(readChange('a', found)).toBeNull();
    }
    const old = { waiting: [buy('a', 102).change, { kind: 'buy' }, null], refused: [] };
    expect(readOldQueue(old)).toEqual([buy('a', 102).change]);
    for (const found of [undefined, null, 'x', {}, { waiting: 3 }]) {
      expect(readOldQueue(found)).toEqual([]);
    }
  });
});
