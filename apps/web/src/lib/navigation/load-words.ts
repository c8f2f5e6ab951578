import type { AnyRoute } from '@tanstack/react-router';
import { loadMessages } from '#lib/i18n/translate.ts';

/** Loads the messages that a page's route declares; its loader waits for them. */
export function loadWords(route: AnyRoute): Promise<void> {
  return loadMessages(...(route.options.staticData?.words ?? []));
}
