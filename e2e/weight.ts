import { expect } from '@playwright/test';
import { PAGE_BUDGETS } from '../bench/measure/page-budgets.ts';
import type { FileWeight } from '../bench/measure/page-weight.ts';

/** What a page may weigh that has no budget of its own. */
const ANY_PAGE_KB = 250;

export const budgetOf = (path: string): number =>
  Object.values(PAGE_BUDGETS).find((page) => page.path === path)?.kb ?? ANY_PAGE_KB;

export function expectLight(weights: readonly FileWeight[], mostKb: number): void {
  const kb = weights.reduce((sum, file) => sum + file.kb, 0);
  expect(kb, JSON.stringify(weights.slice(0, 8))).toBeLessThanOrEqual(mostKb);
}
