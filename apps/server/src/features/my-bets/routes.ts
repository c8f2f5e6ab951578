import { centsOf } from '@tredici/contract/account-rules';
import { MY_BETS_LIMITS, type myBetCalls } from '@tredici/contract/my-bets';
import { changeLimit } from '@tredici/engine/bankroll/stake-limit';
import type { Executor } from '#db/pool.ts';
import { inTransaction, violatedConstraint } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import { prepareText } from '#http/cached-reply.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { readBetsFile, writeBetsFile } from './bets-file.ts';
import { limitOf, recordsOf, toLimit, toMyBet } from './describe.ts';
import {
  countMyBets,
  deleteMyBet,
  findMatchIds,
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
    const [row, staked] = await Promise.all([
      findStakeLimit(executor, userId),
      stakedInMonth(executor, userId, now),
    ]);
    return toLimit(limitOf(row), staked, now);
  };
  const betAndLimit = async (userId: number, betId: number) => {
    const [bet] = await loadMyBets(db, userId, clock.now(), betId);
    if (!bet) throw new AppError('not_found');
    return { bet: toMyBet(bet), limit: await limitFor(db, userId) };
  };

  return {
    listMyBets: async ({ session }) => {
      const { id } = session.user;
      const bets = await loadMyBets(db, id, clock.now());
      const limit = await limitFor(db, id);
      return { results: bets.map(toMyBet), ...recordsOf(bets), limit };
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
        placedAt: body.placed_at === undefined ? now : new Date(body.placed_at),
        suggestionId: body.suggestion_id ?? null,
      };
      const [added] = await inTransaction(db, async (tx) => {
        await holdMyBets(tx, id);
        if (!(await findMatchIds(tx, [bet.matchId])).has(bet.matchId)) {
          throw new AppError('not_found');
        }
        if ((await countMyBets(tx, id)) >= MY_BETS_LIMITS.bets) throw new AppError('conflict');
        return insertMyBets(tx, id, [bet], now);
      });
      // The same bet at the same instant is noted already.
      if (added === undefined) throw new AppError('conflict');
      return betAndLimit(id, added);
    },

    updateMyBet: async ({ params, body, session }) => {
      const { id } = session.user;
      const changes = {
        ...(body.odd === undefined ? {} : { odd: body.odd }),
        ...(body.stake === undefined ? {} : { stakeCents: stakeOf(body.stake) }),
        ...(body.bookmaker === undefined ? {} : { bookmaker: body.bookmaker }),
        ...(body.placed_at === undefined ? {} : { placedAt: new Date(body.placed_at) }),
      };
      try {
        if (!(await updateMyBet(db, id, params.id, changes, clock.now()))) {
          throw new AppError('not_found');
        }
      } catch (error) {
        if (violatedConstraint(error) === 'my_bet_once') throw new AppError('conflict');
        throw error;
      }
      return betAndLimit(id, params.id);
    },

    deleteMyBet: async ({ params, session }) => {
      if (!(await deleteMyBet(db, session.user.id, params.id))) throw new AppError('not_found');
    },

    exportMyBets: async ({ session }) => {
      const bets = await loadMyBets(db, session.user.id, clock.now());
      return prepareText(writeBetsFile(bets.map(toMyBet)), 'text/csv', 'private');
    },

    importMyBets: async ({ body, session }) => {
      const { id } = session.user;
      const { bets, problems } = readBetsFile(body);
      if (problems.length > 0) return { added: 0, known: 0, problems };
      return inTransaction(db, async (tx) => {
        await holdMyBets(tx, id);
        const matches = await findMatchIds(
          tx,
          bets.map(({ matchId }) => matchId),
        );
        const unknown = bets
          .filter(({ matchId }) => !matches.has(matchId))
          .map(({ line }) => ({
            ...{ line, column: 'match_id' as const, problem: 'unknown-match' as const },
          }));
        if (unknown.length > 0) return { added: 0, known: 0, problems: unknown };
        if ((await countMyBets(tx, id)) + bets.length > MY_BETS_LIMITS.bets) {
          return { added: 0, known: 0, problems: [{ line: 1, column: null, problem: 'too-many' }] };
        }
        const added = await insertMyBets(tx, id, bets, clock.now());
        return { added: added.length, known: bets.length - added.length, problems: [] };
      });
    },

    getStakeLimit: ({ session }) => limitFor(db, session.user.id),

    setStakeLimit: async ({ body, session }) => {
      const { id } = session.user;
      const wanted = body.limit === null ? null : centsOf(String(body.limit));
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

/** Euro to cents; a stake is at least one. */
function stakeOf(amount: string | number): number {
  const cents = centsOf(String(amount));
  if (!cents) refuse('stake');
  return cents;
}

function refuse(field: string): never {
  throw new AppError('validation', { fields: { [field]: ['invalid'] } });
}
