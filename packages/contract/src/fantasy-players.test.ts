import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  sampleClubs,
  sampleImportPreview,
  sampleMyPlayers,
  samplePlayerDetail,
  samplePlayerList,
} from '../testing/fantasy-samples.ts';
import { columnsOf, rowsOf } from './columns.ts';
import { fantasyImportCalls } from './fantasy-imports.ts';
import { fantasyPlayerCalls } from './fantasy-players.ts';

const { listPlayers, getPlayer, listFantasyClubs, getMyPlayers } = fantasyPlayerCalls;

test.each([
  ['a list with Pro', listPlayers.reply, samplePlayerList()],
  ['a list without', listPlayers.reply, samplePlayerList(3, true)],
  ['a player with Pro', getPlayer.reply, samplePlayerDetail()],
  ['a player without', getPlayer.reply, samplePlayerDetail(true)],
  ['clubs', listFantasyClubs.reply, sampleClubs()],
  ['own words', getMyPlayers.reply, sampleMyPlayers],
  ['a preview', fantasyImportCalls.uploadImport.reply, sampleImportPreview],
])('the sample of %s is a reply as it is', (_, schema, sample) => {
  expect(z.parse(schema as z.ZodMiniType, sample)).toEqual(sample);
});

test('columns are rows whose keys are sent only once', () => {
  const rows = [
    { id: 1, name: 'Uno', roles: ['M', 'C'] },
    { id: 2, name: 'Due', roles: [] },
  ];
  const columns = columnsOf(rows, ['id', 'name', 'roles']);
  expect(columns).toEqual({ id: [1, 2], name: ['Uno', 'Due'], roles: [['M', 'C'], []] });
  expect(rowsOf(columns)).toEqual(rows);
  expect(rowsOf(columnsOf([] as typeof rows, ['id', 'name']))).toEqual([]);
});

test('a list without Pro leaves out the columns that need it', () => {
  const { locked, projections, players } = samplePlayerList(5, true);
  expect([locked, projections]).toEqual([true, null]);
  expect(rowsOf(players)).toHaveLength(5);
});
