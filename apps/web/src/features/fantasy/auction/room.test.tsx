import type { Championship } from '@tredici/contract/championships';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { Room } from './room.tsx';
import type { Auction } from './use-auction.ts';

beforeAll(() => loadMessages('auction', 'fantasy'));

const account = (team: number, open: number, openByRole: object | null) => ({
  team,
  spent: 0,
  credits: 100,
  open,
  openByRole,
  maximumBid: 90,
});

it('says whom everybody has still to buy, and who has nobody left to buy', async () => {
  const participants = ['Uno', 'Due', 'Tre'].map((name, at) => ({ id: at + 1, name }));
  const accounts = [
    account(1, 4, { P: 1, D: 0, C: 3, A: 0 }),
    account(2, 0, { P: 0, D: 0, C: 0, A: 0 }),
    account(3, 5, null),
  ];
  await render(
    <Room
      auction={{ game: 'classic', known: new Map(), accounts, owned: [] } as unknown as Auction}
      championship={{ participants } as unknown as Championship}
      self={1}
    />,
  );
  const [one, two, three] = page.getByRole('listitem').all();
  await expect.element(one!).toMatchTextContent('da prendere: P 1 · C 3');
  await expect.element(two!).toMatchTextContent('rosa completa');
  await expect.element(three!).toMatchTextContent('ancora 5 da prendere');
});
