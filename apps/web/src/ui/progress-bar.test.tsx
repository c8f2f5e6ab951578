import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './progress-bar.tsx';

it('says what is under way and how far it has come', async () => {
  await render(<ProgressBar label="Invio" share={0.4} />);
  const bar = page.getByRole('progressbar', { name: 'Invio' });
  await expect.element(bar).toHaveAttribute('value', '0.4');
});

it('has no value while the share is not known', async () => {
  await render(<ProgressBar label="Lettura" share={null} />);
  const bar = page.getByRole('progressbar', { name: 'Lettura' });
  await expect.element(bar).not.toHaveAttribute('value');
});

it('keeps its room unseen while nothing is under way', async () => {
  await render(<ProgressBar label="Calcolo" share={1} idle />);
  await expect.element(page.getByLabelText('Calcolo')).not.toBeVisible();
});
