/** The line-up as an image for a chat, in the style of the page: hairlines and stubs on paper. */
import type { LineupPlayer } from '../lineup-team.ts';
import type { LineupTextWords, TellLineup } from './lineup-text.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 48;
const PITCH = { top: 150, bottom: 1130 };
const STUB = { width: 172, height: 92 };

export async function lineupImage(lineup: TellLineup, words: LineupTextWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string) => style.getPropertyValue(name).trim();
  const font = (size: number, weight = 600) => `${weight} ${size}px ${ink('--font-figures')}`;
  await document.fonts.ready;

  pen.fillStyle = ink('--paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'middle';
  write(lineup.title, MARGIN, 66, font(44), WIDTH - 2 * MARGIN);
  write(lineup.module, MARGIN, 116, font(32, 400), WIDTH - 2 * MARGIN);
  drawLines();
  const { lines } = lineup;
  const step = (PITCH.bottom - PITCH.top) / lines.length;
  lines.forEach((line, row) => {
    const across = (WIDTH - 2 * MARGIN) / line.length;
    line.forEach((player, at) => {
      drawStub(player, MARGIN + across * (at + 0.5), PITCH.top + step * (row + 0.5));
    });
  });
  const reserves = lineup.bench.map(({ name }, at) => `${at + 1}. ${name}`);
  if (reserves.length > 0) {
    write(words.bench, MARGIN, 1176, font(32), WIDTH);
    const half = Math.ceil(reserves.length / 2);
    [reserves.slice(0, half), reserves.slice(half)].forEach((names, row) => {
      write(names.join('   '), MARGIN, 1222 + row * 42, font(28, 400), WIDTH - 2 * MARGIN);
    });
  }
  write('Tredici', WIDTH - MARGIN - 92, HEIGHT - 30, font(28), 92);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

  function write(text: string, x: number, y: number, face: string, most: number) {
    pen.font = face;
    pen.fillStyle = ink('--ink');
    pen.fillText(text, x, y, most);
  }
  function drawLines() {
    const { top, bottom } = PITCH;
    const right = WIDTH - MARGIN;
    const middle = (top + bottom) / 2;
    pen.strokeStyle = ink('--rule-strong');
    pen.lineWidth = 2;
    pen.strokeRect(MARGIN, top, right - MARGIN, bottom - top);
    pen.beginPath();
    pen.moveTo(MARGIN, middle);
    pen.lineTo(right, middle);
    pen.stroke();
    pen.beginPath();
    pen.arc(WIDTH / 2, middle, 120, 0, 2 * Math.PI);
    pen.stroke();
    pen.strokeRect(WIDTH / 2 - 260, top, 520, 130);
    pen.strokeRect(WIDTH / 2 - 260, bottom - 130, 520, 130);
  }
  function drawStub({ id, name, roles }: LineupPlayer, x: number, y: number) {
    const left = x - STUB.width / 2;
    const top = y - STUB.height / 2;
    pen.fillStyle = ink('--sheet');
    pen.fillRect(left, top, STUB.width, STUB.height);
    pen.strokeStyle = ink('--ink');
    pen.strokeRect(left, top, STUB.width, STUB.height);
    const armband = id === lineup.captain ? words.captain : id === lineup.vice ? words.vice : null;
    const role = armband ? `${roles.join('/')} · ${armband}` : roles.join('/');
    write(role, left + 12, top + 26, font(24, 400), STUB.width - 24);
    write(name, left + 12, top + 64, font(30), STUB.width - 24);
  }
}
