import type { CurrentUser } from '@tredici/contract/account';
import type { LineupReply, Team } from '@tredici/contract/teams';
import { sampleCandidates, sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { now } from '#lib/api/settings.ts';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { LineupView } from './lineup-view.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup', 'teams', 'errors'));
beforeEach(() => localStorage.clear());

const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000).toISOString();
const SAVED = {
  round: 12,
  module: '4-4-2',
  captain: null,
  vice: null,
  version: 3,
  starters: [101, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402],
  bench: [102, 205, 206, 305, 306, 403, 404],
  saved_at: '2026-11-14T10:00:00.000Z',
};
const PRO: CurrentUser = {
  id: 1,
  username: 'pro@tredici.test',
  first_name: 'Paola',
  last_name: 'Pro',
  premium: true,
  receive_newsletter: null,
  language: 'it',
  break_until: null,
  no_odds: false,
  session_reminder_minutes: null,
};
const saved = (team: Team, more: Partial<LineupReply> = {}): LineupReply => ({
  ...sampleLineup(team, inHours(30)),
  lineup: SAVED,
  ...more,
});
const show = (reply?: LineupReply, team = sampleTeam('classic-modern')) =>
  renderInRouter(
    <QueryProvider>
      <LineupView team={team} reply={reply ?? saved(team)} />
    </QueryProvider>,
  );

/** Renders two tabs; a click saves in the other one. */
function InTwoTabs(props: {
  readonly team: Team;
  readonly first: LineupReply;
  readonly then: LineupReply;
}) {
  const [latest, setLatest] = useState(props.first);
  return (
    <QueryProvider>
      <button type="button" onClick={() => setLatest(props.then)}>
        altra scheda
      </button>
      <LineupView team={props.team} reply={latest} />
    </QueryProvider>
  );
}

const field = () => page.getByRole('region', { name: /^In campo/ });
const bench = () => page.getByRole('region', { name: /^Panchina/ });
const stand = () => page.getByRole('region', { name: /^Tribuna/ });
const stub = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
/** The first answer may be replaced by a better one when the bench has been examined. */
const workedOut = () =>
  expect.element(page.getByRole('progressbar'), { timeout: 20_000 }).not.toBeInTheDocument();
/** The drag code is fetched with the first pointer event. */
async function carry(name: string, onto: string) {
  await stub(name).hover();
  await vi.waitUntil(() => document.querySelector('[data-can-drag]'));
  await userEvent.dragAndDrop(stub(name), stub(onto), { steps: 8 });
}
const said = () => page.getByRole('region', { name: 'Consegna' }).getByRole('status');

/** The part of `cdp` that touch input needs. */
interface Finger {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: string; touchPoints: { x: number; y: number }[] },
  ): Promise<unknown>;
}

const PATIENCE = { timeout: 20_000 };

/** Real touch input: held until the player is picked up, then moved and lifted. */
async function carryByFinger(name: string, onto: string) {
  const finger = cdp() as unknown as Finger;
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const ends = [stub(name).element(), stub(onto).element()];
  const middle = ends.reduce((sum, end) => sum + end.getBoundingClientRect().top / 2, 0);
  // Brings both into view, away from the edges that make the page scroll.
  window.scrollBy(0, middle - window.innerHeight / 2);
  const [from, to] = [middleOf(ends[0]!), middleOf(ends[1]!)];
  // The drag code is fetched with the first touch of the board.
  if (!document.querySelector('[data-can-drag]')) {
    await touch('touchStart', middleOf(document.querySelector('[data-place]')!));
    await touch('touchCancel');
    await vi.waitUntil(() => document.querySelector('[data-can-drag]'), PATIENCE);
  }
  await touch('touchStart', from);
  await vi.waitUntil(() => document.querySelector('[data-dnd-dragging]'), PATIENCE);
  for (let step = 1; step <= 8; step++) {
    const along = (a: number, b: number) => a + ((b - a) * step) / 8;
    await touch('touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
  }
  await vi.waitUntil(() => document.querySelector('[data-target]'), PATIENCE);
  await touch('touchEnd');
}

/** The position of an element on the screen: the page under test is in a frame that may be scaled. */
function middleOf(element: Element): { x: number; y: number } {
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: frame.left + scale * (left + width / 2),
    y: frame.top + scale * (top + height / 2),
  };
}

