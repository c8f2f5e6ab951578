import type { Prognostic } from '@tredici/contract/bets';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_FAVOURITES } from '#football/favourite-order.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { MatchList } from './match-list.tsx';

beforeAll(() => loadMessages('leagues', 'forecasts'));

/** The given numbers of matches per day, as the server lists them, all in the far future. */
function days(...counts: number[]): Prognostic[] {
  return counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, at) => {
      const kickOff = new Date(Date.UTC(2031, 4, 3 + day, 10, at));
      return {
        match_id: day * 1000 + at + 1,
        date: kickOff.toISOString().slice(0, 10),
        match_date: kickOff.toISOString(),
        home_team_name: `Casa ${day}-${at}`,
        away_team_name: `Ospiti ${day}-${at}`,
        tournament_id: 524,
        tournament_name: 'Italy Serie A',
        season: '2030/31',
        status: 'scheduled',
        home_goals: null,
        away_goals: null,
        bet_house_url: null,
        forecast_at: null,
        bets: { '1': 40 + (at % 30), X: 20, '2': 40 - (at % 30) },
        odds: { Prova: { url: null, '1': { odd: 2.1 } } } as object as Prognostic['odds'],
      };
    }),
  );
}

const show = (matches: Prognostic[], order: 'time' | 'chance', width: number) =>
  renderInRouter(
    <div style={{ width }}>
      <MatchList matches={matches} order={order} mixed={false} favourites={NO_FAVOURITES} />
    </div>,
  );
const lines = () => document.querySelectorAll('tbody tr').length;
const columns = (container: Element) => [...container.querySelectorAll('[style*="--lines"]')];

describe('the list of matches', () => {
  it.each([
    { width: 358, counts: [5, 1, 1, 3, 6] },
    { width: 358, counts: [40] },
    { width: 1040, counts: [5, 1, 1, 3, 6] },
    { width: 1040, counts: [40] },
  ])('has columns exactly as high as what is in them: %o', async ({ width, counts }) => {
    const { container } = await show(days(...counts), 'time', width);
    await vi.waitFor(() => expect(lines()).toBeGreaterThan(0), { timeout: 30_000 });
    const heights = () => columns(container).map((column) => column.getBoundingClientRect().height);
    const blank = heights();
    dispatchEvent(new Event('beforeprint'));
    expect(lines()).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(heights()).toEqual(blank);
    for (const column of columns(container)) {
      const { height } = column.firstElementChild!.getBoundingClientRect();
      expect(column.getBoundingClientRect().height).toBeCloseTo(height, 1);
    }
  });

  it('has one heading per day over both columns, however long the day', async () => {
    const { container } = await show(days(40, 3), 'time', 1040);
    const sheet = columns(container)[0]!.parentElement!;
    // The rows are drawn a few at a time.
    const drawn = () => expect(sheet.querySelectorAll('tbody tr')).toHaveLength(26);
    await vi.waitFor(drawn, { timeout: 30_000 });
    expect(page.getByRole('heading').elements()).toHaveLength(2);
    const [left, right] = [...sheet.querySelectorAll('table')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(right!.top).toBe(left!.top);
    expect(sheet.querySelectorAll('th[data-number]')[13]).toHaveAttribute('data-number', '14');
  });

  it('names each day once, and shows its matches with time, signs and price', async () => {
    await show(days(2, 1), 'time', 358);
    await expect.element(page.getByRole('heading', { name: 'sabato 3 maggio' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'domenica 4 maggio' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Partite di sabato 3 maggio' });
    await expect.element(table.getByRole('rowheader').nth(0)).toMatchTextContent(/^12:00\s*Casa/);
    await expect.element(table.getByRole('cell').nth(0)).toMatchTextContent(/quota 2,10/);
    await expect.element(table.getByRole('cell').nth(1)).toMatchTextContent(/nessuna quota/);
    await expect
      .element(page.getByRole('link', { name: 'Casa 0-1 contro Ospiti 0-1' }))
      .toHaveAttribute('href', '/match/2');
  });

  it('is one ranking if ordered by chance, with day and league on every row', async () => {
    await show(days(3, 2), 'chance', 358);
    const heads = page.getByRole('rowheader');
    await expect
      .element(heads.nth(0))
      .toMatchTextContent(/sab 3 mag 12:02 · Italia, Serie A\s*Casa 0-2/);
    await expect.element(heads.nth(0)).toHaveAttribute('data-number', '1');
    await expect.element(heads.nth(4)).toHaveAttribute('data-number', '5');
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  });

  it('draws only the rows near the visible ones; the others keep their height and stay searchable', async () => {
    const { container } = await show(days(...Array.from({ length: 20 }, () => 50)), 'time', 358);
    // Until the user interacts with the page, only visible rows are drawn.
    await vi.waitFor(() => expect(lines()).toBe(13), { timeout: 30_000 });
    dispatchEvent(new Event('wheel'));
    await vi.waitFor(() => expect(lines()).toBeGreaterThan(20), { timeout: 30_000 });
    expect(lines()).toBeLessThan(200);
    expect(container.firstElementChild!.scrollHeight).toBeGreaterThan(1000 * 64);
    const hidden = [...container.querySelectorAll('[hidden="until-found"]')];
    expect(hidden.at(-1)!.textContent).toContain('Casa 19-49 Ospiti 19-49');

    // The event that the browser fires before it scrolls to a search result.
    hidden.at(-1)!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.element(page.getByText('Casa 19-49', { exact: true })).toBeInTheDocument();

    window.scrollTo(0, 20_000);
    await vi.waitFor(
      () => {
        const seen = [...document.querySelectorAll('tbody tr')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
        expect(seen.length).toBeGreaterThan(8);
      },
      { timeout: 30_000 },
    );
    expect(lines()).toBeLessThan(250);
    window.scrollTo(0, 0);
  });

  it('is complete when it is printed', async () => {
    await show(days(...Array.from({ length: 20 }, () => 50)), 'chance', 1040);
    await vi.waitFor(() => expect(lines()).toBeGreaterThan(20), { timeout: 30_000 });
    dispatchEvent(new Event('beforeprint'));
    expect(lines()).toBe(1000);
  });
});
