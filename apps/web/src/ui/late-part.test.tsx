import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeNotifications } from '#lib/device/notify.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { latePart } from './late-part.tsx';

interface Closing {
  readonly onClose?: () => void;
}

const fetched = vi.fn(async () => {
  throw new TypeError('Failed to fetch');
});
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

interface Marked {
  readonly marks: number;
}

const fetchGone = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js'));

function Asking({ Part }: { readonly Part: ComponentType<Closing> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Budget" />
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {open && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

function Marking({ Part }: { readonly Part: ComponentType<Marked> }) {
  const [marks, setMarks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setMarks(marks + 1)}>
        Segna
      </button>
      {marks > 0 && <Part marks={marks} />}
    </>
  );
}
const ask = () => page.getByRole('button', { name: 'Apri' }).click();

describe('a part whose file does not come', () => {
  it('says so in its place, leaves the page as it is, and tries again when asked', async () => {
    await renderInRouter(<Asking Part={latePart(fetchGone)} />);
    await page.getByLabelText('Budget').fill('100');
    await ask();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Il server non risponde/);
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    await page.getByRole('button', { name: 'Riprova' }).click();
    // No fresh page for who would lose this one.
    await expect.poll(() => fetched.mock.calls.length).toBe(2);
    await expect.element(page.getByLabelText('Budget')).toHaveValue('100');
  });

  it('says so in a corner and closes what was to open, whenever it is asked for', async () => {
    await renderInRouter(<Asking Part={latePart(fetchGone, { missing: 'notified' })} />);
    await page.getByLabelText('Budget').fill('100');
    for (const _ of ['once', 'again']) {
      await ask();
      await expect
        .poll(takeNotifications)
        .toMatchObject([
          { message: expect.stringContaining('Il server non risponde.'), kind: 'failed' },
        ]);
    }
    await expect.element(page.getByLabelText('Budget')).toHaveValue('100');
  });

  it('tries again whenever it is asked for with something else', async () => {
    const Part = latePart<Marked>(fetchGone, {
      missing: 'notified',
      askedWith: ({ marks }) => marks,
    });
    await renderInRouter(<Marking Part={Part} />);
    for (const times of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Segna' }).click();
      await expect.poll(takeNotifications).toHaveLength(1);
      // Each time it was seen whether the server answers again.
      expect(fetched).toHaveBeenCalledTimes(times);
    }
  });

  it('says nothing where nobody has asked for it', async () => {
    const fetchPart = vi.fn(fetchGone);
    const Part = latePart(fetchPart, { missing: 'unsaid' });
    await renderInRouter(
      <>
        <h1>Pagina</h1>
        <Part />
      </>,
    );
    await expect.poll(() => fetchPart.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('heading', { name: 'Pagina' })).toBeVisible();
    expect(takeNotifications()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stands in its waiting room until it comes, and is drawn at once from then on', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType<Closing>>();
    const Part = latePart(() => promise, { waiting: <p>Attesa</p> });
    await renderInRouter(<Part />);
    await expect.element(page.getByText('Attesa')).toBeVisible();
    resolve(() => <p>Eccola</p>);
    await expect.element(page.getByText('Eccola')).toBeVisible();
    expect(page.getByText('Attesa').elements()).toHaveLength(0);
  });
});
