import type { FinalResult } from '@tredici/engine/markets/bet-types';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';

export interface CouponPicture {
  readonly home: string;
  readonly away: string;
  /** Date and league, in small type. */
  readonly when: string;
  /** Formatted; empty without a forecast. */
  readonly figures: Readonly<Partial<Record<FinalResult, string>>>;
  /** 0 to 1. */
  readonly shares: Readonly<Partial<Record<FinalResult, number>>>;
  readonly marked: FinalResult | null;
  /** A sentence below that explains the picture. */
  readonly footer: string;
}

/** The size that social networks show uncropped. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const PAPER = '#f5efe2';
const SHEET = '#fdfaf2';
const INK = '#1c1a15';
const SOFT = '#575142';
const RULE = '#8a8170';
const LEVEL = '#b9ae99';
const ACCENT = '#b5371a';
const FIGURES = '"Tredici Figures", "Arial Narrow", sans-serif';
const TEXT = '"Tredici Text", system-ui, sans-serif';

/** The coupon of a match as an image to share: clubs and probabilities, never a price. It does not follow the
 *  colour scheme, because nobody knows where it will be viewed. */
export async function drawCoupon(coupon: CouponPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(pen, coupon);
  drawCells(pen, coupon);
  write(pen, coupon.footer, { x: EDGE, y: HEIGHT - 48, font: `26px ${TEXT}`, colour: SOFT });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser keeps no pictures'))),
      'image/png',
    ),
  );
}

function drawHead(pen: CanvasRenderingContext2D, { home, away, when }: CouponPicture): void {
  write(pen, when, { x: EDGE, y: 86, font: `28px ${TEXT}`, colour: SOFT });
  for (const [row, club] of [home, away].entries()) {
    write(pen, club, { x: EDGE, y: 168 + row * 78, font: `600 68px ${FIGURES}`, colour: INK });
  }
  pen.textAlign = 'right';
  write(pen, 'Tredici', { x: WIDTH - EDGE, y: 86, font: `600 40px ${FIGURES}`, colour: ACCENT });
  pen.textAlign = 'left';
}

const CELL = { top: 320, width: 336, height: 176, gap: 24 } as const;

function drawCells(
  pen: CanvasRenderingContext2D,
  { figures, shares, marked }: CouponPicture,
): void {
  for (const [column, sign] of FINAL_RESULTS.entries()) {
    const x = EDGE + column * (CELL.width + CELL.gap);
    write(pen, sign, { x, y: CELL.top - 12, font: `600 34px ${FIGURES}`, colour: INK });
    pen.fillStyle = SHEET;
    pen.fillRect(x, CELL.top, CELL.width, CELL.height);
    const level = (shares[sign] ?? 0) * CELL.height;
    pen.fillStyle = LEVEL;
    pen.fillRect(x, CELL.top + CELL.height - level, 96, level);
    pen.strokeStyle = RULE;
    pen.lineWidth = 2;
    pen.strokeRect(x, CELL.top, CELL.width, CELL.height);
    if (sign === marked) drawCross(pen, x);
    write(pen, figures[sign] ?? '–', {
      x: x + 130,
      y: CELL.top + 122,
      font: `600 96px ${FIGURES}`,
      colour: INK,
    });
  }
}

/** A pencil cross beside the figure and not over it. */
function drawCross(pen: CanvasRenderingContext2D, x: number): void {
  pen.strokeStyle = ACCENT;
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x + 10, CELL.top + 20);
  pen.quadraticCurveTo(x + 40, CELL.top + 80, x + 88, CELL.top + CELL.height - 14);
  pen.moveTo(x + 86, CELL.top + 12);
  pen.quadraticCurveTo(x + 50, CELL.top + 90, x + 8, CELL.top + CELL.height - 18);
  pen.stroke();
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, font, colour }: Written): void {
  pen.font = font;
  pen.fillStyle = colour;
  // A long name is condensed instead of cut off.
  pen.fillText(text, x, y, WIDTH - 2 * EDGE);
}
