import type { Championship } from '@tredici/contract/championships';
import { sampleCandidates, sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { useLineupEditor } from '../draft/use-lineup-editor.ts';
import { lineupTeam } from '../lineup-team.ts';
import { RecommendedAnswer } from './recommended-answer.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup'));
afterEach(() => vi.restoreAllMocks());

const stored = { ...sampleTeam('classic-standard'), championship_id: 3 };
const reply = sampleLineup(stored);
const team = lineupTeam(stored, reply.players);
const { candidates } = sampleCandidates(stored);
/** The team meets `Noi` in the round, and may look at `Loro`, another team of the same user. */
const none = { home_total: null, away_total: null, home_goals: null, away_goals: null };
const league: Championship = {
  id: 3,
  name: 'Lega',
  version: 1,
  rules: { ...PRESETS['classic-standard'] },
  participants: [
    { id: 1, name: 'Io', team_id: stored.id },
    { id: 2, name: 'Noi', team_id: null },
    { id: 4, name: 'Loro', team_id: 9 },
  ],
  calendar: [{ round: 12, matches: [{ home: 1, away: 2, ...none }] }],
  standings: [],
  created_at: stored.created_at,
  updated_at: stored.updated_at,
};

function Answer() {
  const editor = useLineupEditor(stored.id, team, reply, false);
  const props = { team, stored, editor, candidates, wishes: new Map(), round: 12 };
  return <RecommendedAnswer {...props} onClear={() => {}} />;
}

it('says why there is no chance against an opponent, and where their roster is entered', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const url = String(asked);
    if (url.includes('/championships/')) return Response.json(league);
    if (url.includes('/opponents/2/')) return Response.json({ candidates: [] });
    return Response.json({ candidates: candidates.slice(0, 8) });
  });
  await renderInRouter(
    <QueryProvider>
      <Answer />
    </QueryProvider>,
  );
  await expect.element(page.getByText(/la rosa di «Noi» non è nota/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vai all’asta' })).toBeVisible();
  await page.getByLabelText('Avversario').selectOptions('Loro');
  await expect.element(page.getByText(/«Loro» non si fanno undici titolari/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /squadra di «Loro»/ })).toBeVisible();
  await page.getByLabelText('Avversario').selectOptions('Un avversario medio');
  await expect.element(page.getByText(/probabilità di vittoria/)).not.toBeInTheDocument();
});
