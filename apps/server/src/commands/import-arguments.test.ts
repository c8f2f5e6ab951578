import { expect, test } from 'vitest';
import { readAlias } from './alias.ts';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import { createProgress } from './progress.ts';

test('a source, seasons and a folder', () => {
  expect(
    readImportArguments(['football-data', '--seasons', '2223,2324', '--dir', 'files']),
  ).toMatchObject({
    source: 'football-data.co.uk',
    seasons: [{ label: '2022/23' }, { label: '2023/24' }],
    dir: 'files',
    again: false,
  });
});

test('all seasons', () => {
  const { seasons } = readImportArguments(['football-data', '--seasons', 'all']) as ImportArguments;
  expect(seasons?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['2014/15', '2025/26']),
  );
});

test.each([
  [[], 'a source is missing'],
  [['bet365'], 'there is no source "bet365"'],
  [['football-data.org', 'x'], '"x" is one word too many'],
  [['football-data.co.uk', '--seasons', '2224'], '--seasons has "2224"'],
  [['football-data.co.uk', '--seasons', '1314'], '--seasons has "1314"'],
  [['football-data.co.uk', '--replay', '--dir', 'x'], '--replay reads what is kept'],
  [['football-data.co.uk', '--force'], "Unknown option '--force'"],
])('%j is refused', (args, problem) => {
  expect(readImportArguments(args)).toEqual({ problem: expect.stringContaining(problem) });
});

test('an alias is listed or resolved', () => {
  expect(readAlias(['list'])).toEqual({ action: 'list' });
  expect(
    readAlias([
      'resolve',
      'football-data.co.uk',
      'Italy',
      'Pergolettese',
      '--club',
      'Pergo',
      '--new',
    ]),
  ).toMatchObject({ country: 'Italy', name: 'Pergolettese', club: 'Pergo', create: true });
  expect(readAlias(['resolve', 'football-data.co.uk', 'Italy', 'X'])).toEqual({
    problem: '--club <club> is missing.',
  });
  expect(readAlias(['drop'])).toHaveProperty('problem');
});

test('progress is a bar on a terminal and lines elsewhere', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  const plain = createProgress(2, { out: { write } });
  plain.step(1, 'a');
  plain.end();
  expect(written).toEqual(['1/2 a\n']);
  const rare = createProgress(100, { out: { write }, mostLines: 2 });
  for (let done = 1; done <= 100; done += 1) rare.step(done, 'c');
  expect(written.slice(1)).toEqual(['50/100 c\n', '100/100 c\n']);
  const bar = createProgress(2, { out: { write, isTTY: true, columns: 60 } });
  bar.step(1, 'b');
  expect(written.at(-1)).toContain('███████████████░░░░░░░░░░░░░░░ 1/2 b');
});
