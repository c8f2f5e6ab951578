import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preferences } from '#lib/device/preferences.ts';
import { Coupon } from './coupon.tsx';
import { CouponLarge } from './coupon-large.tsx';
import type { CouponMatch } from './coupon-match.ts';
import { CouponRow } from './coupon-row.tsx';
import { CouponSingle } from './coupon-single.tsx';
import { CouponWaiting } from './coupon-waiting.tsx';

const MATCH: CouponMatch = {
  match_date: '2026-11-15T17:30:00Z',
  tournament_name: 'Serie A',
  home_team_name: 'Genoa',
  away_team_name: 'Parma',
  bets: { '1': 44.25, X: 30.5, '2': 25.25, o_2_5: 48, '1X_no_goal': 41 },
};

describe('a line of the coupon', () => {
  it('is a table row that reads out each sign, and which is the likeliest', async () => {
    await render(
      <Coupon caption="Prova">
        <CouponRow match={MATCH} />
      </Coupon>,
    );
    const row = page.getByRole('row', { name: /Genoa/ });
    await expect
      .element(row.getByRole('rowheader'))
      .toMatchTextContent(/dom 15 nov 18:30 · Serie A/);
    const cells = row.getByRole('cell');
    await expect
      .element(cells.nth(0))
      .toMatchTextContent(/1, Vittoria Genoa: 44%, il più probabile/);
    await expect.element(cells.nth(1)).toMatchTextContent(/X, Pareggio: 31%/);
    await expect.element(cells.nth(2)).toMatchTextContent(/2, Vittoria Parma: 25%/);
  });

  it('crosses one cell only, and fills each from the bottom in proportion to its probability', async () => {
    const { container } = await render(
      <Coupon caption="Prova">
        <CouponRow match={MATCH} />
      </Coupon>,
    );
    const cells = [...container.querySelectorAll('td')];
    expect(cells.map((cell) => cell.querySelector('svg') !== null)).toEqual([true, false, false]);
    const shares = cells.map((cell) => {
      const { backgroundImage } = getComputedStyle(cell.firstElementChild!, '::before');
      return Number.parseFloat(/([\d.]+)%/.exec(backgroundImage)![1]!) / 100;
    });
    expect(shares[0]).toBeCloseTo(0.4425);
    expect(shares[2]).toBeCloseTo(0.2525);
  });

  it('marks nothing where there is no estimate, and says so', async () => {
    const { container } = await render(
      <Coupon caption="Prova">
        <CouponRow match={{ ...MATCH, bets: {} }} />
      </Coupon>,
    );
    expect(container.querySelectorAll('td svg')).toHaveLength(0);
    await expect.element(page.getByText('X, Pareggio: nessuna stima')).toBeInTheDocument();
  });

  it('speaks English too, with English dates', async () => {
    await render(
      <Coupon caption="Trial">
        <CouponRow match={MATCH} />
      </Coupon>,
    );
    preferences.set({ language: 'en' });
    await expect.element(page.getByText('1, Genoa win: 44%, the most likely')).toBeInTheDocument();
    await expect.element(page.getByRole('rowheader')).toMatchTextContent(/Sun 15 Nov 18:30/);
  });

  it('keeps its exact height, however long the names are', async () => {
    const { container } = await render(
      <div style={{ width: 358 }}>
        <Coupon caption="Prova">
          <CouponRow match={MATCH} />
          <CouponRow match={{ ...MATCH, home_team_name: 'Borussia Mönchengladbach', bets: {} }} />
        </Coupon>
      </div>,
    );
    const [first, second] = [...container.querySelectorAll('tbody tr')];
    expect(second!.getBoundingClientRect().height).toBe(first!.getBoundingClientRect().height);
  });

  it.each([{}, { '1': 1.5, X: 11 }])(
    'is as high with prices as without, and as the sheets reckon: %o',
    async (prices) => {
      const { container } = await render(
        <Coupon caption="Prova">
          <CouponRow match={MATCH} />
          <CouponRow match={MATCH} prices={prices} />
        </Coupon>,
      );
      for (const row of container.querySelectorAll('tbody tr')) {
        expect(row.getBoundingClientRect().height).toBe(64);
      }
    },
  );

  it('shows that a match is postponed, and the league name it is given', async () => {
    await render(
      <Coupon caption="Prova">
        <CouponRow match={{ ...MATCH, status: 'postponed' }} league="Italia, Serie A" />
        <CouponRow match={MATCH} shown="time" league={null} number={7} />
      </Coupon>,
    );
    const heads = page.getByRole('rowheader');
    await expect.element(heads.nth(0)).toMatchTextContent(/18:30\s*rinviata · Italia, Serie A/);
    await expect.element(heads.nth(1)).toMatchTextContent(/^18:30\s*Genoa contro Parma$/);
    await expect.element(heads.nth(1)).toHaveAttribute('data-number', '7');
  });
});

describe('a line that is still empty', () => {
  it.each([false, true])('is as high as a filled one (single: %s)', async (single) => {
    const { container } = await render(
      <Coupon caption="Prova" single={single}>
        {single ? <CouponSingle match={MATCH} bet="1" /> : <CouponRow match={MATCH} />}
        <CouponWaiting rows={1} single={single} />
      </Coupon>,
    );
    const [full, empty] = [...container.querySelectorAll('tbody tr')];
    expect(empty!.getBoundingClientRect().height).toBeCloseTo(
      full!.getBoundingClientRect().height,
      0,
    );
  });
});

describe('the large and the single form of a row', () => {
  it('shows one bet by its name', async () => {
    await render(
      <Coupon caption="Prova" single>
        <CouponSingle match={MATCH} bet="o_2_5" />
        <CouponSingle match={MATCH} bet="1X_no_goal" />
      </Coupon>,
    );
    await expect.element(page.getByRole('cell').nth(0)).toMatchTextContent(/Over 2,5: 48%/);
    await expect.element(page.getByRole('cell').nth(1)).toMatchTextContent(/1X \+ No gol: 41%/);
  });

  it('crosses nothing where there is one bet, and sets the club that the bet is on in bold', async () => {
    const { container } = await render(
      <Coupon caption="Prova" single>
        <CouponSingle match={MATCH} bet="1X_no_goal" />
        <CouponSingle match={MATCH} bet="o_2_5" />
      </Coupon>,
    );
    expect(container.querySelectorAll('td svg')).toHaveLength(0);
    const weights = [...container.querySelectorAll('tbody tr')].map((row) =>
      ['Genoa', 'Parma'].map((name) => {
        const club = [...row.querySelectorAll('span')].find((span) => span.textContent === name)!;
        return getComputedStyle(club).fontWeight;
      }),
    );
    expect(weights).toEqual([
      ['600', '400'],
      ['400', '400'],
    ]);
  });

  it('heads a match page with odds where there are any', async () => {
    await render(<CouponLarge match={MATCH} odds={{ '1': 2.1, '2': 3.75 }} />);
    const match = page.getByRole('region', { name: 'Genoa contro Parma' });
    await expect.element(match.getByText('quota 2,10')).toBeVisible();
    await expect.element(match.getByText('quota 3,75')).toBeVisible();
    await expect.element(match.getByText('nessuna quota')).toBeVisible();
  });
});
