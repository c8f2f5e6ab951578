import { describe, expect, it, vi } from 'vitest';
import { advanceClock, copyKey, isNobodyThere, isTakenBack, kindOf, networkOr } from './policy.ts';

const HERE = 'https://tredici.test';
const kind = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...more }, HERE);

describe('a request', () => {
  it.each([
    '/api/v1/tredici/bets/',
    '/api/v1/tredici/bets/524/?season=2025%2F26',
    '/api/v1/tredici/bets/best/',
    '/api/v1/tredici/shared/1800000000.odds.seal/bets/524/',
    '/api/v1/tredici/match/12/',
    '/api/v1/tredici/accuracy/levels/',
    '/api/v1/tredici/track-record/',
    '/api/v1/tredici/fantasy/players/',
    '/api/v1/tredici/fantasy/players/9000001/?season=2025%2F26',
    '/api/v1/tredici/fantasy/my-players/',
    '/api/v1/tredici/fantasy/clubs/',
    '/api/v1/tredici/fantasy/teams/1/',
    '/api/v1/tredici/fantasy/championships/1/purchases/',
  ])('for %s is handled as a forecast', (path) => {
    expect(kind(path)).toBe('forecast');
  });

  it.each([
    '/api/v1/tredici/bets/suggested',
    '/api/v1/tredici/bets/suggested/',
    '/api/v1/tredici/track-record/ledger.csv?from=1',
    '/api/v1/tredici/portfolio/summary',
    '/api/v1/tredici/userprofile/1/',
    '/api/v1/account/export/',
    '/api/v1/tredici/matches/',
    '/api/v1/tredici/fantasy/imports/',
    '/api/v1/tredici/fantasy/lists/',
    '/api/account/verify-token/',
    '/favicon.svg',
    'https://elsewhere.test/api/v1/tredici/bets/',
    'https://elsewhere.test/assets/x.js',
  ])('for %s is left alone', (path) => {
    expect(kind(path)).toBe('leave');
  });

  it('that changes something is left alone', () => {
    expect(kind('/api/v1/tredici/bets/', { method: 'POST' })).toBe('leave');
    expect(kind('/pronostici/italy-serie-a', { method: 'POST', mode: 'navigate' })).toBe('leave');
  });

  it('for a file named by its content is for an asset', () => {
    expect(kind('/assets/base-AbC123.js')).toBe('asset');
  });

  it('that navigates is for the page, unless it is for a file or for the API', () => {
    const navigate = { mode: 'navigate' } as const;
    expect(kind('/', navigate)).toBe('page');
    expect(kind('/pronostici/italy-serie-a?x=1.5', navigate)).toBe('page');
    expect(kind('/match/12', navigate)).toBe('page');
    expect(kind('/api/docs/', navigate)).toBe('leave');
    expect(kind('/api/v1/tredici/track-record/ledger.csv', navigate)).toBe('leave');
    expect(kind('/manifest.webmanifest', navigate)).toBe('leave');
  });
});

describe('the network or the copy', () => {
  const copy = async () => new Response('copy');
  const nothing = async () => undefined;
  const text = async (answer: Promise<Response>) => (await answer).text();

  it('is the network where it answers, also with a refusal', async () => {
    expect(await text(networkOr(Promise.resolve(new Response('new')), copy, 1_000))).toBe('new');
    const refused = new Response('no', { status: 403 });
    expect((await networkOr(Promise.resolve(refused), copy, 1_000)).status).toBe(403);
  });

  it('is the copy where it does not', async () => {
    expect(await text(networkOr(Promise.reject(new TypeError('off')), copy, 1_000))).toBe('copy');
    const gateway = new Response('', { status: 502 });
    expect(await text(networkOr(Promise.resolve(gateway), copy, 1_000))).toBe('copy');
  });

  it('is the copy where it takes too long, and the network where there is none', async () => {
    vi.useFakeTimers();
    try {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const impatient = networkOr(promise, copy, 5_000);
      const patient = networkOr(promise, nothing, 5_000);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await text(impatient)).toBe('copy');
      resolve(new Response('late'));
      expect(await text(patient)).toBe('late');
    } finally {
      vi.useRealTimers();
    }
  });

  it('fails as the network did where nothing is kept', async () => {
    const off = new TypeError('off');
    await expect(networkOr(Promise.reject(off), nothing, 1_000)).rejects.toBe(off);
    const gateway = new Response('', { status: 503 });
    expect((await networkOr(Promise.resolve(gateway), nothing, 1_000)).status).toBe(503);
  });
});

describe('statuses', () => {
  it('tell a gateway from a refusal and a refusal from a fault', () => {
    expect([200, 403, 500, 501, 502, 503, 504, 505].filter(isNobodyThere)).toEqual([502, 503, 504]);
    expect([200, 401, 403, 404, 410, 429, 500].filter(isTakenBack)).toEqual([401, 403, 404, 410]);
  });
});

describe('the clock in a kept page', () => {
  const page = (now: string) => `<script id="s">{"mode":"demo","now":"${now}","x":1}</script>`;
  it('goes on while the page lies there', () => {
    expect(advanceClock(page('2026-11-15T10:00:00.000Z'), 90 * 60_000)).toBe(
      page('2026-11-15T11:30:00.000Z'),
    );
  });
  it('is left alone where it cannot be read', () => {
    expect(advanceClock(page('soon'), 1_000)).toBe(page('soon'));
    expect(advanceClock('<html></html>', 1_000)).toBe('<html></html>');
  });
});

it('keeps a list as one copy whatever pass it came with', () => {
  const list = '/bets/524/?season=2025%2F26';
  expect(copyKey(`${HERE}/api/v1/tredici/shared/1800000000.odds.seal${list}`)).toBe(
    `${HERE}/api/v1/tredici${list}`,
  );
});

it('keeps the accuracy of the last year as one copy on every day', () => {
  const asked = (day: string) =>
    copyKey(
      `${HERE}/api/v1/tredici/accuracy/524/?start=2025-${day}&end=2026-${day}&threshold=40&season=2025%2F26`,
    );
  expect(asked('03-14')).toBe(asked('03-15'));
  expect(asked('03-14')).toBe(`${HERE}/api/v1/tredici/accuracy/524/?threshold=40&season=2025%2F26`);
  expect(copyKey(`${HERE}/api/v1/tredici/bets/524/`)).toBe(`${HERE}/api/v1/tredici/bets/524/`);
});
