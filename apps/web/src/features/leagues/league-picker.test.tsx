import { tournamentById } from '@tredici/contract/tournaments';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preferences } from '#lib/device/preferences.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { League } from './league-filter.ts';
import { LeaguePicker } from './league-picker.tsx';

beforeAll(() => loadMessages('leagues', 'forecasts'));

const serieA = tournamentById(524)!;
const field = page.getByRole('combobox', { name: 'Campionato' });
const options = page.getByRole('option');

async function show(league: League | undefined) {
  const onChoose = vi.fn();
  const onConsider = vi.fn();
  await render(<LeaguePicker league={league} onChoose={onChoose} onConsider={onConsider} />);
  return { onChoose, onConsider };
}

describe('the picker of leagues', () => {
  it('shows the current league, and opens on all of them with that one marked', async () => {
    await show(serieA);
    await expect.element(field).toHaveValue('Italia, Serie A');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await field.click();
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    expect(options.elements()).toHaveLength(23);
    await expect
      .element(page.getByRole('option', { selected: true }))
      .toMatchTextContent(/Serie A\s*Italia/);
    const active = document.getElementById(
      (field.element() as HTMLElement).getAttribute('aria-activedescendant')!,
    );
    expect(active).toBe(page.getByRole('option', { selected: true }).element());
    await expect.element(page.getByRole('status')).toMatchTextContent('23 campionati');
  });

  it('filters while one types, moves with the arrow keys and chooses with Enter', async () => {
    const { onChoose } = await show(serieA);
    await field.click();
    await userEvent.keyboard('ing');
    await expect.element(options.nth(0)).toMatchTextContent(/Premier League\s*Inghilterra/);
    expect(options.elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    // The arrow key wraps from the last option to the first.
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(tournamentById(365));
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('selects its text when it is focused by keyboard', async () => {
    const { onChoose } = await show(serieA);
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('serie a');
    await expect.element(field).toHaveValue('serie a');
    // Leagues of Italy come first.
    await expect.element(options.nth(0)).toMatchTextContent(/Serie A\s*Italia/);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(serieA);
  });

  it('opens with an arrow key, and changes nothing on Escape', async () => {
    const { onChoose } = await show(serieA);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('zzz');
    await expect.element(page.getByText('Nessun campionato con questo nome.')).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(field).toHaveValue('Italia, Serie A');
    await expect.element(field).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is used by mouse, and closes on a click elsewhere', async () => {
    const { onChoose } = await show('all');
    await expect.element(field).toHaveValue('Tutti i campionati');
    await field.click();
    await page.getByRole('option', { name: /Eredivisie/ }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(tournamentById(620));
    await field.click();
    await userEvent.tab();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('reports the league that the reader lingers on, so that it can be fetched', async () => {
    const { onConsider } = await show(serieA);
    await field.click();
    await userEvent.keyboard('mls');
    await vi.waitFor(() => expect(onConsider).toHaveBeenLastCalledWith(tournamentById(880)), {
      timeout: 30_000,
    });
  });

  it('asks the reader to choose if the address names no league', async () => {
    await show(undefined);
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', 'Scegli un campionato');
  });

  it('speaks English', async () => {
    preferences.set({ language: 'en' });
    await show(serieA);
    const english = page.getByRole('combobox', { name: 'Tournament' });
    await expect.element(english).toHaveValue('Italy, Serie A');
    await english.click();
    await userEvent.keyboard('neth');
    await expect.element(options.nth(0)).toMatchTextContent(/Eredivisie\s*Netherlands/);
  });
});
