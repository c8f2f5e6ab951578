import { PAGE_BUDGETS } from '../bench/measure/page-budgets.ts';
import { watchWeight } from '../bench/measure/page-weight.ts';
import { addressOf, findDemoPlaces } from '../scripts/demo-places.ts';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';
import { expectLight, withoutQuestion } from './weight.ts';

/** The other pages are weighed where each is opened anyway: every-page.spec.ts. */
const apart = Object.entries(PAGE_BUDGETS).filter(
  ([, { account, path }]) => !account || PAGES.every((page) => page.path !== path),
);

for (const [name, budget] of apart) {
  test.describe(name, () => {
    // Public pages are weighed as on a first visit, with the question about cookies.
    test.use(budget.account ? { account: budget.account } : { cookiesRefused: false });

    test(`weighs at most ${budget.kb} KB`, async ({ page, baseURL }) => {
      // Only where the page needs an account: each is a login, and logins are limited per account.
      const path = budget.path.includes(':')
        ? addressOf(budget.path, await findDemoPlaces(baseURL!))
        : budget.path;
      await withoutQuestion(page);
      const weigh = watchWeight(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expectLight(await weigh(), budget.kb);
    });
  });
}
