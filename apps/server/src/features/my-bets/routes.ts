import { centsGiven } from '@tredici/contract/amount';
import { MY_BETS_LIMITS, type myBetCalls } from '@tredici/contract/my-bets';
import { changeLimit } from '@tredici/engine/bankroll/stake-limit';
import type { Executor } from '#db/pool.ts';
import { inTransaction, violatedConstraint } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { loadPlanBets } from '#features/plan/store.ts';
import { AppError } from '#http/app-error.ts';
import { prepareText } from '#http/cached-reply.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { Session } from '#http/session.ts';
import { readBetsFile, writeBetsFile } from './bets-file.ts';
import { limitOf, planRecordOf, recordsOf, toLimit, toMyBet } from './describe.ts';
import { importBets } from './import-bets.ts';
import {
  countMyBets,
  deleteMyBet,
  findMatches,
  findStakeLimit,
  holdMyBets,
  insertMyBets,
  loadMyBets,
  saveStakeLimit,
  stakedInMonth,
  updateMyBet,
} from './store.ts';

export function myBetHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof myBetCalls> {
  const limitFor = async (executor: Executor, userId: number) => {
    const now = clock.now();
    // In sequence, because a transaction runs one query at a time.
    const row = await findStakeLimit(executor, userId);
    const staked = await stakedInMonth(executor, userId, now);
    return toLimit(limitOf(row), staked, now);
  };
  const betAndLimit = async ({ user }: Session, betId: number) => {
    const [bet] = await loadMyBets(db, user.id, clock.now(), betId);
    if (!bet) throw new AppError('not_found');
    return { bet: toMyBet(bet, user.noOdds), limit: await limitFor(db, user.id) };
  };
  const placedAt = (given: string): Date => {
    const at = new Date(given);
    if (at > latestPlaced(clock.now())) refuse('placed_at');
    return at;
  };

  return {
    listMyBets: async ({ session }) => {
      const { id, noOdds } = session.user;
      const now = clock.now();
      const [bets, planBets, limit] = await Promise.all([
        loadMyBets(db, id, now),
        loadPlanBets(db, id, now),
        limitFor(db, id),
      ]);
      return {
        results: bets.map((bet) => toMyBet(bet, noOdds)),
        ...recordsOf(bets),
        plan_record: planRecordOf(planBets),
        limit,
        odds_hidden: noOdds,
      };
    },

    addMyBet: async ({ body, session }) => {
      const { id } = session.user;
      const now = clock.now();
      const bet = {
        matchId: body.match_id,
        betType: body.bet_type,
        odd: body.odd,
        stakeCents: stakeOf(body.stake),
        bookmaker: body.bookmaker ?? '',
        placedAt: body.placed_at === undefined ? now : placedAt(body.placed_at),
        suggestionId: body.suggestion_id ?? null,
      };
      const [added] = await inTransaction(db, async (tx) => {
        await holdMyBets(tx, id);
        if (!(await findMatches(tx, [bet.matchId])).has(bet.matchId)) {
          throw new AppError('not_found');
        }
        if ((await countMyBets(tx, id)) >= MY_BETS_LIMITS.bets) throw new AppError('conflict');
        return insertMyBets(tx, id, [bet], now);
      });
      // The same bet at the same instant is already recorded.
      if (added === undefined) throw new AppError('conflict');
      return betAndLimit(session, added);
    },

    updateMyBet: async ({ params, body, session }) => {
      const { id } = session.user;
      const changes = {
        ...(body.odd === undefined ? {} : { odd: body.odd }),
        ...(body.stake === undefined ? {} : { stakeCents: stakeOf(body.stake) }),
        ...(body.bookmaker === undefined ? {} : { bookmaker: body.bookmaker }),
        ...(body.placed_at === undefined ? {} : { placedAt: placedAt(body.placed_at) }),
      };
      try {
        if (!(await updateMyBet(db, id, params.id, changes, clock.now()))) {
          throw new AppError('not_found');
        }
      } catch (error) {
        if (violatedConstraint(error) === 'my_bet_once') throw new AppError('conflict');
        throw error;
      }
      return betAndLimit(session, params.id);
    },

    deleteMyBet: async ({ params, session }) => {
      if (!(await deleteMyBet(db, session.user.id, params.id))) throw new AppError('not_found');
    },

    exportMyBets: async ({ session }) => {
      const bets = await loadMyBets(db, session.user.id, clock.now());
      // The user requested their own file: it includes the prices that they entered, because it could not be
      // imported again without them.
      const text = writeBetsFile(bets.map((bet) => toMyBet(bet)));
      const file = await prepareText(text, 'text/csv', 'private');
      return file.asNew();
    },

    importMyBets: async ({ query, body, session }) => {
      const now = clock.now();
      const { bets, problems } = readBetsFile(body, latestPlaced(now));
      if (problems.length > 0) return { added: 0, known: 0, rows: [], problems };
      return inTransaction(db, async (tx) => {
        await holdMyBets(tx, session.user.id);
        return importBets(tx, session.user.id, bets, { now, isPreview: query.preview === 'true' });
      });
    },

    getStakeLimit: ({ session }) => limitFor(db, session.user.id),

    setStakeLimit: async ({ body, session }) => {
      const { id } = session.user;
      const wanted = body.limit === null ? null : centsGiven(body.limit);
      if (wanted === undefined) refuse('limit');
      return inTransaction(db, async (tx) => {
        await holdMyBets(tx, id);
        const now = clock.now();
        const change = changeLimit(
          limitOf(await findStakeLimit(tx, id)),
          wanted ?? null,
          now.getTime(),
        );
        if (!change.ok) refuse('limit');
        const { limitCents, raise } = change.limit;
        const raiseFrom = raise && new Date(raise.fromMs);
        const raiseCents = raise?.limitCents ?? null;
        await saveStakeLimit(tx, { userId: id, limitCents, raiseCents, raiseFrom, updatedAt: now });
        return limitFor(tx, id);
      });
    },
  };
}

/** Allows for clocks that differ, but not for a bet placed tomorrow. */
function latestPlaced(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}

/** Euro to cents; a stake is at least one cent. */
function stakeOf(amount: string | number): number {
  const cents = centsGiven(amount);
  if (!cents) refuse('stake');
  return cents;
}

function refuse(field: string): never {
  throw new AppError('validation', { fields: { [field]: ['invalid'] } });
}
