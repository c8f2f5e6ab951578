import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { lineupTeam } from '../lineup-team.ts';
import { RoundScore } from './round-score.tsx';

beforeAll(() => loadMessages('lineup'));

it('says that modifiers that depend on the opponent are not counted, instead of showing zero', async () => {
  const stored = sampleTeam('classic-historic');
  const team = lineupTeam(stored, sampleLineup(stored).players);
  const modifiers = ['defence', 'midfield', 'attack'].map((name) => ({ name, points: 0 }));
  const score = { round: 1, total: 66, goals: 1, module: '4-4-2', complete: true, best: null };
  await render(
    <RoundScore team={team} score={{ ...score, counted: [], substitutions: [], modifiers }} />,
  );
  await expect.element(page.getByText('Modificatore attacco: 0,0')).toBeVisible();
  await expect
    .element(page.getByText(/avversario: Modificatore difesa, Modificatore centrocampo[.]/))
    .toBeVisible();
  expect(page.getByText('Modificatore centrocampo: 0,0').elements()).toHaveLength(0);
});
