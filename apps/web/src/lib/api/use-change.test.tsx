import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useChange } from './use-change.ts';

function Counter({ send }: { readonly send: () => Promise<void> }) {
  const { mutate, reset, isPending, isError } = useChange({ mutationFn: send });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        {isPending ? 'sending' : isError ? 'refused' : 'send'}
      </button>
      <input aria-label="name" onChange={reset} />
    </>
  );
}

/** Shows the counter; `answer` completes the last request. */
async function show() {
  const state = { sent: 0, answer: (_error?: Error) => {} };
  const send = () => {
    state.sent++;
    return new Promise<void>((resolve, reject) => {
      state.answer = (error) => (error ? reject(error) : resolve());
    });
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Counter send={send} />
    </QueryClientProvider>,
  );
  return { state, button: page.getByRole('button') };
}

test('two clicks before the page shows the first send once; what was answered may be sent again', async () => {
  const { state, button } = await show();
  const clickTwice = () => {
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
  };
  clickTwice();
  await expect.element(button).toHaveTextContent('sending');
  expect(state.sent).toBe(1);
  state.answer(new Error('refused'));
  await expect.element(button).toHaveTextContent('refused');
  clickTwice();
  await expect.element(button).toHaveTextContent('sending');
  expect(state.sent).toBe(2);
  state.answer();
  await expect.element(button).toHaveTextContent('send');
});

test('what is forgotten while it is under way can be sent again once it has ended', async () => {
  const { state, button } = await show();
  await button.click();
  await expect.element(button).toHaveTextContent('sending');
  await page.getByLabelText('name').fill('Rossi');
  await expect.element(button).toHaveTextContent('send');
  await button.click();
  expect(state.sent).toBe(1);
  state.answer(new Error('refused'));
  await expect.poll(() => (button.element() as HTMLButtonElement).click() ?? state.sent).toBe(2);
});
