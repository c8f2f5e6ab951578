import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { lineupTeam } from '../lineup-team.ts';
import { LineupChangeList } from './lineup-change-list.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup'));

it('says of a player who cannot play that they do not, and why', async () => {
  const stored = sampleTeam('classic-standard');
  const { players } = sampleLineup(stored);
  const known = players.map((player) =>
    player.player_id === 201 ? { ...player, availability: 'suspended' as const } : player,
  );
  const changed = { from: 'out' as const, enters: null, covers: null, points: 6.1 };
  await renderInRouter(
    <LineupChangeList
      team={lineupTeam(stored, known)}
      change={{
        difference: 1,
        because: [],
        players: [
          { id: 201, to: 'out', plays: 0, ...changed },
          { id: 202, to: 'starts', plays: 0.9, ...changed },
          { id: 203, to: 'bench', plays: 0.001, ...changed },
        ],
      }}
    />,
  );
  for (const words of [
    'D1 in tribuna: non gioca (squalificato).',
    'D2 titolare: prende voto con probabilità 90% e allora vale 6,1.',
    'D3 in panchina, ma non gioca.',
  ]) {
    await expect.element(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
});
