import { describe, expect, it } from 'vitest';
import { parseSession } from './session.ts';

const user = {
  id: 1,
  username: 'pro@tredici.test',
  first_name: 'Paola',
  last_name: '',
  premium: true,
  receive_newsletter: null,
};

describe('a session found on the device', () => {
  it('is one when all its parts are there, and has no others', () => {
    const whole = { user, token: 't', budget: '0.00' };
    expect(parseSession(whole)).toEqual(whole);
    expect(parseSession({ ...whole, teams: [{ id: 7, name: 'Undici' }] })).toEqual(whole);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { user, token: '', budget: '0.00' },
    { user, token: 't' },
    { user: null, token: 't', budget: '0.00' },
    { user: { ...user, id: 1.5 }, token: 't', budget: '0.00' },
    { user: { ...user, premium: 'yes' }, token: 't', budget: '0.00' },
    { user: { ...user, receive_newsletter: undefined }, token: 't', budget: '0.00' },
  ])('%j is none', (found) => {
    expect(parseSession(found)).toBeNull();
  });
});
