import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import {
  bytes,
  checkRows,
  integer,
  json,
  oneOf,
  orNull,
  seconds,
  selectList,
  text,
  toDate,
  toIso,
} from './read-rows.ts';

const columns = {
  id: integer('m.id'),
  home: text('h.name'),
  kickoff: seconds('m.kickoff_utc'),
  goals: orNull(integer('m.home_goals')),
  links: orNull(json<Record<string, string>>(`m.source_data -> 'links'`)),
};
const row = { id: 7, home: 'Genoa', kickoff: 1.5, goals: null, links: { bet365: 'https://…' } };

test('the list of a select names every column', () => {
  const { sql } = new PgDialect().sqlToQuery(selectList(columns));
  expect(sql).toBe(
    `m.id as "id", h.name as "home", extract(epoch from m.kickoff_utc)::float8 as "kickoff", ` +
      `m.home_goals as "goals", m.source_data -> 'links' as "links"`,
  );
});

test('valid rows are returned unchanged', () => {
  expect(checkRows(columns, [row])).toEqual([row]);
});

test.each([
  ['id', '7', 'column id is 7, not an integer'],
  ['id', 7.5, 'column id is 7.5, not an integer'],
  ['home', null, 'column home is null, not a text'],
  ['kickoff', undefined, 'column kickoff is undefined, not a number'],
  ['goals', '3', 'column goals is 3, not an integer or null'],
  ['links', 'x', 'column links is x, not an object or null'],
])('a value of another type is refused: %s %s', (name, value, message) => {
  expect(() => checkRows(columns, [row, { ...row, [name]: value }])).toThrow(message);
});

test('a text may be one of a few', () => {
  const side = { side: oneOf(['home', 'away'], 's.side') };
  expect(checkRows(side, [{ side: 'home' }])).toEqual([{ side: 'home' }]);
  expect(() => checkRows(side, [{ side: 'neither' }])).toThrow('not one of home, away');
});

test('bytes are told from texts', () => {
  expect(() => checkRows({ hash: bytes('f.hash') }, [{ hash: 'ab' }])).toThrow('not bytes');
});

test('an instant is rounded to the millisecond', () => {
  const at = 1_700_000_000.123_9;
  expect(toDate(at).getTime()).toBe(1_700_000_000_124);
  expect(toIso(at)).toBe('2023-11-14T22:13:20.124Z');
});
