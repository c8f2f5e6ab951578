import { createStore } from './store.ts';

export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly kind: 'done' | 'failed';
}

/** Messages not shown yet. The component that shows them is fetched with the first one. */
export const notifications = createStore<readonly Notification[]>([]);

let lastId = 0;

/** Shows a message at the bottom left for a few seconds. */
export function notify(message: string, kind: Notification['kind'] = 'done'): void {
  lastId += 1;
  notifications.set([...notifications.get(), { id: lastId, message, kind }]);
}

/** Returns the messages not shown yet and clears them. */
export function takeNotifications(): readonly Notification[] {
  const taken = notifications.get();
  notifications.set([]);
  return taken;
}
