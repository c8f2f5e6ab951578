import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { RadioStrip } from './radio-strip.tsx';

const LEVELS = [
  { value: 70, label: '70%', name: 'Basso, 70%' },
  { value: 55, label: '55%', name: 'Alto, 55%' },
] as const;

function Levels({ inline }: { readonly inline: boolean }) {
  const [level, setLevel] = useState<70 | 55>(70);
  return (
    <RadioStrip
      legend="Rischio"
      choices={LEVELS}
      value={level}
      onChoose={setLevel}
      inline={inline}
    />
  );
}

it.each([false, true])('is one group that the arrows move in (inline: %s)', async (inline) => {
  await render(<Levels inline={inline} />);
  const group = page.getByRole('group', { name: 'Rischio' });
  await expect.element(group.getByRole('radio', { name: 'Basso, 70%' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(group.getByRole('radio', { name: 'Alto, 55%' })).toBeChecked();
});

it('has one cross where it has boxes, and none before anything is chosen', async () => {
  const choices = [
    { value: 'a', label: 'Data' },
    { value: 'b', label: 'Probabilità' },
  ] as const;
  const boxes = (value: 'a' | 'b' | null) => (
    <ChoiceBoxes legend="Ordine" choices={choices} value={value} onChoose={() => {}} />
  );
  const screen = await render(boxes(null));
  expect(document.querySelectorAll('fieldset svg')).toHaveLength(0);
  await screen.rerender(boxes('b'));
  expect(document.querySelectorAll('fieldset svg')).toHaveLength(1);
  await expect.element(page.getByRole('radio', { name: 'Probabilità' })).toBeChecked();
});
