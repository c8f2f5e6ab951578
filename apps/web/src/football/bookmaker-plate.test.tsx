import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepSettings } from '#lib/api/settings.ts';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { BookmakerPlate } from './bookmaker-plate.tsx';

const DRAWING = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

it('shows the logo if there is one, and initials without one or where it does not load', async () => {
  keepSettings({
    ...TEST_SETTINGS,
    bookmaker_logos: { Acme: DRAWING, Broken: 'data:image/svg+xml,no drawing' },
  });
  await render(
    <>
      <BookmakerPlate name="Acme" />
      <BookmakerPlate name="Zeta Bets" />
      <BookmakerPlate name="Broken" />
    </>,
  );
  const initials = () =>
    [...document.querySelectorAll('[data-initials]')].map((plate) =>
      plate.getAttribute('data-initials'),
    );
  await expect.poll(initials).toHaveLength(2);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  // The plate is decoration, so nothing of it is read out.
  expect(page.getByRole('img').elements()).toHaveLength(0);
  keepSettings(TEST_SETTINGS);
});
