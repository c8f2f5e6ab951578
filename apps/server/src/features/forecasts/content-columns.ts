import { json, orNull } from '#db/read-rows.ts';
import type { Probabilities } from '#db/schema/forecasts.ts';
import type { ForecastContent } from './compute/make-forecast.ts';

/** The columns of a forecast's content, of a forecast `f`. */
export const contentColumns = {
  model: json<Probabilities>('f.model'),
  market: orNull(json<Probabilities>('f.market')),
  blend: json<Probabilities>('f.blend'),
  interval: orNull(json<Record<string, [low: number, high: number]>>('f.interval')),
  explanation: orNull(json<Record<string, unknown>>('f.explanation')),
  scores: orNull(json<number[][]>('f.scores')),
  bestOdds: orNull(json<Record<string, number>>('f.best_odds')),
} as const;

/** The same content to be written, by the columns of the table. */
export const contentValues = (content: ForecastContent, contentHash: Buffer) => ({
  model: content.model,
  market: content.market,
  blend: content.blend,
  interval: content.interval,
  explanation: content.explanation,
  scores: content.scores,
  best_odds: content.bestOdds,
  content_hash: contentHash.toString('hex'),
});