describe('the line-up of a team', () => {
  it('shows starters, bench order, remaining players, and the time left to change it', async () => {
    await show();
    await expect.element(page.getByRole('timer')).toHaveTextContent('manca 1 giorno e 5 h');
    expect(field().getByRole('button').elements()).toHaveLength(11);
    await expect.element(bench()).toMatchTextContent('7 di 12');
    await expect.element(stand().getByRole('button', { name: /^A6,/ })).toBeVisible();
    await expect
      .element(stub('D1'))
      .toHaveAccessibleName('D1, Difensore, Bologna, in trasferta contro Juventus');
  });

  it('moves a player by keyboard and announces what happened', async () => {
    await show();
    stub('D5').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(said()).toHaveTextContent('Scegli un posto per D5');
    stub('D1').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(stub('D2')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(said()).toHaveTextContent('D5 è in campo. D2 gli lascia il posto.');
    await expect.element(field().getByRole('button', { name: /^D5,/ })).toHaveFocus();
    await expect.element(bench().getByRole('button', { name: /^D2,/ })).toBeVisible();
    await expect.element(page.getByText('11 titolari · modifiche da salvare')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(stub('D5')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(said()).toHaveTextContent('');
  });

  it('drags a player by mouse, and refuses a place with the reason', async () => {
    await show();
    await carry('A3', 'A1');
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    await carry('C5', 'D1');
    await expect.element(said()).toHaveTextContent('C5 non può stare qui: serve un difensore.');
    await expect.element(bench().getByRole('button', { name: /^C5,/ })).toBeVisible();
  });

  it('drags a player by touch', async () => {
    await show();
    await carryByFinger('A3', 'A1');
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    await expect.element(bench().getByRole('button', { name: /^A1,/ })).toBeVisible();
  });

  it('leaves the pitch in sight on a phone while a player is picked', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(390, 844);
    session.set({ user: PRO, token: 'x', budget: '0.00' });
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ candidates: [] }));
    await show();
    await stub('D1').click();
    await expect.element(page.getByRole('toolbar', { name: 'Sposta D1' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Lascia stare' })).toBeInViewport();
    const bar = page.getByRole('region', { name: 'Consegna' }).element();
    expect(bar.getBoundingClientRect().height).toBeLessThan(160);
    fetched.mockRestore();
    session.clear();
    await page.viewport(innerWidth, innerHeight);
  });

  it('moves nobody after the deadline, and keeps the draft', async () => {
    const team = sampleTeam('classic-modern');
    await show(saved(team, { deadline: new Date(now().getTime() + 1500).toISOString() }));
    await stub('D5').click();
    await expect.element(page.getByText(/Il tempo per la giornata 12 è scaduto/)).toBeVisible();
    await stub('D1').click();
    await expect.element(said()).toMatchTextContent('Il tempo è scaduto');
    await page.getByLabelText('Modulo', { exact: true }).selectOptions('3-4-3');
    await expect.element(page.getByLabelText('Modulo', { exact: true })).toHaveValue('4-4-2');
    await expect.element(bench().getByRole('button', { name: /^D5,/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Salva la formazione' })).toBeDisabled();
  });

  it('shows what is missing before anything is sent', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const team = sampleTeam('classic-modern');
    await show(sampleLineup(team, inHours(2)));
    await stub('P1').click();
    await page.getByRole('button', { name: 'In campo', exact: true }).click();
    await page.getByRole('button', { name: 'Salva la formazione' }).click();
    await expect.element(page.getByText('mancano 10 titolari')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('says what is missing as long as it is, and no longer', async () => {
    const team = sampleTeam('classic-modern');
    const starters = SAVED.starters.slice(0, 9);
    await show(saved(team, { lineup: { ...SAVED, starters } }));
    await page.getByRole('button', { name: 'Salva la formazione' }).click();
    await expect.element(page.getByText('mancano 2 titolari')).toBeVisible();
    const enter = async (name: string) => {
      await stub(name).click();
      await page.getByRole('button', { name: 'In campo', exact: true }).click();
    };
    await enter('A1');
    await expect.element(page.getByText('manca 1 titolare')).toBeVisible();
    await enter('A2');
    await expect.element(page.getByText('11 titolari · modifiche da salvare')).toBeVisible();
    expect(page.getByText(/La formazione non si può ancora salvare/).elements()).toHaveLength(0);
    await stub('A2').click();
    await page.getByRole('button', { name: 'In tribuna', exact: true }).click();
    await expect.element(page.getByText('10 titolari · modifiche da salvare')).toBeVisible();
    expect(page.getByText(/La formazione non si può ancora salvare/).elements()).toHaveLength(0);
  });

  it('says which line-up is on the field after the one saved elsewhere was taken', async () => {
    const team = sampleTeam('classic-modern');
    const other = saved(team, { lineup: { ...SAVED, version: 4, module: '4-3-3' } });
    await renderInRouter(<InTwoTabs team={team} first={saved(team)} then={other} />);
    await carry('A3', 'A1');
    await expect.element(said()).toMatchTextContent('A3 è in campo.');
    await page.getByRole('button', { name: 'altra scheda' }).click();
    await page.getByRole('button', { name: 'Usa quella salvata' }).click();
    await expect.element(said()).toHaveTextContent('In campo ora c’è la formazione salvata.');
  });

  it('reports a save in another tab: nothing is lost, and the own line-up can still be saved', async () => {
    const team = sampleTeam('classic-modern');
    const reply = saved(team);
    const other = saved(team, { lineup: { ...SAVED, version: 4, module: '4-3-3' } });
    await renderInRouter(<InTwoTabs team={team} first={reply} then={other} />);
    await carry('A3', 'A1');
    await page.getByRole('button', { name: 'altra scheda' }).click();
    await expect.element(page.getByText(/salvata da un’altra scheda/)).toBeVisible();
    await page.getByRole('button', { name: 'Tieni la mia' }).click();
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(other));
    await page.getByRole('button', { name: 'Salva la formazione' }).click();
    await vi.waitFor(
      () => expect(takeNotifications()).toMatchObject([{ message: 'Squadra salvata' }]),
      { timeout: 30_000 },
    );
    const { version, starters } = JSON.parse(String(fetched.mock.calls[0]![1]!.body));
    expect([version, starters]).toEqual([4, [...SAVED.starters.slice(0, 9), 403, 402]]);
    fetched.mockRestore();
  });

  it('is restored after a reload, reports a newer saved one, and is kept until saved or discarded', async () => {
    const team = sampleTeam('classic-modern');
    const first = await show(saved(team), team);
    await carry('A3', 'A1');
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    await first.unmount();
    const second = await show(saved(team), team);
    await expect.element(page.getByText(/modifiche che non avevi salvato/)).toBeVisible();
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    await second.unmount();
    const newer = saved(team, { lineup: { ...SAVED, version: 4, module: '4-3-3' } });
    const third = await show(newer, team);
    await expect.element(page.getByText(/salvata da un’altra scheda/)).toBeVisible();
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    await third.unmount();
    const fourth = await show(saved(team), team);
    await page.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await expect.element(field().getByRole('button', { name: /^A1,/ })).toBeVisible();
    await expect.element(page.getByText('11 titolari · salvata')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.includes('lineup'))).toEqual([]);
    await fourth.unmount();
  });

  it('does not treat a slow answer as newer', async () => {
    const team = sampleTeam('classic-modern');
    const { lineup: _, ...rest } = saved(team);
    const slow = { ...rest, lineup: null };
    await renderInRouter(<InTwoTabs team={team} first={saved(team)} then={slow} />);
    await page.getByRole('button', { name: 'altra scheda' }).click();
    await expect.element(page.getByText('11 titolari · salvata')).toBeVisible();
    await carry('A3', 'A1');
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    expect(page.getByText(/salvata da un’altra scheda/).elements()).toHaveLength(0);
  });

  it('keeps the draft for the next round', async () => {
    const team = sampleTeam('classic-modern');
    const next = saved(team, { round: 13, is_from_earlier_round: true });
    await renderInRouter(<InTwoTabs team={team} first={saved(team)} then={next} />);
    await carry('A3', 'A1');
    await page.getByRole('button', { name: 'altra scheda' }).click();
    await expect.element(said()).toHaveTextContent('La giornata 12 è chiusa: ora prepari la 13.');
    await expect.element(page.getByText('Giornata 13', { exact: true })).toBeVisible();
    await expect.element(field().getByRole('button', { name: /^A3,/ })).toBeVisible();
    expect(page.getByText(/salvata da un’altra scheda/).elements()).toHaveLength(0);
  });

  it("moves players whom today's rules refuse to the stand, and says why", async () => {
    const team = sampleTeam('classic-modern');
    const rules = { ...team.rules, modules: ['3-4-3'] };
    const problems = [{ code: 'module-not-allowed', detail: '4-4-2' }];
    await show(saved(team, { problems }), { ...team, rules });
    await expect.element(page.getByText(/^il modulo salvato non è più ammesso/)).toBeVisible();
    await expect.element(page.getByText('10 titolari · da rivedere')).toBeVisible();
    await expect.element(stand().getByRole('button', { name: /^D4,/ })).toBeVisible();
    await expect.element(field().getByRole('button', { name: /^Posto libero/ })).toBeVisible();
  });
});

describe('the recommended line-up', () => {
  it('is part of Pro: users without it see what it would contain', async () => {
    await show();
    const part = page.getByRole('region', { name: 'Undici consigliato' });
    await expect.element(part).toMatchTextContent('PRO');
    expect(part.getByRole('button').elements()).toHaveLength(0);
  });

  it('is computed in a worker, follows wishes, and explains its changes', async () => {
    session.set({ user: PRO, token: 'x', budget: '0.00' });
    const team = sampleTeam('classic-standard');
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(sampleCandidates(team)));
    const { bench: benched } = SAVED;
    // On the pitch the best of the certain forwards is on the bench.
    const lineup = {
      ...SAVED,
      starters: [...SAVED.starters.filter((id) => id !== 402), 403],
      bench: benched.map((id) => (id === 403 ? 402 : id)),
    };
    await show(saved(team, { lineup }), team);
    const part = page.getByRole('region', { name: 'Undici consigliato' });
    await part.getByRole('button', { name: 'Consiglia l’undici' }).click();
    await expect.element(part.getByText('punti attesi')).toBeVisible();
    await expect.element(part).toMatchTextContent('almeno 1 gol (66,0 punti)');
    await expect.element(part.getByText(/^Rispetto alla tua: \+\d/)).toBeVisible();
    await workedOut();
    await part.getByRole('button', { name: 'Metti in campo' }).click();
    await expect.element(field().getByRole('button', { name: /^A2,/ })).toBeVisible();
    await expect
      .element(part.getByText('In campo c’è già la formazione consigliata.'))
      .toBeVisible();

    await stub('A2').click();
    await page.getByRole('button', { name: 'Lascia fuori' }).click();
    await expect.element(said()).toHaveTextContent('L’undici consigliato farà a meno di A2.');
    await expect.element(stub('A2')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(stub('A2')).toHaveFocus();
    // The next player to be tapped is picked, and does not change places with the one before.
    await stub('D5').click();
    await expect.element(stub('D5')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field().getByRole('button', { name: /^A2,/ })).toBeVisible();
    await page.getByRole('button', { name: 'Almeno in panchina' }).click();
    await page.getByRole('button', { name: 'Togli 2 richieste' }).click();
    await expect.element(said()).toHaveTextContent('Le tue richieste sono state tolte.');
    await stub('A2').click();
    await page.getByRole('button', { name: 'Lascia fuori' }).click();
    await expect.element(part.getByText(/^Rispetto alla tua: −\d/)).toBeVisible();
    await workedOut();
    await part.getByRole('button', { name: 'Metti in campo' }).click();
    await expect
      .element(stand().getByRole('button', { name: /^A2,.*Lascia fuori$/ }))
      .toBeVisible();
    fetched.mockRestore();
  });
});
