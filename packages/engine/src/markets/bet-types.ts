/** Bet types by name, taken from the catalogue: the keys used in the API and in the ledger. */
import {
  COMBINED,
  COMBINED_WITH,
  type GROUPS,
  MARKETS,
  type MarketRow,
  type Side,
} from './catalogue.ts';

type Row = (typeof MARKETS)[number];
export type MarketKey = Row['key'];
export type BetGroup = (typeof GROUPS)[number]['key'];
type BetOf<K extends MarketKey> = Extract<Row, { key: K }>['bets'][number]['key'];
export type BetType = BetOf<MarketKey>;

/** A market with everything that the catalogue can contain about it, and its bets by their keys. `2X` is
 *  another name of `X2` and is not included. */
export interface Market extends Omit<MarketRow, 'key' | 'bets'> {
  readonly key: MarketKey;
  readonly bets: readonly BetType[];
}

const keysOf = (row: MarketRow): BetType[] =>
  row.bets.filter(({ sameAs }) => sameAs === undefined).map(({ key }) => key as BetType);

/** In the order of the catalogue. */
export const MARKET_LIST: readonly Market[] = MARKETS.map((row) => ({ ...row, bets: keysOf(row) }));

type ListedKey = Extract<Row, { listed: string }>['key'];
/** The markets that lists of matches contain and the best bets offer. */
export const LISTED_MARKETS = MARKET_LIST.filter(
  (market): market is Market & { readonly key: ListedKey } => market.listed !== undefined,
);

export type PricedBet = Exclude<
  Extract<Row, { priced: string }>['bets'][number],
  { sameAs: string }
>['key'];

const betsOf = <K extends MarketKey>(market: K) =>
  MARKET_LIST.find(({ key }) => key === market)!.bets as readonly BetOf<K>[];

export const FINAL_RESULTS = betsOf('1x2') as readonly ['1', 'X', '2'];
export type FinalResult = BetOf<'1x2'>;
export const DOUBLE_CHANCES = betsOf('double_chance') as readonly Exclude<DoubleChance, '2X'>[];
export type DoubleChance = BetOf<'double_chance'>;

export type RecordName = Extract<Row, { record: string }>['record'];
export interface PublicRecord {
  readonly name: RecordName;
  /** Of two bets one is enough, because it determines the other; of three, all are kept. */
  readonly bets: readonly BetType[];
}
/** The bets for which public records are kept. */
export const RECORDS: readonly PublicRecord[] = MARKET_LIST.flatMap(({ record, bets }) =>
  record === undefined
    ? []
    : [
        {
          name: record as RecordName,
          bets: bets.some((bet) => bet === record) ? [record as BetType] : bets,
        },
      ],
);

/** A combination consists of a result and one of the others: the rows and columns of its table. */
export const COMBINABLE_RESULTS = COMBINED.map(({ key }) => key);
export const COMBINABLE_OTHERS = COMBINED_WITH.map(({ key }) => key);
export type TeamGoals = BetOf<'home_goals' | 'away_goals'>;

const ROWS: readonly MarketRow[] = MARKETS;

export const BET_TYPES: readonly BetType[] = ROWS.flatMap(({ bets }) =>
  bets.map(({ key }) => key as BetType),
);

/** The bets with a second name, under which they are sent as well. */
export const SECOND_NAMES: ReadonlyMap<string, BetType> = new Map(
  ROWS.flatMap(({ bets }) => bets)
    .filter(({ sameAs }) => sameAs !== undefined)
    .map(({ key, sameAs }) => [sameAs!, key as BetType]),
);

const PUSHES = new Map(
  ROWS.flatMap(({ bets }) => bets)
    .filter(({ push }) => push !== undefined)
    .map(({ key, push }) => [key, push as BetType]),
);

/** The bet whose win returns the stake; undefined for bets that only win or lose. */
export const pushOf = (bet: string): BetType | undefined => PUSHES.get(bet);

/** The sides that a bet is on, in the terms of odds services; empty for bets that nobody prices. */
export const sidesOf = (bet: BetType): readonly Side[] => SIDES.get(bet) ?? [];
const SIDES = new Map(
  ROWS.flatMap(({ bets }) => bets.map(({ key, sides }) => [key, sides ?? []] as const)),
);

const KNOWN_BET_TYPES: ReadonlySet<string> = new Set(BET_TYPES);

export function isBetType(key: string): key is BetType {
  return KNOWN_BET_TYPES.has(key);
}
