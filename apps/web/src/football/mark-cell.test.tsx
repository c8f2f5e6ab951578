import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Coupon } from './coupon.tsx';
import { CouponLarge } from './coupon-large.tsx';
import type { CouponMatch } from './coupon-match.ts';
import { CouponRow } from './coupon-row.tsx';
import { CouponSingle } from './coupon-single.tsx';

/** Every possible figure, each of them once as the crossed one. */
const MATCHES: readonly CouponMatch[] = Array.from({ length: 101 }, (_, share) => ({
  match_date: '2026-11-15T17:30:00Z',
  tournament_name: 'Serie A',
  home_team_name: `Genoa ${share}`,
  away_team_name: 'Parma',
  bets: { '1': share, X: 100 - share, '2': share / 2 },
}));

/** The widths of a phone, a tablet and a desktop, with the list width that each leaves. */
const SCREENS = [
  { screen: 390, list: 358 },
  { screen: 820, list: 560 },
  { screen: 1440, list: 620 },
] as const;

const SIZES = {
  'a line': () => (
    <Coupon caption="Prova">
      {MATCHES.map((match) => (
        <CouponRow key={match.home_team_name} match={match} />
      ))}
    </Coupon>
  ),
  'a line with prices': () => (
    <Coupon caption="Prova">
      {MATCHES.map((match) => (
        <CouponRow key={match.home_team_name} match={match} prices={{ '1': 12.5 }} />
      ))}
    </Coupon>
  ),
  'a line with one bet': () => (
    <Coupon caption="Prova" single>
      {MATCHES.map((match) => (
        <CouponSingle key={match.home_team_name} match={match} bet="1" />
      ))}
    </Coupon>
  ),
  'the head of a match': () =>
    MATCHES.map((match) => <CouponLarge key={match.home_team_name} match={match} />),
};

beforeAll(async () => {
  await document.fonts.load('600 16px "Tredici Figures"', '0123456789%');
});

describe.each(SCREENS)('on a screen of $screen', ({ screen, list }) => {
  it.each(Object.entries(SIZES))('no stroke or edge touches a digit of %s', async (_, Lines) => {
    await page.viewport(screen, 900);
    const { container } = await render(
      <div style={{ width: list }}>
        <Lines />
      </div>,
    );
    const figures = [...container.querySelectorAll('[aria-hidden="true"]')].filter((element) =>
      /^\d+%$/.test(element.textContent),
    );
    expect(figures.length).toBeGreaterThanOrEqual(101);
    expect(figures.flatMap(touched)).toEqual([]);
  });
});

/** What is drawn in the figure's cell closer than a pixel to its digits. */
function touched(figure: Element): string[] {
  const cell = figure.parentElement!;
  const box = cell.getBoundingClientRect();
  const ink = inkOf(figure);
  const level = levelOf(cell);
  const found: string[] = [];
  if (meet(ink, level)) found.push(`${figure.textContent}: the level`);
  for (const stroke of cell.querySelectorAll<SVGPathElement>('svg path')) {
    if (meet(ink, paintedBy(stroke))) found.push(`${figure.textContent}: the cross`);
  }
  const inside = { left: box.left + 1, right: box.right - 1, top: box.top + 1 };
  if (ink.left < inside.left || ink.right > inside.right || ink.top < inside.top)
    found.push(`${figure.textContent}: the border`);
  return found;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom + 1 && b.top < a.bottom + 1;

/** The box around the digits themselves, without the font's spacing. */
function inkOf(figure: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(figure);
  const line = range.getBoundingClientRect();
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(figure);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const digits = pen.measureText(figure.textContent);
  // A line box reaches from the font's ascent to its descent.
  const baseline = line.top + digits.fontBoundingBoxAscent;
  return {
    left: line.left,
    right: line.right,
    top: baseline - digits.actualBoundingBoxAscent,
    bottom: baseline + digits.actualBoundingBoxDescent,
  };
}

/** The strip that fills: its edge may be anywhere inside it. */
function levelOf(cell: Element): Box {
  const strip = getComputedStyle(cell, '::before');
  const { left, top, bottom } = cell.getBoundingClientRect();
  const width = Number.parseFloat(strip.width) + Number.parseFloat(strip.marginLeft);
  expect(width).toBeGreaterThan(8);
  return { left, right: left + width, top, bottom };
}

function paintedBy(stroke: SVGPathElement): Box {
  const { left, right, top, bottom } = stroke.getBoundingClientRect();
  const half = Number.parseFloat(getComputedStyle(stroke).strokeWidth) / 2;
  return { left: left - half, right: right + half, top: top - half, bottom: bottom + half };
}
