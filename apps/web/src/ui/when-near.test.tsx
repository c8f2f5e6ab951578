import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WhenNear } from './when-near.tsx';

it('is made when somebody comes near, and stays when they go away again', async () => {
  await render(
    <>
      <div style={{ height: '5000px' }} />
      <WhenNear className="room">
        <p>Simulatore</p>
      </WhenNear>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByText('Simulatore').elements()).toEqual([]);
  document.querySelector('.room')!.scrollIntoView();
  await expect.element(page.getByText('Simulatore')).toBeVisible();
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText('Simulatore')).toBeInTheDocument();
});
