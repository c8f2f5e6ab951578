import type { MatchDetail, MatchExplanation, PriceHistory } from '@tredici/contract/match';
import { toIso } from '#db/read-rows.ts';
import { urlOf } from '#features/bookmakers/store.ts';
import { factsOf, type ListedMatch } from '#features/matches/store.ts';
import type { ThreeWay } from './compute/make-forecast.ts';
import { namesOf, percentOf, toBets } from './lists/list-rows.ts';
import type { BookmakerRow, DataAge } from './lists/list-store.ts';
import type { PriceRow, QuoteRow, ServedForecast } from './match-store.ts';

export interface DetailParts {
  readonly match: ListedMatch;
  readonly forecast: ServedForecast | undefined;
  /** None for users who are shown none. */
  readonly quotes: readonly QuoteRow[];
  /** In the order in which they are shown. */
  readonly bookmakers: readonly BookmakerRow[];
  readonly oddsHidden: boolean;
  readonly age: DataAge;
  readonly now: Date;
}

export function toMatchDetail({
  match,
  forecast,
  quotes,
  bookmakers,
  oddsHidden,
  age,
  now,
}: DetailParts): MatchDetail {
  const byBookmaker = Map.groupBy(quotes, ({ bookmakerId }) => bookmakerId);
  const offering = bookmakers.filter(({ id }) => byBookmaker.has(id));
  return {
    ...factsOf(match, now),
    bet_house_url: offering[0] ? urlOf(match, offering[0]) : null,
    odds_hidden: oddsHidden,
    forecast: forecast ? headOf(forecast) : null,
    bets: toBets(forecast?.blend ?? null),
    model: forecast ? toBets(forecast.model) : null,
    market: forecast?.market ? toBets(forecast.market) : null,
    // Without a market there is nothing to blend with: the forecast is the model's.
    blend: forecast?.market ? toBets(forecast.blend) : null,
    interval: intervalOf(forecast),
    explanation: explanationOf(forecast),
    scores: forecast?.scores?.map((row) => row.map(percentOf)) ?? null,
    odds: Object.fromEntries(
      offering.map((one) => [one.name, toOffer(urlOf(match, one), byBookmaker.get(one.id)!)]),
    ) as MatchDetail['odds'],
    bookmakers: offering.map(({ name }) => name),
    outcomes: outcomesOf(forecast),
    forecasts_at: age.forecasts === null ? null : toIso(age.forecasts),
    prices_at: age.prices === null ? null : toIso(age.prices),
  };
}

function headOf(forecast: ServedForecast): NonNullable<MatchDetail['forecast']> {
  return {
    run_id: forecast.runId,
    model_version: forecast.modelVersion,
    made_at: toIso(forecast.made),
    frozen_at: forecast.frozen === null ? null : toIso(forecast.frozen),
    replayed: forecast.replayed,
    sequence: forecast.sequence,
    hash: forecast.hash,
    warnings: [...(forecast.explanation?.warnings ?? [])],
  };
}

function intervalOf(forecast: ServedForecast | undefined): MatchDetail['interval'] {
  if (!forecast?.interval) return null;
  return Object.fromEntries(
    Object.entries(forecast.interval).map(([bet, [low, high]]) => [
      bet,
      [percentOf(low), percentOf(high)],
    ]),
  ) as MatchDetail['interval'];
}

function explanationOf(forecast: ServedForecast | undefined): MatchExplanation | null {
  if (!forecast?.explanation) return null;
  const stored = forecast.explanation;
  return {
    start: points(stored.start),
    factors: stored.factors.map(({ name, supremacy, change }) => ({
      name,
      supremacy,
      change: points(change),
    })),
    end: points(stored.end),
    expected_goals: stored.expectedGoals,
  };
}

const points = (three: ThreeWay) => ({
  '1': percentOf(three['1']),
  X: percentOf(three.X),
  '2': percentOf(three['2']),
});

function toOffer(url: string | null, quotes: readonly QuoteRow[]) {
  const offer: Record<string, unknown> = { url };
  for (const { betType, odd, captured, openingOdd, opening } of quotes) {
    const quote = {
      odd,
      captured_at: toIso(captured),
      opening_odd: openingOdd,
      opening_at: toIso(opening),
    };
    for (const name of namesOf(betType)) offer[name] = quote;
  }
  return offer;
}

/** A line for each bookmaker shown, in the same order. */
export function toPriceLines(
  rows: readonly PriceRow[],
  bookmakers: readonly BookmakerRow[],
): PriceHistory['lines'] {
  const byBookmaker = Map.groupBy(rows, ({ bookmakerId }) => bookmakerId);
  return bookmakers.flatMap(({ id, name }) => {
    const own = byBookmaker.get(id);
    if (!own) return [];
    return {
      bookmaker: name,
      points: own.map((row) => ({ at: toIso(row.captured), odd: row.odd })),
    };
  });
}

function outcomesOf(forecast: ServedForecast | undefined): MatchDetail['outcomes'] {
  if (!forecast?.won) return null;
  const won = new Set(forecast.won);
  const returned = new Set(forecast.returned);
  const outcome = (bet: string) => {
    if (forecast.voidReason || returned.has(bet)) return 'void';
    return won.has(bet) ? 'won' : 'lost';
  };
  // A bet type added after the forecast was neither forecast nor settled.
  const bets = Object.keys(forecast.blend);
  return Object.fromEntries(bets.map((bet) => [bet, outcome(bet)])) as MatchDetail['outcomes'];
}
