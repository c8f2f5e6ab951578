import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUEUE,
  enqueue,
  readQueue,
  received,
  settle,
  takeBack,
  withWaiting,
} from './auction-queue.ts';

const KNOWN = [
  { id: 1, participantId: 10, playerId: 100, price: 5 },
  { id: 2, participantId: 11, playerId: 101, price: 6 },
];
const buy = (playerId: number, price = 7) => ({
  kind: 'buy' as const,
  participantId: 10,
  playerId,
  price,
});

describe('an auction without a network', () => {
  it('goes on with what waits, and shows it once when the server has it', () => {
    const queue = enqueue(EMPTY_QUEUE, buy(102));
    expect(withWaiting(KNOWN, queue).map(({ playerId }) => playerId)).toEqual([100, 101, 102]);
    const back = [...KNOWN, { id: 3, participantId: 10, playerId: 102, price: 7 }];
    expect(withWaiting(back, queue)).toEqual(back);
    expect(settle(queue, buy(102), null)).toEqual(EMPTY_QUEUE);
  });

  it('takes back what waits without a word, and of the rest tells the server', () => {
    const queue = enqueue(EMPTY_QUEUE, buy(102));
    const waiting = withWaiting(KNOWN, queue).at(-1)!;
    expect(takeBack(queue, waiting)).toEqual(EMPTY_QUEUE);
    const undone = takeBack(EMPTY_QUEUE, KNOWN[1]!);
    expect(undone.waiting).toEqual([{ kind: 'undo', purchaseId: 2 }]);
    expect(withWaiting(KNOWN, undone)).toEqual([KNOWN[0]]);
  });

  it('takes back what the server received meanwhile, before anything else', () => {
    const sent = enqueue(enqueue(EMPTY_QUEUE, buy(102)), buy(103));
    expect(received(sent, buy(102), 9)).toEqual(sent);
    const taken = takeBack(sent, { id: null, participantId: 10, playerId: 102, price: 7 });
    const queue = settle(received(taken, buy(102), 9), buy(102), null);
    expect(queue.waiting).toEqual([{ kind: 'undo', purchaseId: 9 }, buy(103)]);
    const back = [...KNOWN, { id: 9, participantId: 10, playerId: 102, price: 7 }];
    expect(withWaiting(back, queue).map(({ playerId }) => playerId)).toEqual([100, 101, 103]);
  });

  it('keeps what the server refused with its reason', () => {
    const queue = settle(enqueue(EMPTY_QUEUE, buy(102)), buy(102), 'already-sold');
    expect(queue).toEqual({
      waiting: [],
      refused: [{ change: buy(102), reason: 'already-sold' }],
    });
  });

  it('understands what a device kept, and nothing else', () => {
    const queue = enqueue(EMPTY_QUEUE, buy(102));
    expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
    for (const found of [null, 'x', {}, { waiting: 3 }, { waiting: [{ kind: 'buy' }, null] }]) {
      expect(readQueue(found)).toEqual(EMPTY_QUEUE);
    }
  });
});
