import { deviceStorage } from './storage.ts';
import { createStore, useStore } from './store.ts';

export type ConsentChoice = 'accepted' | 'refused';
export type Consent = ConsentChoice | 'unset';

/** The Garante's guidelines of 10 June 2021: a choice may be asked again after six months. */
const GOOD_FOR_MONTHS = 6;
const KEY = 'tredici.consent';
const DAY_MS = 86_400_000;

// By the device's clock, because the choice is only stored on the device.
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
  /** Reads the stored choice again: a page may stay open longer than a choice is valid. */
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

/** The choice that is valid at an instant. One that is older than six months, dated in the future or
 *  unreadable counts as none. */
export function consentAt(found: unknown, instant: Date): Consent {
  if (typeof found !== 'object' || found === null) return 'unset';
  const { choice, at } = found as Record<string, unknown>;
  if ((choice !== 'accepted' && choice !== 'refused') || typeof at !== 'string') return 'unset';
  const chosenAt = new Date(at);
  // Allows a day for clocks that differ.
  if (!(chosenAt.getTime() <= instant.getTime() + DAY_MS)) return 'unset';
  return instant < monthsLater(chosenAt, GOOD_FOR_MONTHS) ? choice : 'unset';
}

/** The same day some months later, or the last day of a shorter month: 31 August → 28 February. */
function monthsLater(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  day.setUTCDate(Math.min(from.getUTCDate(), lastOfMonth.getUTCDate()));
  return day;
}
