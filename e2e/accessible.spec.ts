import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';

/** Typical faults, each with the rule that must find it. */
const FAULTS: Readonly<Record<string, string>> = {
  'image-alt': '<img src="data:,">',
  'button-name': '<button type="button"></button>',
  label: '<input type="text">',
  'color-contrast': '<p style="background: #777; color: #888">pale on pale</p>',
  'target-size': '<p style="font-size: 6px"><button>a</button><button>b</button></p>',
  'heading-order': '<h6>too deep</h6>',
  'aria-valid-attr-value': '<p role="button" tabindex="0" aria-expanded="perhaps">told</p>',
};

const show = (page: Page, html: string) =>
  page.setContent(
    `<!doctype html><html lang="it"><title>A page</title><main><h1>A page</h1>${html}</main></html>`,
  );

test('an inspection finds every fault that is planted, and none where there is none', async ({
  page,
}) => {
  await show(page, Object.values(FAULTS).join(''));
  const refusal = await expectAccessible(page).then(
    () => '',
    (error: Error) => error.message,
  );
  const found = Object.keys(FAULTS).filter((rule) => refusal.includes(`"${rule}: `));
  expect(found, refusal).toEqual(Object.keys(FAULTS));

  await show(page, '<p>Nothing is wrong with it.</p>');
  await expectAccessible(page);
});
