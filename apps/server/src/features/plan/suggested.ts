import type { LeftOut, SuggestedBet, Suggestions } from '@tredici/contract/suggestions';
import { type Stakes, shareStakes } from '@tredici/engine/bankroll/stakes';
import { payoutCents } from '@tredici/engine/markets/settle';
import { toIso } from '#db/read-rows.ts';
import { urlOf } from '#features/bookmakers/store.ts';
import { factsOf } from '#features/matches/store.ts';
import type { LeftOutRow, MadeSlot, SuggestedRow } from '#features/suggestions/store.ts';
import { nextSlot, slotInstants } from '#jobs/rome-week.ts';
import { euro } from './euro.ts';
import { takes } from './play-weeks.ts';
import type { PlanStanding } from './standing.ts';

/** The week's suggestions with the stakes of a user's plan, in the contract's shape. */

export interface SuggestedParts {
  readonly weekStart: string;
  readonly now: Date;
  readonly level: Suggestions['threshold'];
  readonly standing: PlanStanding | undefined;
  readonly made: readonly MadeSlot[];
  readonly rows: readonly SuggestedRow[];
  readonly leftOutCount: number;
  /** Suggestions that the user has recorded as played. */
  readonly noted: ReadonlySet<number>;
  readonly oddsHidden: boolean;
  readonly pricesAt: Date | null;
}

/** Why a plan does not take the bets of a slot. */
type Refusal = 'before-plan' | 'paused';

type SlotStakes = Pick<SuggestedBet, 'no_stake'> & { readonly stakeCents: number };

export function suggestionsOf(parts: SuggestedParts): Suggestions {
  const { weekStart, now, rows, noted, oddsHidden } = parts;
  const { slots, bankroll } = stakesOf(parts);
  const madeAt = new Map(parts.made.map(({ slot, madeAt: at }) => [slot, at]));
  return {
    results: rows.map((row) => ({
      ...betOf(row, slots.get(row.slot)!, oddsHidden),
      noted: noted.has(row.suggestionId),
    })),
    week_start: weekStart,
    threshold: parts.level,
    slots: slotInstants(weekStart).map((due, slot) => ({
      slot,
      due_at: due.toISOString(),
      made_at: madeAt.has(slot) ? toIso(madeAt.get(slot)!) : null,
    })),
    next_slot_at: nextSlot(now).toISOString(),
    left_out_count: parts.leftOutCount,
    bankroll,
    odds_hidden: oddsHidden,
    prices_at: parts.pricesAt?.toISOString() ?? null,
  };
}

export function leftOutOf(rows: readonly LeftOutRow[], oddsHidden: boolean): LeftOut {
  return {
    results: rows.map((row) => ({
      match: factsOf(row),
      bet_type: row.betType,
      probability: percent(row.probability),
      odd: oddsHidden ? null : row.odd,
      value: oddsHidden || row.odd === null ? null : round(row.probability * row.odd, 4),
      reason: row.reason,
    })),
    odds_hidden: oddsHidden,
  };
}

/** The stake of each bet of a slot, slot after slot as the plan took them, and what is left. */
function stakesOf({ standing, made, rows, weekStart }: SuggestedParts) {
  const slots = new Map<number, SlotStakes>();
  const mondayCents = standing ? mondayOf(standing, weekStart) : 0;
  let stakedCents = 0;
  let last: Stakes | undefined;
  let refused: Refusal | undefined;
  for (const { slot, madeAt } of made) {
    const bets = rows.filter((row) => row.slot === slot).length;
    const refusal = standing ? whyNotTaken(standing, madeAt * 1000) : 'no-plan';
    if (refusal) {
      slots.set(slot, { stakeCents: 0, no_stake: refusal });
      if (bets > 0 && refusal !== 'no-plan') refused = refusal;
      continue;
    }
    const stakes = shareStakes({ mondayCents, stakedCents, bets });
    stakedCents += stakes.stakeCents * bets;
    slots.set(slot, { stakeCents: stakes.stakeCents, no_stake: stakes.noStake });
    if (bets > 0) last = stakes;
  }
  const keptCents = mondayCents - stakedCents;
  const bankroll = standing && {
    monday: euro(mondayCents),
    staked: euro(stakedCents),
    kept: euro(keptCents),
    kept_reason: last ? last.kept : keptCents > 0 ? (refused ?? ('no-bets' as const)) : null,
  };
  return { slots, bankroll: bankroll ?? null };
}

/** What could be staked in the week; if the plan has taken no slot in it yet, what may be staked. */
function mondayOf({ plan, weeks }: PlanStanding, weekStart: string): number {
  const own = weeks.find((week) => week.weekStart === weekStart);
  if (own) return own.mondayCents;
  const before = weeks.at(-1);
  return before ? Math.max(0, before.bankrollCents - before.waitingCents) : plan.initialCents;
}

function whyNotTaken({ span }: PlanStanding, madeAt: number): Refusal | null {
  if (takes(span, Math.round(madeAt))) return null;
  return madeAt < span.from ? 'before-plan' : 'paused';
}

function betOf(
  row: SuggestedRow,
  stakes: SlotStakes,
  oddsHidden: boolean,
): Omit<SuggestedBet, 'noted'> {
  const { stakeCents, no_stake } = stakes;
  const { bookmaker, outcome } = row;
  const url = bookmaker && urlOf(row, bookmaker);
  const gainCents =
    outcome === 'open' ? null : payoutCents(outcome, stakeCents, row.odd) - stakeCents;
  return {
    id: row.suggestionId,
    match: { ...factsOf(row), bet_house_url: oddsHidden ? null : url },
    bet_type: row.betType,
    probability: percent(row.probability),
    budget: euro(stakeCents),
    no_stake,
    odd: oddsHidden ? null : row.odd,
    current_odd: oddsHidden ? null : row.currentOdd,
    bookmaker: oddsHidden ? null : (bookmaker?.name ?? null),
    outcome,
    gain_loss: gainCents === null ? null : euro(gainCents),
    slot: row.slot,
    created_at: toIso(row.created),
    updated_at: toIso(row.updated),
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const percent = (share: number): number => round(100 * share, 2);
