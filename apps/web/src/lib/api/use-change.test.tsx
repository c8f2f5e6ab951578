import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useChange } from './use-change.ts';

function Counter({ send }: { readonly send: () => Promise<void> }) {
  const { mutate, isPending, isError } = useChange({ mutationFn: send });
  return (
    <button type="button" onClick={() => mutate()}>
      {isPending ? 'sending' : isError ? 'refused' : 'send'}
    </button>
  );
}

test('two clicks before the page shows the first send once; what was answered may be sent again', async () => {
  let sent = 0;
  let answer: (error?: Error) => void = () => {};
  const send = () => {
    sent++;
    return new Promise<void>((resolve, reject) => {
      answer = (error) => (error ? reject(error) : resolve());
    });
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Counter send={send} />
    </QueryClientProvider>,
  );
  const button = page.getByRole('button');
  const clickTwice = () => {
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
  };
  clickTwice();
  await expect.element(button).toHaveTextContent('sending');
  expect(sent).toBe(1);
  answer(new Error('refused'));
  await expect.element(button).toHaveTextContent('refused');
  clickTwice();
  await expect.element(button).toHaveTextContent('sending');
  expect(sent).toBe(2);
  answer();
  await expect.element(button).toHaveTextContent('send');
});
