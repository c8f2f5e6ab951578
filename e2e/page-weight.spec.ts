import { expect } from '@playwright/test';
import { PAGE_BUDGETS } from '../bench/measure/page-budgets.ts';
import { weighPage } from '../bench/measure/page-weight.ts';
import { addressOf, findDemoPlaces } from '../scripts/demo-places.ts';
import { test } from './journey.ts';

for (const [name, budget] of Object.entries(PAGE_BUDGETS)) {
  test.describe(name, () => {
    // The login page is weighed as a first visit sees it, with its question about cookies.
    test.use(budget.account ? { account: budget.account } : { cookiesRefused: false });

    test(`weighs at most ${budget.kb} KB`, async ({ context, baseURL }) => {
      // Only where the address needs them: each time is a login, and a user has twenty at most.
      const path = budget.path.includes(':')
        ? addressOf(budget.path, await findDemoPlaces(baseURL!))
        : budget.path;
      const weights = await weighPage(context, path);
      const kb = weights.reduce((sum, file) => sum + file.kb, 0);
      process.stdout.write(`${name}: ${kb.toFixed(1)} KB\n`);
      expect(kb, JSON.stringify(weights.slice(0, 8))).toBeLessThanOrEqual(budget.kb);
    });
  });
}
