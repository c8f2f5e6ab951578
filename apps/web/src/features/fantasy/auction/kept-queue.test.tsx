import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '#lib/device/storage.ts';
import type { AuctionChange } from './auction-queue.ts';
import { type KeptQueue, openQueue } from './kept-queue.ts';

const NAME = 'tredici.auction.4.1';
let gone: string[] = [];
beforeEach(() => {
  gone = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  deviceStorage.removeStarting(NAME);
});

const buy = (playerId: number): AuctionChange => ({
  kind: 'buy',
  participantId: 10,
  playerId,
  price: 7,
});
function put(queue: KeptQueue, playerId: number): string {
  const id = queue.newId();
  queue.edit({ id, kept: { id, change: buy(playerId) } });
  return id;
}
const changes = (queue: KeptQueue) => queue.get().map(({ change }) => change);
/** The event that a browser sends to every tab except the one that made the change. */
const tellOthers = () => {
  for (const key of [...deviceStorage.keysStarting(NAME), ...gone]) {
    dispatchEvent(new StorageEvent('storage', { key }));
  }
};

it('loses nothing that two tabs of one auction buy without a network', () => {
  const [one, other] = [openQueue(NAME), openQueue(NAME)];
  put(one, 100);
  put(other, 101);
  const taken = put(one, 102);
  one.edit({ id: taken, kept: null });
  // Another auction of the same user, whose number begins with the same digits.
  put(openQueue(`${NAME}2`), 109);
  const kept = changes(openQueue(NAME));
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(expect.arrayContaining([buy(100), buy(101)]));
});

it('follows what another tab does, and is told when it is done with a change', () => {
  const [one, other] = [openQueue(NAME), openQueue(NAME)];
  const onDone = vi.fn();
  const stop = other.follow(onDone);
  const id = put(one, 100);
  tellOthers();
  expect(changes(other)).toEqual([buy(100)]);
  expect(onDone).not.toHaveBeenCalled();
  one.edit({ id, kept: null });
  gone = [`${NAME}.${id}`];
  tellOthers();
  expect(changes(other)).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
  stop();
});

it('goes on where the device keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const queue = openQueue(NAME);
  queue.follow(() => {});
  put(queue, 100);
  put(queue, 101);
  expect(changes(queue)).toEqual([buy(100), buy(101)]);
});

it('takes over what a device kept under one key', () => {
  deviceStorage.write(NAME, { waiting: [buy(100), buy(101)], refused: [] });
  expect(changes(openQueue(NAME))).toEqual([buy(100), buy(101)]);
  expect(changes(openQueue(NAME))).toEqual([buy(100), buy(101)]);
  expect(deviceStorage.read(NAME)).toBeUndefined();
});
