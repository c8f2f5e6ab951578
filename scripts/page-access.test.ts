import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternOf } from '../apps/web/build/page-addresses.ts';
import { readPages } from '../apps/web/build/page-loading.ts';
import { OTHER_ROUTES, PAGES } from '../e2e/pages.ts';
import { ROOT } from './steps.ts';

const routes = readPages(join(ROOT, 'apps/web/src/routes'));
const routeOf = (path: string) =>
  routes.find((each) => new RegExp(patternOf(each.path)).test(path));

/** `guard.test.ts` and `e2e/guard.spec.ts` test what the guard does with each kind of page. */
test('every page is open to those named in the list of pages', () => {
  const declared = PAGES.map(({ path }) => ({ path, access: routeOf(path)?.access }));
  expect(declared).toEqual(PAGES.map(({ path, access }) => ({ path, access })));
});

test('every route is in the list of pages, or named there with what it needs', () => {
  const listed = new Set(PAGES.map(({ path }) => routeOf(path)));
  const others = routes.filter((route) => !listed.has(route));
  const found = others.map(({ path, access }) => `${path} ${access}`);
  expect(found.sort()).toEqual(
    OTHER_ROUTES.map(({ route, access }) => `${route} ${access}`).sort(),
  );
});
