import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMissingFile, reloadOnce } from './missing-files.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response('ok'));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('knows a missing file in the words of every browser', () => {
  expect(isMissingFile(gone)).toBe(true);
  expect(isMissingFile(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isMissingFile(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isMissingFile(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true);
  expect(isMissingFile(new TypeError('x is undefined'))).toBe(false);
  expect(isMissingFile('Failed to fetch dynamically imported module')).toBe(false);
});

it('reloads once, and again only much later', async () => {
  expect(await reloadOnce(gone)).toBe(true);
  expect(await reloadOnce(gone)).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(await reloadOnce(gone)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads for another fault, nor without a network', async () => {
  expect(await reloadOnce(new Error('boom'))).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads where nothing is remembered', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked');
    },
  });
  expect(await reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps what is there while the server does not answer, and reloads once it does', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await reloadOnce(gone)).toBe(false);
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect(await reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('ok'));
  expect(await reloadOnce(gone)).toBe(true);
});
