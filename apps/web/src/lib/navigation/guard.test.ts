import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '#lib/session/verify-session.ts';
import { afterLogin, type GuardResult, guard, type PageAccess, safeReturn } from './guard.ts';

const VISITORS = { anonymous: null, free: { premium: false }, premium: { premium: true } } as const;
type Visitor = keyof typeof VISITORS;

/** Every page of the product and who may open it: the table of the specification, completed by the decisions. */
const PAGES: Record<PageAccess, readonly string[]> = {
  public: [
    '/login',
    '/logout',
    '/registrazione',
    '/verifica-email/abc',
    '/recupera-password',
    '/reset-password/1/abc',
    '/prezzi',
    '/affidabilita',
    '/faq',
    '/legal',
    '/privacy',
    '/cookie-policy',
    '/data-processing',
    '/not-supported',
    '/404',
    '/no/such/page',
  ],
  login: [
    '/profile',
    '/thank-you-purchase',
    '/listone',
    '/tabellone',
    '/formazione/7',
    '/squadra/nuova',
    '/squadra/7',
  ],
  premium: [
    '/',
    '/pronostici',
    '/pronostici/italy-serie-a',
    '/pronostici/tutti-le-leghe',
    '/match/42',
    '/strategia-tredici',
    '/mie-giocate',
  ],
};

const EXPECTED: Record<Visitor, Record<PageAccess, GuardResult['to']>> = {
  anonymous: { public: 'page', login: 'login', premium: 'login' },
  free: { public: 'page', login: 'page', premium: 'pricing' },
  premium: { public: 'page', login: 'page', premium: 'page' },
};

const rows = (Object.keys(VISITORS) as Visitor[]).flatMap((visitor) =>
  (Object.keys(PAGES) as PageAccess[]).flatMap((access) =>
    PAGES[access].map((path) => [visitor, path, access, EXPECTED[visitor][access]] as const),
  ),
);

function visit(visitor: Visitor, access: PageAccess, fullPath: string, verdict: Verdict = 'valid') {
  return guard({
    access,
    fullPath,
    visitor: () => VISITORS[visitor],
    verify: async () => verdict,
  });
}

describe('the navigation guard', () => {
  it.each(rows)('%s at %s (%s) → %s', async (visitor, path, access, expected) => {
    expect((await visit(visitor, access, path)).to).toBe(expected);
  });

  it('1. asks the server nothing about a public page', async () => {
    const verify = vi.fn();
    await guard({ access: 'public', fullPath: '/faq', visitor: () => null, verify });
    expect(verify).not.toHaveBeenCalled();
  });

  it('2. remembers the full path of who is not logged in, and asks the server nothing', async () => {
    const verify = vi.fn();
    const fullPath = '/match/42?from=home#odds';
    expect(await guard({ access: 'premium', fullPath, visitor: () => null, verify })).toEqual({
      to: 'login',
      redirectFrom: fullPath,
    });
    expect(verify).not.toHaveBeenCalled();
  });

  it.each(['login', 'premium'] as const)('3. an invalid session at a %s page', async (access) => {
    expect(await visit('premium', access, '/x', 'invalid')).toEqual({
      to: 'login',
      redirectFrom: '/x',
    });
  });

  it('3. silence is not an invalid session', async () => {
    expect(await visit('premium', 'premium', '/', 'unreachable')).toEqual({ to: 'page' });
    expect(await visit('free', 'premium', '/', 'unreachable')).toEqual({ to: 'pricing' });
  });

  it('4. goes by what the verification has just said of the user', async () => {
    let premium = true;
    const passage = await guard({
      access: 'premium',
      fullPath: '/',
      visitor: () => ({ premium }),
      verify: async () => {
        premium = false;
        return 'valid';
      },
    });
    expect(passage).toEqual({ to: 'pricing' });
  });
});

describe('a page that is open to everybody today', () => {
  const open = (visitor: Visitor, isOpen: boolean) =>
    guard({
      access: 'premium',
      fullPath: '/match/42',
      visitor: () => VISITORS[visitor],
      verify: async () => 'valid',
      isOpenToAll: async () => isOpen,
    });

  it.each(['anonymous', 'free', 'premium'] as const)('passes for %s', async (visitor) => {
    expect(await open(visitor, true)).toEqual({ to: 'page' });
  });

  it('is guarded as ever on the day after', async () => {
    expect(await open('anonymous', false)).toEqual({ to: 'login', redirectFrom: '/match/42' });
    expect(await open('free', false)).toEqual({ to: 'pricing' });
  });
});

describe('5. after the login', () => {
  it.each([
    ['/match/42?x=1#odds', '/match/42?x=1#odds'],
    ['/', '/'],
    ['/profile', '/profile'],
    ['/logout', '/'],
    ['/logout/', '/'],
    ['/logout?again', '/'],
    ['/x/../logout', '/'],
    ['/login', '/'],
    ['/%6cogout', '/'],
    ['/%6Cog%69n', '/'],
    ['/%256cogout', '/'],
    ['/x/%2e%2e/logout', '/'],
    ['/x/..%2flogout', '/'],
    ['/logout//', '/'],
    ['/profile//', '/profile//'],
    ['/%2f%2fevil.example', '/'],
    ['/%5cevil.example', '/'],
    ['/%', '/'],
    ['/.//', '/'],
    ['/pronostici/italy-serie-a?x=%2F%2Fa', '/pronostici/italy-serie-a?x=%2F%2Fa'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example/x', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['profile', '/'],
    ['', '/'],
    [undefined, '/'],
    [42, '/'],
  ])('redirectFrom %j leads to %s', (from, to) => {
    expect(afterLogin(from)).toBe(to);
  });

  it('gives nothing worth returning to, where there is nothing', () => {
    expect(safeReturn('/logout')).toBeUndefined();
  });
});
