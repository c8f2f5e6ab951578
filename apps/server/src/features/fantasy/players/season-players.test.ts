import { expect, test } from 'vitest';
import {
  type FileRows,
  type ListedPlayer,
  layFiles,
  type SeasonPlayers,
} from './season-players.ts';

const listed = (id: number, change: Partial<ListedPlayer> = {}): ListedPlayer => ({
  id,
  name: `Uno ${id}`,
  club: 'Roma',
  role: 'C',
  mantraRoles: ['M'],
  price: 5,
  initialPrice: 5,
  mantraPrice: 5,
  initialMantraPrice: 5,
  marketValue: 20,
  hasLeft: false,
  totals: null,
  ...change,
});
const entry = (round: number, vote: number | null) => ({
  round,
  vote,
  matchId: 1,
  started: true,
  minutes: 90,
  events: {},
});
const base: SeasonPlayers = {
  players: new Map([1, 2].map((id) => [id, listed(id)])),
  rounds: new Map([[1, [entry(1, 6), entry(2, 7)]]]),
};
const quotes: FileRows = {
  kind: 'quotes',
  rows: [2, 3].map((id) => ({ ...listed(id, { price: 9 }), price: 9, initialPrice: 5 })),
};
const totals = {
  votes: 20,
  meanVote: 6.1,
  meanFantavoto: 6.4,
  goals: 2,
  conceded: 0,
  penaltiesSaved: 0,
  penaltiesTaken: 0,
  penaltiesScored: 0,
  penaltiesMissed: 0,
  assists: 1,
  yellowCards: 3,
  redCards: 0,
  ownGoals: 0,
};
const person = (id: number) => ({
  id,
  name: `Uno ${id}`,
  club: 'Roma',
  role: 'C' as const,
  mantraRoles: [],
});
const statistics: FileRows = {
  kind: 'statistics',
  rows: [3, 4].map((id) => ({ ...person(id), ...totals })),
};
const votes: FileRows = {
  kind: 'votes',
  round: 2,
  rows: [2, 5].map((id) => ({ ...person(id), vote: 6.5, events: { assists: 1 } })),
};

test('without files nothing changes', () => {
  expect(layFiles(base, [])).toEqual(base);
});

test('a list of prices replaces the whole list, and the other files only add to it', () => {
  const { players } = layFiles(base, [statistics, votes, quotes]);
  expect([...players.keys()]).toEqual([2, 3]);
  expect(players.get(2)).toMatchObject({ price: 9, totals: null });
  expect(players.get(3)!.totals).toEqual(totals);
});

test('without a list the other files add their players, with no price', () => {
  const { players } = layFiles({ players: new Map(), rounds: new Map() }, [statistics, votes]);
  expect([...players.keys()].sort()).toEqual([2, 3, 4, 5]);
  expect(players.get(4)).toMatchObject({ price: null, hasLeft: false });
});

test('votes replace the whole of their round, and leave the other rounds unchanged', () => {
  const { rounds } = layFiles(base, [votes]);
  expect(rounds.get(1)).toEqual([entry(1, 6)]);
  expect(rounds.get(2)).toMatchObject([{ round: 2, vote: 6.5, matchId: null }]);
  expect(base.rounds.get(1)).toHaveLength(2);
});

test("a league's export changes prices and roles of players who are listed", () => {
  const league: FileRows = {
    kind: 'league',
    rows: [
      {
        id: 1,
        number: 1,
        name: 'Uno 1',
        club: 'Roma',
        role: 'D',
        mantraRoles: ['Dc'],
        price: 12,
        offList: true,
        at: { sheet: 'a', row: 2 },
      },
      {
        id: 9,
        number: 9,
        name: 'Chi',
        club: 'Roma',
        role: 'A',
        mantraRoles: [],
        price: 1,
        offList: false,
        at: { sheet: 'a', row: 3 },
      },
    ],
  };
  const { players } = layFiles(base, [league]);
  expect(players.get(1)).toMatchObject({ role: 'D', price: 12, initialPrice: 5, hasLeft: true });
  expect(players.has(9)).toBe(false);
});

test('the order of the files does not matter', () => {
  const files = [quotes, statistics, votes];
  const orders = [files, [...files].reverse(), [votes, quotes, statistics]];
  const results = orders.map((order) => {
    const { players, rounds } = layFiles(base, order);
    return { players: [...players], rounds: [...rounds] };
  });
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});
