import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PartsInTurn } from './parts-in-turn.tsx';

const laidOut = (root: Element) =>
  [...root.querySelectorAll('[data-laid-out]')].map((part) => part.getAttribute('data-name'));

test('all parts are laid out in the end, those that come late and those within others too', async () => {
  const draw = (names: readonly string[]) => (
    <PartsInTurn>
      {names.map((name) => (
        <div key={name} data-name={name}>
          <PartsInTurn>
            <p data-name={`${name} inside`}>{name}</p>
          </PartsInTurn>
        </div>
      ))}
    </PartsInTurn>
  );
  const { container, rerender } = await render(draw(['one', 'two']));
  // On a machine that runs other tests too, the browser may not be idle for seconds.
  const inTheEnd = () => expect.poll(() => laidOut(container), { timeout: 10_000 });
  await inTheEnd().toEqual(['one', 'one inside', 'two', 'two inside']);
  await rerender(draw(['one', 'two', 'three']));
  await inTheEnd().toContain('three inside');
});

test('what is far below waits until somebody comes nearer', async () => {
  const { container } = await render(
    <PartsInTurn>
      <div data-name="near">near</div>
      <div style={{ height: '400vh' }} data-name="tall" />
      <div data-name="far">far</div>
    </PartsInTurn>,
  );
  const inTheEnd = () => expect.poll(() => laidOut(container), { timeout: 10_000 });
  await inTheEnd().toEqual(['near', 'tall']);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await inTheEnd().toEqual(['near', 'tall', 'far']);
});
