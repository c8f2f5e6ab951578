import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of buttons and fields in a language, to find them by. The texts that a journey is about are
 *  written out in it. */
export function wordsOf(language: Language) {
  const files = new Map<string, Record<string, string>>();
  return (file: string, key: string): string => {
    let words = files.get(file);
    if (!words) {
      const path = join(import.meta.dirname, `../apps/web/src/locales/${language}/${file}.json`);
      words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      files.set(file, words);
    }
    const found = words[key];
    if (found === undefined) throw new Error(`${file}.json has no ${key}`);
    return found;
  };
}

/** Sets the language of every page of a journey, whatever the browser prefers. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    const key = 'tredici.preferences';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, language: chosen }));
  }, language);
}

/** From now on answers a call in place of the server. */
export async function answer(
  page: Page,
  call: string,
  status: number,
  body: object = {},
): Promise<void> {
  const address = `**/api${call}`;
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
}
