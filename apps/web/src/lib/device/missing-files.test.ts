import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMissingFile, reloadOnce } from './missing-files.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
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

it('reloads once, and again only much later', () => {
  expect(reloadOnce(gone)).toBe(true);
  expect(reloadOnce(gone)).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(reloadOnce(gone)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads for another fault, nor without a network', () => {
  expect(reloadOnce(new Error('boom'))).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads where nothing is remembered', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked');
    },
  });
  expect(reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
