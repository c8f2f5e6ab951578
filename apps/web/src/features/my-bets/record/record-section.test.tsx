import type { MyBetRecord } from '@tredici/contract/my-bets';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { MyBets } from '../queries.ts';
import { RecordSection } from './record-section.tsx';

beforeAll(() => loadMessages('my-bets', 'forecasts'));

const RECORD: MyBetRecord = {
  bets: 40,
  won: 24,
  open: 2,
  staked: 400,
  returned: 436,
  profit: 36,
  yield: { percent: 9, standard_error: 12.4 },
  closing_line: { bets: 38, percent: 1.2, low: -0.4, high: 2.8 },
  against_forecast: {
    bets: 40,
    expected: 10,
    spread: 55,
    luck: 26,
    better_chance: 0.31,
    equal_chance: 0,
  },
  against_no_edge: {
    bets: 40,
    expected: 0,
    spread: 56,
    luck: 36,
    better_chance: 0.26,
    equal_chance: 0,
  },
};
const NO_LIMIT = { limit: null, raise: null, staked: 0, left: null, is_reached: false };

function show(changes: Partial<MyBetRecord>, plan: MyBetRecord | null = null) {
  const bets: MyBets = {
    results: [],
    record: { ...RECORD, ...changes },
    plan_record: plan,
    limit: NO_LIMIT,
    by_bookmaker: [],
    by_tournament: [],
    by_bet_type: [],
    by_month: [],
    odds_hidden: false,
  };
  return render(<RecordSection bets={bets} />);
}
const row = (name: RegExp) => page.getByRole('row', { name });
const luck = (better_chance: number, equal_chance = 0) => ({
  ...RECORD.against_no_edge!,
  better_chance,
  equal_chance,
});

describe("the user's own record", () => {
  it("is shown beside the plan's, with standard errors and intervals", async () => {
    await show({}, { ...RECORD, bets: 90, won: 70, profit: -12.5, closing_line: null });
    await expect.element(row(/^Vinte/)).toMatchTextContent(/24 \/ 4070 \/ 90/);
    await expect.element(row(/^Risultato/)).toMatchTextContent(/\+36,00\s€−12,50\s€/);
    await expect.element(row(/^Rendimento/)).toMatchTextContent(/\+9,0% errore 12,4%/);
    await expect
      .element(row(/^Contro la chiusura/))
      .toMatchTextContent(/\+1,2% da −0,4% a \+2,8%–/);
  });

  it('gives no standard error for the yield of a single bet', async () => {
    await show({ bets: 1, won: 1, yield: { percent: 42, standard_error: null } });
    await expect.element(row(/^Rendimento/)).toMatchTextContent(/\+42,0%–$/);
  });

  it('says so if there is no plan', async () => {
    await show({});
    await expect.element(page.getByText(/^Con un piano, qui accanto/)).toBeVisible();
  });
});

describe('how much of it luck explains', () => {
  it('is all of it if somebody without an edge often does as well', async () => {
    await show({});
    await expect.element(page.getByText('La fortuna da sola basta a spiegarlo.')).toBeVisible();
    await expect.element(page.getByText(/stesse 40 scommesse, .* nel 26% dei casi/)).toBeVisible();
    await expect.element(page.getByText(/La fortuna ha aggiunto 26,00\s€/)).toBeVisible();
  });

  it('is little of it where that is rare', async () => {
    await show({ against_no_edge: luck(0.001) });
    await expect.element(page.getByText('Il caso da solo lo spiega male.')).toBeVisible();
    await expect.element(page.getByText(/nel < 0,5% dei casi/)).toBeVisible();
  });

  it('is explained from the other side after a loss', async () => {
    await show({ profit: -50, against_no_edge: luck(0.8) });
    await expect.element(page.getByText('La sfortuna da sola basta a spiegarlo.')).toBeVisible();
    await expect
      .element(page.getByText(/altrettanto male o peggio nel 20% dei casi/))
      .toBeVisible();
  });

  it('counts an equally bad result', async () => {
    // One lost bet at 1,50: that happens in a third of the cases.
    await show({ profit: -10, against_no_edge: { ...luck(5 / 6, 1 / 3), bets: 1 } });
    await expect
      .element(page.getByText(/con 1 scommessa .* o peggio nel 33% dei casi/))
      .toBeVisible();
  });

  it('mentions no bad luck if nothing was lost', async () => {
    await show({ profit: 0, against_no_edge: luck(0.5, 0.5) });
    await expect.element(page.getByText(/^Sei in pari/)).toBeVisible();
    await expect
      .element(page.getByText(/altrettanto bene o meglio nel 75% dei casi/))
      .toBeVisible();
  });

  it('waits for the first result', async () => {
    await show({ against_no_edge: null, against_forecast: null });
    await expect.element(page.getByText(/^Quando le prime giocate/)).toBeVisible();
  });
});
