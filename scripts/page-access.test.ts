import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternOf } from '../apps/web/build/page-addresses.ts';
import { readPages } from '../apps/web/build/page-loading.ts';
import { PAGES } from '../e2e/pages.ts';
import { ROOT } from './steps.ts';

/** `guard.test.ts` and `e2e/guard.spec.ts` test what the guard does with each kind of page. */
test('every page is open to those named in the list of pages', () => {
  const routes = readPages(join(ROOT, 'apps/web/src/routes'));
  const declared = PAGES.map(({ path }) => {
    const route = routes.find((each) => new RegExp(patternOf(each.path)).test(path));
    return { path, access: route?.access };
  });
  expect(declared).toEqual(PAGES.map(({ path, access }) => ({ path, access })));
});
