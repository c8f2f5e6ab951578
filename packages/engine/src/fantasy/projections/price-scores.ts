/** How highly price lists rate a player: the logarithm of the price, relative to the middle. Prices are whole
 *  credits and crowd at the low end. The market value is finer and tells more, but it moves with results, so
 *  it may be given only from a list made before the first round. */
import { CLASSIC_ROLES, type ClassicRole } from '../rules/roles.ts';

export type PricedPlayer = {
  readonly id: number;
  readonly role: ClassicRole;
  /** Fixed before the season; values below 1 count as 1. */
  readonly initialPrice: number;
  /** Per 1000 credits, from a list made before the season; otherwise missing. */
  readonly marketValue?: number | null;
};

/** ln(price) of a medium-priced player, which gets the score zero. */
const CENTRE = 2;
/** Share of the market value in the score: studies/fantasy-season.ts. */
const MARKET_SHARE = 0.75;
/** With fewer players than this the scale of the market values cannot be determined. */
const MIN_PLAYERS = 20;

/** Scores by id. Market values are first converted to the scale of the prices of their role. */
export function priceScores(players: readonly PricedPlayer[]): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const role of CLASSIC_ROLES) {
    const ofRole = players.filter((player) => player.role === role);
    const valued = ofRole.filter(({ marketValue }) => (marketValue ?? 0) > 0);
    const line = valued.length >= MIN_PLAYERS ? fitLine(valued.map(logs)) : null;
    for (const player of ofRole) {
      const { price, value } = logs(player);
      const isValued = line && (player.marketValue ?? 0) > 0;
      const market = isValued ? line.level + line.slope * value : price;
      scores.set(player.id, (1 - MARKET_SHARE) * price + MARKET_SHARE * market - CENTRE);
    }
  }
  return scores;
}

const logs = ({ initialPrice, marketValue }: PricedPlayer) => ({
  price: Math.log(Math.max(1, initialPrice)),
  value: Math.log(Math.max(1, marketValue ?? 1)),
});

/** Least squares of price on value; null if all values are equal. */
function fitLine(points: ReadonlyArray<{ price: number; value: number }>) {
  const mean = (of: (point: { price: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const price = mean((point) => point.price);
  const value = mean((point) => point.value);
  const spread = mean((point) => (point.value - value) ** 2);
  if (spread === 0) return null;
  const slope = mean((point) => (point.value - value) * (point.price - price)) / spread;
  return { slope, level: price - slope * value };
}
