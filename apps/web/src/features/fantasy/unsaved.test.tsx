import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { deviceStorage } from '#lib/device/storage.ts';
import { useUnsaved } from './unsaved.ts';

const KEY = 'tredici.draft.test';
afterEach(() => deviceStorage.remove(KEY));

const read = (found: unknown) => (typeof found === 'string' ? found : null);

function Form({ keptAs }: { readonly keptAs: string | null }) {
  const { draft, change, forget, saved, isResumed } = useUnsaved(keptAs, 'first', read);
  return (
    <>
      <input aria-label="Name" value={draft} onChange={(event) => change(event.target.value)} />
      {isResumed && (
        <button type="button" onClick={forget}>
          Begin anew
        </button>
      )}
      <button type="button" onClick={saved}>
        Save
      </button>
    </>
  );
}
const name = page.getByLabelText('Name');
const beginAnew = page.getByRole('button', { name: 'Begin anew' });

test('a draft is restored until the user starts again', async () => {
  const first = await render(<Form keptAs={KEY} />);
  await expect.element(beginAnew).not.toBeInTheDocument();
  await name.fill('Invincibili');
  await first.unmount();
  const second = await render(<Form keptAs={KEY} />);
  await expect.element(name).toHaveValue('Invincibili');
  await beginAnew.click();
  await expect.element(name).toHaveValue('first');
  await second.unmount();
  await render(<Form keptAs={KEY} />);
  await expect.element(name).toHaveValue('first');
});

test('a draft is not stored once saved, if invalid, or for an existing item', async () => {
  const first = await render(<Form keptAs={KEY} />);
  await name.fill('Invincibili');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(deviceStorage.read(KEY)).toBeUndefined();
  await first.unmount();
  deviceStorage.write(KEY, { of: 'another time' });
  const second = await render(<Form keptAs={KEY} />);
  await expect.element(name).toHaveValue('first');
  await second.unmount();
  deviceStorage.remove(KEY);
  await render(<Form keptAs={null} />);
  await name.fill('Changed');
  expect(deviceStorage.read(KEY)).toBeUndefined();
});
