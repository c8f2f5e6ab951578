import { createStore } from './store.ts';

export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly kind: 'done' | 'failed';
}

/** What has been said and not yet shown. What shows it is fetched with the first. */
export const notifications = createStore<readonly Notification[]>([]);

let lastId = 0;

/** Says something at the bottom left, for a few seconds. */
export function notify(message: string, kind: Notification['kind'] = 'done'): void {
  lastId += 1;
  notifications.set([...notifications.get(), { id: lastId, message, kind }]);
}

/** Hands over everything not yet shown. */
export function takeNotifications(): readonly Notification[] {
  const taken = notifications.get();
  notifications.set([]);
  return taken;
}
