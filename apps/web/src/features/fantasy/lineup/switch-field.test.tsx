import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { withRule } from '../rules/edit-rules.ts';
import { draftOf, type SavedLineup, savedOf } from './draft/draft.ts';
import { movePlayer } from './draft/move-player.ts';
import { lineupTeam } from './lineup-team.ts';
import { SwitchField } from './switch-field.tsx';

beforeAll(() => loadMessages('lineup'));

const stored = sampleTeam('classic-modern');
const before = lineupTeam(stored, sampleLineup(stored).players);
const SAVED: SavedLineup = {
  module: '4-4-2',
  captain: null,
  vice: null,
  starters: [101, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402],
  bench: [102, 205, 206, 305, 306, 403, 404],
};
const teamWith = (rule: string) => ({ ...before, rules: withRule(before.rules, 'switch', rule) });

let latest: SavedLineup;
function Field({ rule }: { readonly rule: string }) {
  const [draft, setDraft] = useState(() => draftOf(teamWith(rule), SAVED));
  latest = savedOf(draft);
  return (
    <SwitchField
      team={teamWith(rule)}
      draft={draft}
      onChoose={(pair) => {
        const { switch: _, ...others } = draft;
        setDraft(pair ? { ...others, switch: pair } : others);
      }}
    />
  );
}
const options = (label: string) =>
  page
    .getByLabelText(label)
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);

it('names a starter and a reserve who may take the place, in the same module or in another', async () => {
  const first = await render(<Field rule="basic" />);
  await page.getByLabelText('Switch: se non parte titolare').selectOptions('D2');
  await expect.element(page.getByLabelText('gioca')).toBeVisible();
  expect(options('gioca')).toEqual(['nessuno', 'D5', 'D6']);
  expect(latest).toEqual(SAVED);
  await page.getByLabelText('gioca').selectOptions('D6');
  expect(latest).toEqual({ ...SAVED, switch: { starter: 202, reserve: 206 } });
  await page.getByLabelText('Switch: se non parte titolare').selectOptions('nessuno');
  expect(latest).toEqual(SAVED);
  await first.unmount();
  await render(<Field rule="plus" />);
  await page.getByLabelText('Switch: se non parte titolare').selectOptions('D2');
  // 3-5-2 and 3-4-3 are allowed too.
  expect(options('gioca')).toEqual(['nessuno', 'D5', 'D6', 'C5', 'C6', 'A3', 'A4']);
});

it('is given up when one of the pair leaves the place, or the rules no longer have it', () => {
  const paired = { ...SAVED, switch: { starter: 202, reserve: 206 } };
  const draft = draftOf(teamWith('basic'), paired);
  expect(savedOf(draft)).toEqual(paired);
  const moved = movePlayer(teamWith('basic'), draft, 206, { kind: 'stand' });
  expect(moved.ok && savedOf(moved.draft).switch).toBeUndefined();
  expect(savedOf(draftOf(teamWith('off'), paired))).toEqual(SAVED);
});
