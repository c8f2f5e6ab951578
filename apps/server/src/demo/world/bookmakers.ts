import type { BetGroup } from '@tredici/engine/markets/bet-types';
import { GROUPS } from '@tredici/engine/markets/catalogue';

/** No bookmaker has these names, and no address ending in `.example` can ever exist: invented prices must not
 *  be taken for anyone's. */
export interface DemoBookmaker {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  /** The sum of a market's inverse odds above one. */
  readonly margin: number;
  /** Standard deviation of its own estimate, in log goals. */
  readonly error: number;
  /** The percentage of matches that it prices. */
  readonly covers: number;
  /** Days before kick-off when it opens; at least the six days that users look ahead. */
  readonly opensDays: number;
  /** The bet groups that it prices beyond 1X2 and 2.5 goals. */
  readonly groups: readonly BetGroup[];
}

/** The large ones price every group. */
const ALL: readonly BetGroup[] = GROUPS.map(({ key }) => key);

function bookmaker(
  name: string,
  margin: number,
  error: number,
  covers: number,
  opensDays: number,
  groups: readonly BetGroup[] = ALL,
): DemoBookmaker {
  const key = name.toLowerCase().replaceAll(' ', '-');
  return { key, name, url: `https://${key}.example/`, margin, error, covers, opensDays, groups };
}

/** Most accurate first: the demo keeps the first ones' prices for past seasons. */
export const DEMO_BOOKMAKERS: readonly DemoBookmaker[] = [
  bookmaker('Tacco e Punta', 0.03, 0.012, 99, 7.6),
  bookmaker('Banco di Prova', 0.045, 0.018, 97, 7.2),
  bookmaker('Finta Schedina', 0.05, 0.022, 95, 6.9),
  bookmaker('Pallone di Carta', 0.055, 0.025, 92, 6.8),
  bookmaker('Tabellone Finto', 0.06, 0.03, 88, 6.6, ['double_chance', 'under_over']),
  bookmaker('Botteghino Zero', 0.065, 0.028, 85, 6.5, ['under_over', 'goal_no_goal']),
  bookmaker('Fantaquote', 0.075, 0.035, 80, 6.4, ['double_chance', 'goal_no_goal']),
  bookmaker('Scommessa di Sabbia', 0.085, 0.04, 70, 6.2, ['double_chance']),
];
