import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, type Store } from '#lib/device/store.ts';
import {
  applyEdit,
  type QueuedChange,
  type QueueEdit,
  readChange,
  readOldQueue,
} from './auction-queue.ts';

export interface KeptQueue extends Pick<Store<readonly QueuedChange[]>, 'get' | 'subscribe'> {
  /** Sorts after every earlier id of this queue. */
  newId(): string;
  find(id: string): QueuedChange | undefined;
  edit(edit: QueueEdit): void;
  /** Applies what other tabs do, and calls `onDone` when one of them removes a change. Returns a function that stops
   *  it. */
  follow(onDone: () => void): () => void;
}

/** The queue of an auction on this device. Every change has its own storage key, so that two tabs never overwrite each
 *  other's. If the device stores nothing, the queue exists in this tab only. */
export function openQueue(name: string): KeptQueue {
  const start = `${name}.`;
  const idOf = (key: string) => key.slice(start.length);
  const store = createStore<readonly QueuedChange[]>([]);
  const take = (key: string) => {
    const id = idOf(key);
    store.set(applyEdit(store.get(), { id, kept: readChange(id, deviceStorage.read(key)) }));
  };
  const takeAll = () => deviceStorage.keysStarting(start).forEach(take);
  let last = 0;
  const newId = () => {
    last = Math.max(Date.now(), last + 1);
    return `${last}.${Math.random().toString(36).slice(2)}`;
  };
  const edit = (one: QueueEdit) => {
    store.set(applyEdit(store.get(), one));
    const key = start + one.id;
    if (one.kept) deviceStorage.write(key, one.kept);
    else deviceStorage.remove(key);
  };
  // A device may still hold a queue in the earlier format, with all changes under one key.
  const taken = readOldQueue(deviceStorage.read(name)).map((change) => {
    const id = newId();
    edit({ id, kept: { id, change, isSent: true } });
    return start + id;
  });
  if (taken.every((key) => deviceStorage.read(key) !== undefined)) deviceStorage.remove(name);
  takeAll();
  return {
    ...store,
    newId,
    find: (id) => store.get().find((one) => one.id === id),
    edit,
    follow(onDone) {
      takeAll();
      return deviceStorage.watchStarting(start, (key) => {
        const isGone = deviceStorage.read(key) === undefined;
        take(key);
        if (isGone) onDone();
      });
    },
  };
}
