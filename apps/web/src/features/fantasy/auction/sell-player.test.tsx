import type { Championship } from '@tredici/contract/championships';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { SellPlayer } from './sell-player.tsx';
import type { Auction, Available } from './use-auction.ts';

beforeAll(() => loadMessages('auction', 'fantasy'));

const PLAYER = { id: 7, name: 'Rossi', club: 'Roma', role: 'A', value: 9, expected: 8, tier: 1 };

it('is sold by the key of who buys, and not by a shortcut of the browser', async () => {
  const participants = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `Amico ${at}` }));
  const onSell = vi.fn();
  const wonder = () => ({ ok: false, problem: 'role-full' });
  await render(
    <SellPlayer
      player={{ ...PLAYER, canBuy: true } as unknown as Available}
      auction={{ check: () => null, wonder } as unknown as Auction}
      championship={{ participants } as unknown as Championship}
      self={1}
      onSell={onSell}
      onCancel={() => {}}
    />,
  );
  await page.getByLabelText('Aggiudicato a').fill('12');
  await userEvent.keyboard('{Enter}{Control>}a{/Control}');
  expect(onSell).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  expect(onSell).toHaveBeenCalledExactlyOnceWith(11, 12);
});
