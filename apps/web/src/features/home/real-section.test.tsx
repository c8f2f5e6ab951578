import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preferences } from '#lib/device/preferences.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { RealSection } from './real-section.tsx';

beforeAll(() => loadMessages('home', 'forecasts'));

const final = () => page.getByRole('row', { name: /^(Capitale finale|Final capital)/ });

describe('the real weeks', () => {
  it('begin at average prices, and change with level and price', async () => {
    await render(<RealSection />);
    await expect.element(final()).toMatchTextContent(/173,92\s€92,89\s€/);
    await page.getByRole('radio', { name: 'Rischio alto, 55%' }).click();
    await page.getByRole('radio', { name: 'migliori' }).click();
    await expect.element(final()).toMatchTextContent(/681,44\s€/);
  });

  it.each(['it', 'en'] as const)(
    'has a button named by what is seen on it: %s',
    async (language) => {
      preferences.set({ ...preferences.get(), language });
      await loadMessages('home', 'forecasts');
      await render(<RealSection />);
      await expect.element(final()).toBeVisible();
      const button = document.querySelector('[aria-haspopup="dialog"]')!;
      expect(button.getAttribute('aria-label')).toContain(button.textContent);
    },
  );
});
