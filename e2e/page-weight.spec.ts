import { PAGE_BUDGETS } from '../bench/measure/page-budgets.ts';
import { watchWeight } from '../bench/measure/page-weight.ts';
import { addressOf, findDemoPlaces } from '../scripts/demo-places.ts';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';
import { expectLight, withoutQuestion } from './weight.ts';

/** Pages whose address has to be found. The others are weighed where each is opened anyway: every-page.spec.ts. */
const apart = Object.entries(PAGE_BUDGETS).filter(([, { path }]) =>
  PAGES.every((page) => page.path !== path),
);

for (const [name, { account, path, kb }] of apart) {
  test.describe(name, () => {
    test.use({ account: account ?? undefined });

    test(`weighs at most ${kb} KB`, async ({ page, baseURL }) => {
      const address = addressOf(path, await findDemoPlaces(baseURL!));
      await withoutQuestion(page);
      const weigh = watchWeight(page);
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expectLight(await weigh(), kb);
    });
  });
}
