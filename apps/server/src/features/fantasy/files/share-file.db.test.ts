import { beforeAll, expect, test } from 'vitest';
import { seedConstants } from '#db/seed-constants.ts';
import { readPlayersFile } from '#sources/fantacalcio/read-file.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { madeXlsx } from '#testing/made-xlsx.ts';
import { VOTES } from '#testing/player-files.ts';
import { loadSeasonPlayers } from '../players/store.ts';
import { shareFile, unshareFile } from './share-file.ts';

const { db } = await createTestDatabase();
const NOW = new Date('2025-10-01T10:00:00Z');

beforeAll(() => seedConstants(db));

const HEADER = 'Id,R,RM,Nome,Squadra,Qt.A,Qt.I'.split(',');
const quotes = (price: number) =>
  madeXlsx({
    Tutti: [
      ['Quotazioni Fantacalcio Stagione 2025 26'],
      HEADER,
      [11, 'P', 'Por', 'Uno', 'Roma', price, 10],
      [12, 'C', 'M;C', 'Due', 'Verona', 5, 5],
    ],
  });
const votes = madeXlsx({
  Fantacalcio: [['Roma'], VOTES, [11, 'P', 'Uno', 6.5, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
});

async function share(bytes: Uint8Array, at: Date, name = '', isPreview = false) {
  const read = await readPlayersFile(bytes, { name, source: 'Fantacalcio' });
  if (!read.ok) throw new Error(read.reason);
  const asked = { name, season: '2025/26', round: undefined };
  return shareFile(db, at, read.file, asked, isPreview);
}
const priceOf = async (id: number) =>
  (await loadSeasonPlayers(db, '2025/26')).players.get(id)?.price;

test("an operator's lists make the players for all users, and undoing restores the previous ones", async () => {
  expect(await share(quotes(10), NOW, '', true)).toMatchObject({ id: null, rows: 2 });
  expect(await priceOf(11)).toBeUndefined();
  await share(quotes(10), NOW);
  const later = await share(quotes(14), new Date(NOW.getTime() + 1000));
  expect(later.report.difference.prices).toMatchObject([{ player_id: 11, from: 10, to: 14 }]);
  await share(votes, NOW, 'Giornata_3.xlsx');
  const { players, rounds } = await loadSeasonPlayers(db, '2025/26');
  expect(players.get(11)).toMatchObject({ name: 'Uno', club: 'Roma', price: 14, initialPrice: 10 });
  expect(players.get(12)).toMatchObject({ club: 'Hellas Verona', mantraRoles: ['M', 'C'] });
  expect(rounds.get(11)).toMatchObject([{ round: 3, vote: 6.5, events: { goalsConceded: 1 } }]);
  expect(await unshareFile(db, later.id!)).toBe(true);
  expect(await priceOf(11)).toBe(10);
  expect(await unshareFile(db, 999)).toBe(false);
});
