import { type HistoryState, isRedirect } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { type Session, session } from '#lib/session/session.ts';
import { guestsOnly } from './guests-only.ts';

afterEach(() => session.clear());

const ledTo = (redirectFrom?: string, state: HistoryState = {}) => {
  try {
    guestsOnly({ location: { state }, search: redirectFrom ? { redirectFrom } : {} });
    return null;
  } catch (error) {
    return isRedirect(error) ? error.options : error;
  }
};

it('lets strangers in', () => {
  expect(ledTo('/profile')).toBeNull();
});

it('leads whoever is logged in where the login would have, without a step to go back to', () => {
  session.set({ user: { id: 1 } as Session['user'], token: 't', budget: '0.00' });
  expect(ledTo()).toMatchObject({ href: '/', replace: true });
  expect(ledTo('/profile#pausa')).toMatchObject({ href: '/profile#pausa', replace: true });
  expect(ledTo('//evil.example')).toMatchObject({ href: '/' });
});

it('lets in whose session is about to end', () => {
  session.set({ user: { id: 1 } as Session['user'], token: 't', budget: '0.00' });
  expect(ledTo(undefined, { leaving: true })).toBeNull();
});
