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
  it('is one when all its parts are there', () => {
    const teams = [{ id: 7, name: 'Undici' }];
    const whole = { user, token: 't', budget: '0.00', teams };
    expect(parseSession(whole)).toEqual(whole);
  });

  it.each([
    [undefined, []],
    ['text', []],
    [
      [null, 3, { id: 'x', name: 'Undici' }, { id: 7, name: 'Undici' }],
      [{ id: 7, name: 'Undici' }],
    ],
  ])('has of the teams %j only what is a team', (teams, kept) => {
    const found = parseSession({ user, token: 't', budget: '0.00', teams });
    expect(found?.teams).toEqual(kept);
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
