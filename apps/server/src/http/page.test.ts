import { expect, test } from 'vitest';
import { cutPage } from './page.ts';

const html = `<head><link nonce="__CSP_NONCE__"><!--tredici-settings--><script nonce="__CSP_NONCE__">1</script></head>`;

test('nonce and settings are put in their places', () => {
  expect(cutPage(html).render('N', { a: 1 })).toBe(
    '<head><link nonce="N"><script type="application/json" id="tredici-settings">{"a":1}</script><script nonce="N">1</script></head>',
  );
});

test('no value can break out of its element', () => {
  const page = cutPage(html).render('N', {
    a: '</script><script>alert(1)</script>',
    b: '$&$1__CSP_NONCE__',
  });
  expect(page).not.toContain('</script><script>alert');
  const json = /settings">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    a: '</script><script>alert(1)</script>',
    b: '$&$1__CSP_NONCE__',
  });
});

test('a page without the placeholder gets the settings at the end of its head', () => {
  expect(cutPage('<head><title>x</title></head>').render('N', {})).toBe(
    '<head><title>x</title><script type="application/json" id="tredici-settings">{}</script></head>',
  );
});
