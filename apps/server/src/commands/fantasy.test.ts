import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from './fantasy.ts';

const folder = mkdtempSync(join(tmpdir(), 'tredici-fantasy-'));
afterAll(() => rmSync(folder, { recursive: true }));
let said = '';
beforeEach(() => {
  said = '';
  const hear = (line: unknown) => {
    said += `${line}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => vi.restoreAllMocks());

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const QUOTES = `Quotazioni Fantacalcio Stagione 2024 25
Id,R,RM,Nome,Squadra,Qt.A,Qt.I,Diff.,Qt.A M,Qt.I M,Diff.M,FVM,FVM M
1,P,Por,Uno,Roma,12,12,0,12,12,0,50,50
2,A,Pc,Due,Inter,30,30,0,30,30,0,300,300`;
const STATS = `Statistiche Fantacalcio Stagione 2023 24
Id;R;Rm;Nome;Squadra;Pv;Mv;Fm;Gf;Gs;Rp;Rc;R+;R-;Ass;Amm;Esp;Au
1;P;Por;Uno;Roma;30;6,2;5,1;0;33;1;0;0;0;0;1;0;0
2;A;Pc;Due;Inter;30;6,5;8,5;20;0;0;3;2;1;4;2;0;0`;

describe('fantasy project', () => {
  const run = (stats: string, quotes: string, ...more: string[]) =>
    command.run(['project', '--stats', stats, '--quotes', quotes, ...more]);

  it('writes a row per player', async () => {
    const out = join(folder, 'out.csv');
    const files = [write('s.csv', STATS), write('q.csv', QUOTES)] as const;
    expect(await run(...files, '--season', '2024/25', '--out', out)).toBe(0);
    const [header, ...rows] = readFileSync(out, 'utf8').trim().split('\n');
    expect(header).toBe('id,role,pv,mv,fm,fm_low,fm_high,value');
    expect(rows.map((row) => row.split(',').slice(0, 2).join())).toEqual(['1,P', '2,A']);
    const numbers = rows[1]!.split(',').slice(2).map(Number);
    expect(numbers.every(Number.isFinite)).toBe(true);
    const [, , fm, low, high] = numbers as [number, number, number, number, number];
    expect(low < fm && fm < high).toBe(true);
  });

  it('refuses what it must', async () => {
    const stats = write('s.csv', STATS);
    const quotes = write('q.csv', QUOTES);
    const rest = ['--out', join(folder, 'never.csv')];
    expect(await run(stats, quotes, '--season', '2024', ...rest)).toBe(2);
    expect(await run(stats, quotes, ...rest)).toBe(2);
    expect(await run(stats, quotes, '--season', '2023/24', ...rest)).toBe(1);
    expect(said).toContain('is of 2024/25, not of 2023/24');
    const later = write('later.csv', STATS.replace('2023 24', '2024 25'));
    expect(await run(later, quotes, '--season', '2024/25', ...rest)).toBe(1);
    expect(said).toContain('not before 2024/25');
    expect(await run(join(folder, 'none.csv'), quotes, '--season', '2024/25', ...rest)).toBe(1);
    expect(await run(quotes, quotes, '--season', '2024/25', ...rest)).toBe(1);
    expect(said).toContain('the columns of such a list were not found');
    const season = ['--season', '2024/25', ...rest];
    expect(await run(stats, quotes, ...season, '--football', quotes)).toBe(1);
    expect(said).toContain(`there is no folder ${quotes}.`);
    expect(await command.run(['project', '--stats', '--quotes', quotes])).toBe(2);
    expect(said).toContain('ambiguous. See');
    expect(await command.run(['dance'])).toBe(2);
  });
});

describe('fantasy read', () => {
  it('prints rows and problems, or why a file is refused', async () => {
    const read = (kind: string, file: string) => command.run(['read', '--as', kind, '--in', file]);
    const quotes = write('q.csv', `${QUOTES}\nx,P,Por,Tre,Roma,1,1,0,1,1,0,1,1`);
    expect(await read('quotes', quotes)).toBe(0);
    const { rows, season, problems } = JSON.parse(said);
    expect([rows.length, season]).toEqual([2, '2024/25']);
    expect(problems).toEqual(['sheet csv, row 5, Id: not a number (x)']);
    expect(await read('votes', quotes)).toBe(1);
    expect(await read('league', quotes)).toBe(1);
    expect(await read('poems', quotes)).toBe(2);
  });
});

describe('fantasy score', () => {
  const ids = ['P1', 'D1', 'D2', 'D3', 'D4', 'C1', 'C2', 'C3', 'C4', 'A1', 'A2'];
  const team = {
    players: ids.map((id) => ({
      id,
      roles: [id[0]],
      vote: 6,
      events: id === 'A1' ? { goals: 1 } : {},
    })),
    lineup: { module: '4-4-2', starters: ids, bench: [], captain: 'A1' },
  };
  const score = (data: unknown) =>
    command.run(['score', '--in', write('case.json', JSON.stringify(data))]);

  it('prints the score of a team, or of a match', async () => {
    expect(await score({ rules: 'classic-defence', ...team })).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ total: 70, goals: 1, module: '4-4-2' });
    said = '';
    expect(await score({ rules: {}, ...team, opponent: team })).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ result: 'X', home: { total: 69 } });
  });

  it('says in one line what is wrong with a case, however often', async () => {
    const players = team.players.map((player) => ({ ...player, vote: 60 }));
    expect(await score({ rules: {}, ...team, players })).toBe(1);
    expect(said).toMatch(/case\.json: players\[0\]\.vote: [^\n]+ \(and 10 more\)\.\n$/);
    said = '';
    expect(await score({ rules: { bonus: { goal: 99, assist: 99 } }, ...team })).toBe(1);
    expect(said).toMatch(/case\.json: rules\.bonus\.goal: [^\n]+ \(and 1 more\)\.\n$/);
    said = '';
    expect(await score([])).toBe(1);
    expect(said).toMatch(/case\.json: the case: [^\n]+\.\n$/);
  });

  it('recommends a line-up, with who must and who must not start', async () => {
    const roster = [...ids, 'A3', 'P2'].map((id, at) => ({
      id,
      roles: [id[0]],
      plays: 0.9,
      vote: 6 + at / 100,
      voteSd: 0.6,
    }));
    const lineup = (data: unknown) =>
      command.run(['lineup', '--in', write('case.json', JSON.stringify(data))]);
    const asked = { rules: 'classic-standard', players: roster };
    expect(await lineup({ ...asked, locked: ['P1'], banned: ['A1'] })).toBe(0);
    const { starters, module, second, parts, chances } = JSON.parse(said);
    expect([module, starters.length, starters.includes('A3')]).toEqual(['4-4-2', 11, true]);
    expect(second).toBeNull();
    expect([chances.rounds, chances.result, parts.reserves.length]).toEqual([10_000, null, 1]);
    said = '';
    const opponent = { players: roster, lineup: team.lineup };
    expect(await lineup({ ...asked, opponent, rounds: 500, forced: ['A3'] })).toBe(0);
    const faced = JSON.parse(said);
    const { win, draw, loss } = faced.chances.result;
    expect(win + draw + loss).toBeCloseTo(1, 9);
    expect(faced.likeliestToWin.lineup.starters).toHaveLength(11);
    const stranger = { ...opponent, lineup: { ...team.lineup, bench: ['X'] } };
    expect(await lineup({ ...asked, opponent: stranger })).toBe(1);
    expect(said).toContain('the opponent’s line-up is refused: unknown player (X).');
    const elsewhere = { ...opponent, lineup: { ...team.lineup, module: '9-9-9' } };
    expect(await lineup({ ...asked, opponent: elsewhere })).toBe(1);
    expect(said).toContain('the opponent’s line-up is refused: module not allowed (9-9-9).');
    expect(await lineup({ ...asked, banned: ['P1', 'P2'] })).toBe(1);
    expect(said).toContain('there is no goalkeeper to start');
    expect(await lineup({ ...asked, locked: ['X'] })).toBe(1);
    expect(await lineup({ ...asked, rules: 'mantra-standard' })).toBe(1);
    expect(said).toContain('are no roles of mantra');
    expect(await lineup({ ...asked, players: [...roster, roster[0]] })).toBe(1);
  });

  it('says what is wrong with a case', async () => {
    expect(await score({ rules: { goals: { step: 'x' } }, ...team })).toBe(1);
    expect(said).toContain('rules.goals.step: wrong type');
    expect(await score({ rules: {}, ...team, lineup: { ...team.lineup, module: '9-9-9' } })).toBe(
      1,
    );
    expect(said).toContain('module not allowed (9-9-9)');
    expect(await score({ rules: {}, players: [{ id: 1 }], lineup: team.lineup })).toBe(1);
    expect(await command.run(['score', '--in', join(folder, 'none.json')])).toBe(1);
    expect(await command.run(['score'])).toBe(2);
  });
});
