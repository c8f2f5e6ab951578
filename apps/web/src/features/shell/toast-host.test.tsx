import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#lib/device/notify.ts';
import { ToastHost } from './toast-host.tsx';

it('shows messages, including one sent before it was mounted', async () => {
  notify('Prima');
  await render(<ToastHost />);
  await expect.element(page.getByText('Prima')).toBeVisible();
  notify('Dopo', 'failed');
  await expect.element(page.getByText('Dopo')).toBeVisible();
});
