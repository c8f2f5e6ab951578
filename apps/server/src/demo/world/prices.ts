import type { GoalRates } from '@tredici/engine/grid/score-grid';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#durations.ts';
import { DEMO_BOOKMAKERS, type DemoBookmaker } from './bookmakers.ts';
import { randomFor } from './keyed-random.ts';
import { quotePage } from './quotes.ts';
import type { WorldMatch, WorldOrigin } from './world.ts';

export interface WorldPrice {
  readonly bookmaker: DemoBookmaker;
  readonly betType: BetType;
  readonly odd: number;
  readonly capturedAt: number;
  readonly kind: 'opening' | 'live' | 'closing';
}

/** The share of matches without any price. */
const UNPRICED_SHARE = 0.02;
/** The market's error about a side's goals when it opens, and still when it closes (standard deviation of log
 *  goals). */
const OPENING_ERROR = 0.11;
const CLOSING_ERROR = 0.035;
/** Between opening and closing. */
const UPDATES_BEFORE_MS = [3 * DAY_MS, DAY_MS, 5 * HOUR_MS];
const CLOSING_BEFORE_MS = 8 * MINUTE_MS;
const LEAST_MOVE = 0.01;

/** From this long before the demo's first day on, everything is kept; for older matches only what a forecast
 *  and its record need, so that a first start is short. */
const RICH_BEFORE_MS = 8 * DAY_MS;
/** Records cover a year; from this long before the first day, the closing 1X2 is kept. */
const OLDEST_BEFORE_MS = 400 * DAY_MS;

/** How much of a match's prices is kept. */
export type Detail = 'everything' | 'essentials' | 'close';

/** The most accurate bookmaker's opening 1X2, and its close of 1X2 and 2.5 goals. */
export function isEssential({ bookmaker, betType, kind }: WorldPrice): boolean {
  if (bookmaker !== DEMO_BOOKMAKERS[0]) return false;
  return kind === 'closing' ? CORE_BETS.has(betType) : kind === 'opening' && RESULTS.has(betType);
}

const RESULTS: ReadonlySet<BetType> = new Set(['1', 'X', '2']);
const CORE_BETS: ReadonlySet<BetType> = new Set([...RESULTS, 'o_2_5', 'u_2_5']);

/** The prices of a match that have been captured by `now`, oldest first for each bookmaker. Their values
 *  never depend on `now`: later ones are only missing. */
export function pricesOf(origin: WorldOrigin, match: WorldMatch, now: number): WorldPrice[] {
  if (match.kickoff - 9 * DAY_MS > now) return [];
  const common = randomFor(origin.seed, 'market', match.key);
  if (common.uniform() < UNPRICED_SHARE) return [];
  const error = {
    opening: [common.normal() * OPENING_ERROR, common.normal() * OPENING_ERROR],
    closing: [common.normal() * CLOSING_ERROR, common.normal() * CLOSING_ERROR],
  };
  const detail = detailOf(origin, match);
  const shown = detail === 'everything' ? DEMO_BOOKMAKERS : DEMO_BOOKMAKERS.slice(0, 1);
  return shown.flatMap((bookmaker, place) => {
    const own = randomFor(origin.seed, 'prices', match.key, bookmaker.key);
    if (own.uniform() * 100 >= bookmaker.covers) return [];
    const opinion = [own.normal() * bookmaker.error, own.normal() * bookmaker.error] as const;
    const last = new Map<BetType, number>();
    const prices: WorldPrice[] = [];
    for (const { at, kind, progress } of capturesOf(match, bookmaker, place)) {
      const wobble = [own.normal(), own.normal()].map((x) => (x * bookmaker.error) / 3);
      if (at > now || !isSeen(detail, kind)) continue;
      const shift = (side: 0 | 1) =>
        error.opening[side]! * (1 - progress) +
        error.closing[side]! +
        opinion[side] +
        wobble[side]!;
      const rates = shifted(match.rates, shift(0), shift(1));
      const full = detail === 'everything' && kind !== 'live';
      for (const [betType, odd] of quotePage(rates, bookmaker, full)) {
        // A price that hardly changed is left out, except the first and the last.
        if (kind === 'live' && Math.abs(odd / (last.get(betType) ?? 0) - 1) < LEAST_MOVE) continue;
        last.set(betType, odd);
        const price: WorldPrice = { bookmaker, betType, odd, capturedAt: at, kind };
        if (isKept(detail, price)) prices.push(price);
      }
    }
    return prices;
  });
}

/** Decided by the day the demo began, not by today, so that what has been seen once stays. */
function detailOf(origin: WorldOrigin, { kickoff, postponement }: WorldMatch): Detail {
  const before = origin.beganAt - (postponement?.kickoff ?? kickoff);
  if (before < RICH_BEFORE_MS) return 'everything';
  return before < OLDEST_BEFORE_MS ? 'essentials' : 'close';
}

/** Skips the computation of prices that would be discarded. */
function isSeen(detail: Detail, kind: WorldPrice['kind']): boolean {
  return (
    detail === 'everything' || kind === 'closing' || (detail === 'essentials' && kind === 'opening')
  );
}

function isKept(detail: Detail, price: WorldPrice): boolean {
  if (detail === 'everything') return true;
  return isEssential(price) && (detail === 'essentials' || RESULTS.has(price.betType));
}

function shifted(rates: GoalRates, home: number, away: number): GoalRates {
  return {
    homeGoals: rates.homeGoals * Math.exp(home),
    awayGoals: rates.awayGoals * Math.exp(away),
    rho: rates.rho,
  };
}

interface Capture {
  readonly at: number;
  readonly kind: WorldPrice['kind'];
  /** 0 at the opening, 1 at the close. */
  readonly progress: number;
}

/** The times at which a bookmaker's prices are seen. A postponed match is priced again for its new date, but
 *  it opens once and closes once. */
function capturesOf(match: WorldMatch, bookmaker: DemoBookmaker, place: number): Capture[] {
  const { kickoff, postponement } = match;
  if (!postponement) return capturesBefore(kickoff, bookmaker, place);
  const first = capturesBefore(kickoff, bookmaker, place).filter(
    ({ at, kind }) => at < postponement.announcedAt && kind !== 'closing',
  );
  const again = capturesBefore(postponement.kickoff, bookmaker, place)
    .filter(({ at }) => at > postponement.rescheduledAt)
    .map(({ at, kind, progress }, i): Capture => {
      const opensHere = i === 0 && first.length === 0;
      return {
        at,
        kind: kind === 'opening' && !opensHere ? 'live' : kind,
        progress: (1 + progress) / 2,
      };
    });
  return [...first, ...again];
}

function capturesBefore(kickoff: number, bookmaker: DemoBookmaker, place: number): Capture[] {
  const opening = bookmaker.opensDays * DAY_MS;
  // Bookmakers are read one after the other.
  const delay = place * MINUTE_MS;
  const at = (before: number) => kickoff - before - delay;
  const updates = UPDATES_BEFORE_MS.map(
    (before): Capture => ({ at: at(before), kind: 'live', progress: 1 - before / opening }),
  );
  return [
    { at: wholeMinute(at(opening)), kind: 'opening', progress: 0 },
    ...updates,
    { at: at(CLOSING_BEFORE_MS), kind: 'closing', progress: 1 },
  ];
}

const wholeMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;
