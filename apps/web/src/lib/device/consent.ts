import { deviceStorage } from './storage.ts';
import { createStore, useStore } from './store.ts';

export type ConsentChoice = 'accepted' | 'refused';
export type Consent = ConsentChoice | 'unset';

/** The Garante's guidelines of 10 June 2021: a choice may be asked again after six months. */
const GOOD_FOR_MONTHS = 6;
const KEY = 'tredici.consent';
const DAY_MS = 86_400_000;

// By the device's clock: the choice is a matter between the device and its owner.
const read = () => consentAt(deviceStorage.read(KEY), new Date());
const store = createStore<Consent>(read());
deviceStorage.watch(KEY, () => store.set(read()));

/** True while the banner has been reopened from the footer. */
const reopened = createStore(false);

export const consent = {
  get: store.get,
  subscribe: store.subscribe,
  choose(choice: ConsentChoice): void {
    deviceStorage.write(KEY, { choice, at: new Date().toISOString() });
    store.set(choice);
    reopened.set(false);
  },
  /** Looks again at what the device remembers: a page may stay open longer than a choice holds. */
  refresh(): void {
    store.set(read());
  },
  reopen(): void {
    reopened.set(true);
  },
  closeReopened(): void {
    reopened.set(false);
  },
};

export function useConsent(): { consent: Consent; reopened: boolean } {
  return { consent: useStore(store), reopened: useStore(reopened) };
}

/** What was chosen, as of an instant: a choice older than six months, dated in the future or not
 *  understood is no choice. */
export function consentAt(found: unknown, instant: Date): Consent {
  if (typeof found !== 'object' || found === null) return 'unset';
  const { choice, at } = found as Record<string, unknown>;
  if ((choice !== 'accepted' && choice !== 'refused') || typeof at !== 'string') return 'unset';
  const chosenAt = new Date(at);
  // A day of grace for clocks that differ.
  if (!(chosenAt.getTime() <= instant.getTime() + DAY_MS)) return 'unset';
  return instant < monthsLater(chosenAt, GOOD_FOR_MONTHS) ? choice : 'unset';
}

/** The same day some months on, or the last of a month that is too short: 31 August → 28 February. */
function monthsLater(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  day.setUTCDate(Math.min(from.getUTCDate(), lastOfMonth.getUTCDate()));
  return day;
}
