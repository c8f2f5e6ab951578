import { expect, type Page } from '@playwright/test';
import { PAGE_BUDGETS } from '../bench/measure/page-budgets.ts';
import type { FileWeight } from '../bench/measure/page-weight.ts';
import { asUser } from './home-replies.ts';

/** What a page without a budget of its own may weigh. */
const ANY_PAGE_KB = 250;

export const budgetOf = (path: string): number =>
  Object.values(PAGE_BUDGETS).find((page) => page.path === path)?.kb ?? ANY_PAGE_KB;

/** The question about the newsletter appears after four seconds: on a slow machine it would be weighed too. */
export const withoutQuestion = (page: Page) => asUser(page, { receive_newsletter: false });

export function expectLight(weights: readonly FileWeight[], mostKb: number): void {
  const kb = weights.reduce((sum, file) => sum + file.kb, 0);
  expect(kb, JSON.stringify(weights.slice(0, 8))).toBeLessThanOrEqual(mostKb);
}
