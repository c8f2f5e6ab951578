import type { MyBet, MyBetRecord, PreviewRow, StakeLimitReply } from '@tredici/contract/my-bets';
import {
  type BetRecord,
  betRecord,
  betRecordsBy,
  type PlacedBet,
} from '@tredici/engine/bankroll/bet-record';
import type { Luck } from '@tredici/engine/bankroll/luck';
import {
  allowanceAt,
  limitAt,
  NO_LIMIT,
  type StakeLimit,
} from '@tredici/engine/bankroll/stake-limit';
import { type MatchEnd, payoutCents, settleBet } from '@tredici/engine/markets/settle';
import { toIso } from '#db/read-rows.ts';
import { VOID_REASONS } from '#db/schema/settlements.ts';
import { factsOf, type ListedMatch } from '#features/matches/store.ts';
import type { findStakeLimit, NewBet, NotedBet } from './store.ts';

/** Converts rows to the contract's shapes. Amounts are cents here and euro there. */

/** A match moved by more than this since the bet was placed returns the stake. */
const MOVED_SECONDS = 36 * 3600;
const euro = (cents: number): number => Math.round(cents) / 100;
const percent = (share: number): number => Math.round(share * 1e4) / 100;

export function outcomeOf(bet: NotedBet): PlacedBet['outcome'] {
  const end = endOf(bet);
  const settled = end && settleBet(bet.betType, end);
  return settled?.ok ? settled.outcome : 'open';
}

function endOf(bet: NotedBet): MatchEnd | undefined {
  const reason = VOID_REASONS.find((one) => one === bet.status);
  if (reason) return { void: reason };
  if (Math.abs(bet.kickoff - bet.kickoffThen) > MOVED_SECONDS) return { void: 'postponed' };
  const { homeGoals, awayGoals } = bet;
  if (bet.status !== 'finished' || homeGoals === null || awayGoals === null) return undefined;
  return { score: { home: homeGoals, away: awayGoals } };
}

export function toMyBet(bet: NotedBet, oddsHidden = false): MyBet {
  const outcome = outcomeOf(bet);
  return {
    id: bet.betId,
    match: factsOf(bet),
    bet_type: bet.betType,
    odd: oddsHidden ? null : bet.odd,
    stake: euro(bet.stakeCents),
    bookmaker: bet.bookmaker,
    placed_at: toIso(bet.placed),
    suggestion_id: bet.suggestionId,
    outcome,
    gain_loss:
      outcome === 'open'
        ? null
        : euro(payoutCents(outcome, bet.stakeCents, bet.odd) - bet.stakeCents),
    closing_odd: oddsHidden ? null : bet.closingOdd,
  };
}

type KeyedBet = PlacedBet & { readonly bet: NotedBet };

export function recordsOf(bets: readonly NotedBet[]) {
  const placed = bets.map(
    (bet): KeyedBet => ({
      bet,
      stakeCents: bet.stakeCents,
      oddsDecimal: bet.odd,
      outcome: outcomeOf(bet),
      probability: bet.probability,
      closingOdds: bet.closingOdd,
    }),
  );
  const by = (keyOf: (bet: NotedBet) => string) =>
    betRecordsBy(placed, ({ bet }) => keyOf(bet)).map(({ key, record }) => ({
      key,
      ...toRecord(record),
    }));
  return {
    record: toRecord(betRecord(placed)),
    by_bookmaker: by(({ bookmaker }) => bookmaker),
    by_tournament: by(({ tournamentId }) => String(tournamentId)),
    by_bet_type: by(({ betType }) => betType),
    by_month: by(({ placed: at }) => MONTH.format(at * 1000)).sort((a, b) =>
      a.key < b.key ? 1 : -1,
    ),
  };
}

/** The plans' bets, at their own prices and stakes; null without any. */
export function planRecordOf(bets: readonly PlacedBet[]): MyBetRecord | null {
  return bets.length > 0 ? toRecord(betRecord(bets)) : null;
}

/** A bet in a file whose match was found. */
interface FoundBet extends NewBet {
  readonly line: number;
  readonly match: ListedMatch;
}

export function toPreviewRow(
  { line, match, betType, odd, stakeCents, bookmaker, placedAt }: FoundBet,
  isKnown: boolean,
): PreviewRow {
  return {
    line,
    match: factsOf(match),
    odd,
    stake: euro(stakeCents),
    bookmaker,
    bet_type: betType,
    placed_at: placedAt.toISOString(),
    is_known: isKnown,
  };
}

/** 2026-03, in Rome. */
const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
});

function toRecord(record: BetRecord): MyBetRecord {
  const { closingLine } = record;
  return {
    bets: record.bets,
    won: record.won,
    open: record.open,
    staked: euro(record.stakedCents),
    returned: euro(record.returnedCents),
    profit: euro(record.profitCents),
    yield: record.yield && {
      percent: percent(record.yield.share),
      standard_error:
        record.yield.standardError === null ? null : percent(record.yield.standardError),
    },
    closing_line: closingLine && {
      bets: closingLine.bets,
      percent: percent(closingLine.mean),
      low: percent(closingLine.low),
      high: percent(closingLine.high),
    },
    against_forecast: toLuck(record.againstForecast),
    against_no_edge: toLuck(record.againstNoEdge),
  };
}

function toLuck(luck: Luck | null): MyBetRecord['against_forecast'] {
  return (
    luck && {
      bets: luck.bets,
      expected: euro(luck.expectedCents),
      spread: euro(luck.spreadCents),
      luck: euro(luck.luckCents),
      better_chance: luck.betterChance,
      equal_chance: luck.equalChance,
    }
  );
}

export function limitOf(row: Awaited<ReturnType<typeof findStakeLimit>>): StakeLimit {
  if (!row) return NO_LIMIT;
  const { limitCents, raiseCents, raiseFrom } = row;
  return {
    limitCents,
    raise: raiseFrom && { limitCents: raiseCents, fromMs: raiseFrom.getTime() },
  };
}

export function toLimit(limit: StakeLimit, stakedCents: number, now: Date): StakeLimitReply {
  const { raise } = limitAt(limit, now.getTime());
  const allowance = allowanceAt(limit, stakedCents, now.getTime());
  const orNull = (cents: number | null) => (cents === null ? null : euro(cents));
  return {
    limit: orNull(allowance.limitCents),
    raise: raise && { limit: orNull(raise.limitCents), from: new Date(raise.fromMs).toISOString() },
    staked: euro(stakedCents),
    left: orNull(allowance.leftCents),
    is_reached: allowance.isReached,
  };
}
