import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { draftOf } from '../draft/draft.ts';
import { useLineupWords } from '../draft/lineup-words.ts';
import { lineupTeam } from '../lineup-team.ts';
import type { Board } from './board.ts';
import { Stub } from './stub.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup'));

const stored = sampleTeam('classic-standard');
const named = stored.players.map((player, at) => ({
  ...player,
  name: at === 0 ? 'Quintovićević-Grandellini A.' : player.name,
}));
const team = lineupTeam({ ...stored, players: named }, sampleLineup(stored).players);
const SAVED = { module: '4-4-2', starters: [101], bench: [], captain: null, vice: null };

function NarrowStub() {
  const board: Board = {
    team,
    draft: draftOf(team, SAVED),
    expected: new Map(),
    wishes: new Map(),
    picked: null,
    isClosed: false,
    words: useLineupWords(team),
    isOpen: () => true,
    onActivate: vi.fn(),
    onPlace: vi.fn(),
  };
  return (
    <div style={{ width: '4.4rem' }}>
      <Stub player={team.players[0]!} board={board} />
    </div>
  );
}

it('cuts a long surname and never the initial', async () => {
  await renderInRouter(<NarrowStub />);
  const stub = page.getByRole('button').element();
  const [first, last, initial] = [...stub.querySelectorAll('[data-part]')] as HTMLElement[];
  expect([first, last, initial].map((part) => part!.textContent)).toEqual([
    'Quintovićević-',
    'Grandellini',
    'A.',
  ]);
  expect(first!.scrollWidth).toBeGreaterThan(first!.clientWidth);
  expect(initial!.scrollWidth).toBe(initial!.clientWidth);
  const [inner, outer] = [initial!.getBoundingClientRect(), stub.getBoundingClientRect()];
  expect(inner.right).toBeLessThan(outer.right);
  expect(inner.bottom).toBeLessThan(outer.bottom);
});
