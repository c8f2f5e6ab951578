import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Account, keepState, readState } from './browser-states.ts';

interface Fixtures {
  /** The account the page is logged in with; nobody unless a journey says `test.use({ account: 'pro' })`. */
  account: Account | undefined;
  /** False for journeys about the cookie banner itself. */
  cookiesRefused: boolean;
  /** Console messages that are expected; any other fails the journey. */
  expectedComplaints: RegExp | undefined;
}

/** A journey fails on anything the browser complains about: a blocked script or style, an error. */
export const test = base.extend<Fixtures>({
  account: [undefined, { option: true }],
  cookiesRefused: [true, { option: true }],
  expectedComplaints: [undefined, { option: true }],

  page: async ({ page, account, cookiesRefused, expectedComplaints }, use) => {
    if (cookiesRefused) await keepState(page, readState(account));
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The browser reports the 404 of a missing page as an error; journeys check such pages themselves.
      const isOfPageItself =
        message.location().url === page.url() && message.text().includes('status of 404');
      if (message.type() === 'error' && !isOfPageItself)
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint));
    expect(unexpected).toEqual([]);
  },
});

/** Less than half the size of the source that the package exports, which every page has to compile. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe's published build in the page. Only violations come back, already described: the whole report of
 *  a page with thousands of elements took longer than the inspection, and writing each element as HTML and as
 *  a selector an eighth of it. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const violations = await page.evaluate(async () => {
    const inspector = (window as unknown as { axe: typeof axe }).axe;
    inspector.configure({ noHtml: true });
    const { violations } = await inspector.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
    });
    const written = ({ element }: axe.NodeResult) => element?.outerHTML.slice(0, 300) ?? '';
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(written).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Loaded once per document through the debugger, because the page's policy would refuse a script element.
 *  `page.evaluate` would pass the text as an argument to be compiled in the page, which takes 116 ms instead
 *  of 75. */
async function loadAxe(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send('Runtime.evaluate', { expression: AXE });
  if (exceptionDetails) throw new Error(`axe did not load: ${exceptionDetails.text}`);
  await debug.detach();
}

/** Nothing may stick out of a narrow screen. A chart that just became narrower needs a frame or two. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
}
