import type { ClassicRole, MantraRole } from '@tredici/engine/fantasy/rules/roles';
import type { PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import type { LeaguePlayer } from '#sources/fantacalcio/parse-league-export.ts';
import type { QuotedPlayer } from '#sources/fantacalcio/parse-quotes.ts';
import type { SeasonStatistics, SeasonTotals } from '#sources/fantacalcio/parse-statistics.ts';
import type { PlayerVote } from '#sources/fantacalcio/parse-votes.ts';

/** A player in a season, whatever the source. */
export interface ListedPlayer {
  readonly id: number;
  readonly name: string;
  readonly club: string;
  readonly role: ClassicRole;
  readonly mantraRoles: readonly MantraRole[];
  readonly price: number | null;
  readonly initialPrice: number | null;
  readonly mantraPrice: number | null;
  readonly initialMantraPrice: number | null;
  readonly marketValue: number | null;
  readonly hasLeft: boolean;
  readonly totals: SeasonTotals | null;
}

export interface PlayerRound {
  readonly round: number;
  readonly matchId: number | null;
  readonly vote: number | null;
  readonly started: boolean | null;
  readonly minutes: number | null;
  readonly events: PlayerEvents;
}

export interface SeasonPlayers {
  readonly players: ReadonlyMap<number, ListedPlayer>;
  /** In order. */
  readonly rounds: ReadonlyMap<number, readonly PlayerRound[]>;
}

/** The rows of a file, its clubs named as the product names them and its players by their ids. */
export type FileRows =
  | { readonly kind: 'quotes'; readonly rows: readonly QuotedPlayer[] }
  | { readonly kind: 'statistics'; readonly rows: readonly SeasonStatistics[] }
  | { readonly kind: 'votes'; readonly round: number; readonly rows: readonly PlayerVote[] }
  | {
      readonly kind: 'league';
      readonly rows: ReadonlyArray<LeaguePlayer & { readonly id: number }>;
    };

/** Applies files to what is known: a list of prices replaces the whole list, the others add to the players
 *  who are listed, or add players if there is no list. There is one file of each kind and round, and their
 *  order does not matter. */
export function layFiles(base: SeasonPlayers, files: readonly FileRows[]): SeasonPlayers {
  const players = new Map(base.players);
  const rounds = new Map(base.rounds);
  for (const file of files) if (file.kind === 'quotes') layQuotes(players, file.rows);
  const isListed = files.some(({ kind }) => kind === 'quotes');
  for (const file of files) {
    if (file.kind === 'statistics') layStatistics(players, file.rows, isListed);
    if (file.kind === 'votes') layVotes(players, rounds, file, isListed);
    if (file.kind === 'league') layLeague(players, file.rows);
  }
  return { players, rounds };
}

type Players = Map<number, ListedPlayer>;

function layQuotes(players: Players, rows: readonly QuotedPlayer[]): void {
  const before = new Map(players);
  players.clear();
  for (const row of rows) {
    players.set(row.id, { ...row, totals: before.get(row.id)?.totals ?? null });
  }
}

const WITHOUT_PRICE = {
  price: null,
  initialPrice: null,
  mantraPrice: null,
  initialMantraPrice: null,
  marketValue: null,
  hasLeft: false,
  totals: null,
} as const;

function layStatistics(
  players: Players,
  rows: readonly SeasonStatistics[],
  isListed: boolean,
): void {
  for (const { id, name, club, role, mantraRoles, ...totals } of rows) {
    const known = players.get(id);
    if (!known && isListed) continue;
    players.set(id, {
      ...(known ?? { id, name, club, role, mantraRoles, ...WITHOUT_PRICE }),
      totals,
    });
  }
}

function layVotes(
  players: Players,
  rounds: Map<number, readonly PlayerRound[]>,
  { round, rows }: Extract<FileRows, { kind: 'votes' }>,
  isListed: boolean,
): void {
  // The file replaces the whole round: votes that it does not contain are removed.
  for (const [id, own] of rounds) {
    if (own.some((one) => one.round === round)) {
      rounds.set(
        id,
        own.filter((one) => one.round !== round),
      );
    }
  }
  for (const { id, name, club, role, vote, events } of rows) {
    if (!players.has(id)) {
      if (isListed) continue;
      players.set(id, { id, name, club, role, mantraRoles: [], ...WITHOUT_PRICE });
    }
    const entry = { round, matchId: null, vote, started: null, minutes: null, events };
    const own = [...(rounds.get(id) ?? []), entry];
    rounds.set(
      id,
      own.sort((a, b) => a.round - b.round),
    );
  }
}

function layLeague(
  players: Players,
  rows: ReadonlyArray<LeaguePlayer & { readonly id: number }>,
): void {
  for (const { id, price, role, mantraRoles, offList } of rows) {
    const known = players.get(id);
    if (!known) continue;
    players.set(id, {
      ...known,
      role,
      price: price ?? known.price,
      hasLeft: known.hasLeft || offList,
      mantraRoles: mantraRoles.length > 0 ? mantraRoles : known.mantraRoles,
    });
  }
}
