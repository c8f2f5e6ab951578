import { centsGiven } from '@tredici/contract/amount';
import type { planCalls, SimulationRequest } from '@tredici/contract/plan';
import {
  DEFAULT_RISK_THRESHOLD,
  type Suggestions,
  type suggestionCalls,
} from '@tredici/contract/suggestions';
import { usualPriceShare } from '@tredici/engine/bankroll/bet-record';
import { SIMULATED_RUNS, SIMULATED_WEEKS } from '@tredici/engine/bankroll/simulate';
import type { Executor } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  countLeftOut,
  loadLeftOut,
  loadMadeSlots,
  loadPricesAt,
  loadRecordWeeks,
  loadSuggested,
} from '#features/suggestions/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { addDays, dayInRome, romeInstant, weekStartOf } from '#jobs/rome-week.ts';
import { portfolioOf } from './portfolio.ts';
import { createSimulator } from './simulate.ts';
import { loadStanding, type PlanStanding } from './standing.ts';
import { pausePlan, resumePlan, wishPlan } from './store.ts';
import { leftOutOf, suggestionsOf } from './suggested.ts';

/** The product's usual number, used if no seed is given. */
const DEFAULT_SEED = 13;
/** How long the start of a plan may be put off. */
const LATEST_START_DAYS = 365;

/** What plans need to know of the bets that a user really placed. */
interface OwnBets {
  /** The prices that were taken, with the best and the average at that time. */
  loadTakenPrices(db: Executor, userId: number): Promise<Parameters<typeof usualPriceShare>[0]>;
  /** Which of these suggestions the user has recorded as played. */
  loadNoted(db: Executor, userId: number, suggestionIds: readonly number[]): Promise<Set<number>>;
}

/** `ownBets` comes from a feature that depends on plans, so plans cannot import it. */
export function planHandlers(
  { db, clock, users }: Pick<Deps, 'db' | 'clock' | 'users'>,
  ownBets: OwnBets,
): Handlers<typeof planCalls & typeof suggestionCalls> {
  const simulate = createSimulator();
  const loadRecord = () => loadRecordWeeks(db, weekStartOf(clock.now()));
  const usualShare = async (userId: number) =>
    usualPriceShare(await ownBets.loadTakenPrices(db, userId));

  return {
    listSuggestedBets: async ({ session }) => {
      const now = clock.now();
      const weekStart = weekStartOf(now);
      const { current: standing } = await loadStanding(db, session.user.id);
      const level = levelOf(standing);
      const [made, rows, leftOutCount, pricesAt] = await Promise.all([
        loadMadeSlots(db, weekStart),
        loadSuggested(db, level, weekStart),
        countLeftOut(db, level, weekStart),
        loadPricesAt(db),
      ]);
      const oddsHidden = session.user.noOdds;
      const noted = await ownBets.loadNoted(
        db,
        session.user.id,
        rows.map(({ suggestionId }) => suggestionId),
      );
      return suggestionsOf({
        weekStart,
        now,
        level,
        standing,
        rows,
        leftOutCount,
        noted,
        oddsHidden,
        pricesAt,
        // After a clock was set back there are weeks that are still to come.
        made: made.filter((slot) => slot.weekStart === weekStart),
      });
    },

    listLeftOut: async ({ session }) => {
      const { current: standing } = await loadStanding(db, session.user.id);
      const rows = await loadLeftOut(db, levelOf(standing), weekStartOf(clock.now()));
      return leftOutOf(rows, session.user.noOdds);
    },

    getPortfolio: async ({ session }) =>
      portfolioOf(await loadStanding(db, session.user.id), clock.now()),

    savePlan: async ({ body, session }) => {
      const { id } = session.user;
      const now = clock.now();
      const wish = {
        cents: budgetOf(body.budget),
        level: body.threshold,
        from: startOf(body.start_date, now),
      };
      await users.change(id, (tx) => wishPlan(tx, id, wish, now));
      return portfolioOf(await loadStanding(db, id), now);
    },

    pausePlan: async ({ session }) => {
      const { id } = session.user;
      const paused = await inTransaction(db, (tx) => pausePlan(tx, id, clock.now()));
      if (!paused) throw new AppError('not_found');
    },

    resumePlan: async ({ session }) => {
      const { id } = session.user;
      const resumed = await inTransaction(db, (tx) => resumePlan(tx, id, clock.now()));
      if (!resumed) throw new AppError('not_found');
    },

    getPlanRecord: async ({ session }) => {
      const weeks = await loadRecord();
      return {
        weeks: weeks.map((bets) =>
          bets.map(({ probability, bestOdds, averageOdds, outcome }) => ({
            probability,
            best: bestOdds,
            average: averageOdds,
            outcome,
          })),
        ),
        usual_price_share: await usualShare(session.user.id),
      };
    },

    simulatePlan: async ({ body, session }) =>
      simulate({
        seed: body.seed ?? DEFAULT_SEED,
        runs: body.runs ?? SIMULATED_RUNS,
        weeks: body.weeks ?? SIMULATED_WEEKS,
        startCents: budgetOf(body.budget),
        threshold: body.threshold ?? DEFAULT_RISK_THRESHOLD,
        priceShare: await shareOf(body.price, () => usualShare(session.user.id)),
        rule: body.rule ?? null,
        record: await loadRecord(),
      }),
  };
}

/** A user without a plan sees the bets of the usual level. */
function levelOf(standing: PlanStanding | undefined): Suggestions['threshold'] {
  return (standing?.plan.level ?? DEFAULT_RISK_THRESHOLD) as Suggestions['threshold'];
}

/** Without bets to compute it from, the user's usual price is assumed to be the average. */
async function shareOf(
  price: SimulationRequest['price'],
  usual: () => Promise<number | null>,
): Promise<number> {
  if (price === 'usual') return (await usual()) ?? 0;
  return price === 'average' ? 0 : 1;
}

function budgetOf(amount: string | number): number {
  const cents = centsGiven(amount);
  if (!cents) throw new AppError('validation', { fields: { budget: ['invalid'] } });
  return cents;
}

function startOf(day: string | undefined, now: Date): Date | undefined {
  if (day === undefined) return undefined;
  const today = dayInRome(now);
  if (day < today || day > addDays(today, LATEST_START_DAYS)) {
    throw new AppError('validation', { fields: { start_date: ['invalid'] } });
  }
  return romeInstant(day);
}
