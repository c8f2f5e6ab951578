import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from './qr-code.tsx';

it('draws a code that reads back as the same text', async () => {
  const text =
    'otpauth://totp/Tredici:una.persona%40con-un-indirizzo-lungo.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tredici';
  await render(<QrCode text={text} label="Codice QR" />);
  const svg = page.getByRole('img', { name: 'Codice QR' }).element() as SVGElement;
  svg.setAttribute('width', '400');
  svg.setAttribute('height', '400');
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const context = new OffscreenCanvas(400, 400).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  expect(jsQR(context.getImageData(0, 0, 400, 400).data, 400, 400)?.data).toBe(text);
});
