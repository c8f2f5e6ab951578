import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { BelongingsList } from './belongings-list.tsx';

beforeAll(() => loadMessages('profile'));
const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

it('leaves the label of a row its room beside a name of any length', async () => {
  await page.viewport(1000, 800);
  const none = { subscriptions: '', payments: '', teams: '', lists: '', notes: '' };
  const long = <p style={{ overflowWrap: 'anywhere' }}>{'😀'.repeat(60)}</p>;
  await renderInRouter(
    <div style={{ width: '36rem' }}>
      <BelongingsList parts={{ ...none, championships: long }} />
    </div>,
  );
  const label = document.createRange();
  label.selectNodeContents(page.getByRole('heading', { name: 'Campionati' }).element());
  const name = page.getByText('😀'.repeat(60)).element();
  expect(label.getBoundingClientRect().right).toBeLessThan(name.getBoundingClientRect().left);
});
