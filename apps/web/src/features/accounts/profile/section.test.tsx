import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goToPart } from '#lib/device/focus.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { setSectionOpen } from './open-sections.ts';
import { Section } from './section.tsx';

const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;

/** A closed section renders its content once the user has interacted with the page. */
const touch = () => dispatchEvent(new Event('wheel'));

/** A form of one field, with the refusal given by the props. */
function Form({ refused }: { readonly refused: boolean }) {
  const { form, submit } = useForm({
    fields: ['name'],
    problems: {},
    refused: refused ? { name: ['invalid'] } : undefined,
    send: async () => {},
  });
  return (
    <form ref={form} onSubmit={submit}>
      <input name="name" aria-label="Name" />
    </form>
  );
}

test('a closed section summarises what it contains, and opens by its heading', async () => {
  await render(
    <Section id="one" title="First" glance="at a glance">
      <p>inside</p>
    </Section>,
  );
  await expect.element(page.getByText('at a glance')).toBeVisible();
  touch();
  await expect.element(page.getByText('inside')).toBeInTheDocument();
  await expect.element(page.getByText('inside')).not.toBeVisible();
  await page.getByRole('heading', { name: 'First' }).click();
  await expect.element(page.getByText('inside')).toBeVisible();
  await expect.element(page.getByText('at a glance')).not.toBeInTheDocument();
  expect(isOpen('one')).toBe(true);
});

test('a section with much content renders it only when it is opened', async () => {
  await render(
    <>
      <Section id="light" title="Light">
        <p>made next</p>
      </Section>
      <Section id="much" title="Much" isMadeWhenOpened>
        <p>made late</p>
      </Section>
    </>,
  );
  touch();
  await expect.element(page.getByText('made next')).toBeInTheDocument();
  await expect.element(page.getByText('made late')).not.toBeInTheDocument();
  await page.getByRole('heading', { name: 'Much' }).click();
  await expect.element(page.getByText('made late')).toBeVisible();
});

test('it is still open or closed as before when the reader comes back', async () => {
  const section = (
    <Section id="two" title="Second">
      <p>inside</p>
    </Section>
  );
  setSectionOpen('two', true);
  const { unmount } = await render(section);
  await unmount();
  await render(section);
  await expect.element(page.getByText('inside')).toBeVisible();
});

test('a refused field opens its section and takes the focus', async () => {
  const section = (refused: boolean) => (
    <Section id="three" title="Third">
      <Form refused={refused} />
    </Section>
  );
  const { rerender } = await render(section(false));
  touch();
  await expect.element(page.getByLabelText('Name')).toBeInTheDocument();
  expect(isOpen('three')).toBe(false);
  await rerender(section(true));
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('so does a refusal of the whole form', async () => {
  const section = (text: string | null) => (
    <Section id="four" title="Fourth">
      <ProblemPanel heading="" problems={text ? [{ field: null, text }] : []} />
    </Section>
  );
  const { rerender } = await render(section(null));
  touch();
  await expect.poll(() => document.querySelector('#four [role=alert]')).not.toBeNull();
  await rerender(section('The server is away'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('The server is away')).toBeVisible();
});

test('an address opens the section or the part that it names', async () => {
  await render(
    <>
      <Section id="five" title="Fifth">
        <p>fifth</p>
      </Section>
      <Section id="six" title="Sixth">
        <h3 id="part">A part</h3>
      </Section>
    </>,
  );
  touch();
  goToPart('five');
  await expect.element(page.getByText('fifth')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Fifth');
  goToPart('part');
  await expect.element(page.getByRole('heading', { name: 'A part' })).toHaveFocus();
});

test('a reader who has scrolled on is not pulled to a part that appears late', async () => {
  goToPart('late');
  dispatchEvent(new Event('wheel'));
  await render(<h2 id="late">Late</h2>);
  const late = page.getByRole('heading', { name: 'Late' });
  await expect.element(late).toBeVisible();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(late).not.toHaveFocus();
  goToPart('late');
  await expect.element(late).toHaveFocus();
});
