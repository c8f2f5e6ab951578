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
    second: null,
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
  await page.getByText('Quanto conta ogni titolare').click();
  for (const words of [
    'P2 Senza, dentro P1: 0,93 punti in più.',
    'D1 Senza, dentro D5: 0,00 punti in meno.',
    'D2 Senza, si passa al 3-5-2 con C5: 0,40 punti in meno.',
  ]) {
    await expect.element(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
});
