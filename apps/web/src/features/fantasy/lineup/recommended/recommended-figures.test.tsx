import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { lineupTeam } from '../lineup-team.ts';
import type { LineupAnswer } from './recommend-in-worker.ts';
import { RecommendedFigures } from './recommended-figures.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup'));

const stored = sampleTeam('classic-standard');
const team = lineupTeam(stored, sampleLineup(stored).players);
const answer: LineupAnswer = {
  recommendation: {
    module: '4-4-2',
    starters: [102, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402],
    bench: [101],
    captain: null,
    vice: null,
    expected: 68,
    parts: {} as LineupAnswer['recommendation']['parts'],
    second: { module: '4-4-2', out: [101], in: [102], expected: 68, distance: 0.001 },
    without: [
      { id: 102, instead: [101], module: '4-4-2', cost: -0.93 },
      { id: 201, instead: [205], module: '4-4-2', cost: -0.002 },
      { id: 202, instead: [305], module: '3-5-2', cost: 0.4 },
    ],
    notCounted: [],
  },
  chances: null,
  opponent: null,
  facing: null,
  toWin: null,
};

it('also shows what a starter forced by the reader costs', async () => {
  await renderInRouter(
    <RecommendedFigures team={team} answer={answer} unlikely={[]} onTake={() => {}} />,
  );
  await expect.element(page.getByText(/dentro P2, fuori P1\) vale gli stessi punti/)).toBeVisible();
  await page.getByText('Quanto conta ogni titolare').click();
  for (const words of [
    'P2 Al suo posto P1: 0,93 punti in più.',
    'D1 Al suo posto D5: non si perde niente.',
    'D2 Senza di lui si passa al 3-5-2 con C5: 0,40 punti in meno.',
  ]) {
    await expect.element(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
});
