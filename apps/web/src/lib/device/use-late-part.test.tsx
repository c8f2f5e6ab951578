import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeNotifications } from './notify.ts';
import { useLatePart } from './use-late-part.ts';

afterEach(() => vi.unstubAllGlobals());

function Asking({ fetchPart }: { readonly fetchPart: () => Promise<() => ReactNode> }) {
  const [open, setOpen] = useState(false);
  const [Part, ask] = useLatePart(fetchPart);
  return (
    <>
      <input aria-label="Budget" />
      <button type="button" onClick={async () => setOpen(await ask())}>
        Apri
      </button>
      {open && Part && <Part />}
    </>
  );
}

it('says that a part does not come, leaves the page as it is, and tries again when asked', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
  const fetchPart = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(() => <p>Eccola</p>);
  await render(<Asking fetchPart={fetchPart} />);
  await page.getByLabelText('Budget').fill('100');
  await page.getByRole('button', { name: 'Apri' }).click();
  await expect
    .poll(takeNotifications)
    .toMatchObject([
      { message: expect.stringContaining('Il server non risponde.'), kind: 'failed' },
    ]);
  await expect.element(page.getByLabelText('Budget')).toHaveValue('100');
  await page.getByRole('button', { name: 'Apri' }).click();
  await expect.element(page.getByText('Eccola')).toBeVisible();
});
