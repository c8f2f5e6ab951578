import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { command } from './backtest.ts';

let root: string;
let folder: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tredici-backtest-'));
  folder = join(root, 'files');
  mkdirSync(join(folder, '2122'), { recursive: true });
  const clubs = ['Ajax', 'PSV Eindhoven', 'Utrecht', 'Twente'];
  const lines = [
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5,AvgCH,AvgCD,AvgCA',
  ];
  for (let round = 0; round < 8; round++) {
    const day = String(1 + 3 * round).padStart(2, '0');
    const [home, away] = [clubs[round % 4], clubs[(round + 1 + (round % 3)) % 4]];
    const odds = round === 7 ? ',,,,' : '2.1,3.4,3.5,1.9,1.9';
    const goals = round % 3;
    const result = 'ADH'[goals];
    lines.push(`N1,${day}/10/2021,${home},${away},${goals},1,${result},${odds},2.0,3.4,3.7`);
  }
  writeFileSync(join(folder, '2122', 'N1.csv'), `${lines.join('\n')}\n`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
});
afterAll(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

describe('backtest', () => {
  const run = (...args: string[]) => command.run(args);
  /** The exit code, and what was said of it. */
  const hear = async (...args: string[]) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const code = await run(...args);
    return [code, complaints.mock.calls.map(([line]): string => line)] as const;
  };

  it('writes three rows per match within the dates', async () => {
    const out = join(folder, 'out.csv');
    const dates = ['--from', '2021-10-10', '--to', '2021-10-31'];
    expect(await run('--data', folder, ...dates, '--out', out)).toBe(0);
    const [header, ...rows] = readFileSync(out, 'utf8').trim().split('\n');
    expect(header).toBe('div,date,home,away,source,p1,px,p2,o25,btts');
    expect(rows).toHaveLength(15);
    // As the files write them, not as the product does.
    expect(rows.join('\n')).toContain(',PSV Eindhoven,');
    for (const row of rows) {
      const [div, date, , , source, ...numbers] = row.split(',');
      expect(div).toBe('N1');
      expect(date! >= '2021-10-10').toBe(true);
      expect(['ratings', 'blend', 'kickoff']).toContain(source);
      const [p1, px, p2] = numbers.map(Number) as [number, number, number];
      expect(p1 + px + p2).toBeCloseTo(1, 5);
    }
    // No prices before the last match: the blend falls back to the ratings; closing ones it has.
    const [ratings, blend, kickoff] = rows.slice(-3).map((row) => row.split(',').slice(5));
    expect(blend).toEqual(ratings);
    expect(kickoff).not.toEqual(blend);
  });

  it('plays the plan over the same weeks, four levels at both prices', async () => {
    const clubs = ['Ajax', 'PSV Eindhoven', 'Utrecht', 'Twente'];
    // Beside the other, not within it: all files below a folder are read.
    const priced = join(root, 'priced');
    mkdirSync(join(priced, '2122'), { recursive: true });
    const rows = clubs.flatMap((home, at) =>
      clubs.flatMap((away, other) => {
        if (home === away) return [];
        const day = String(1 + at * 7 + other).padStart(2, '0');
        // Home sides at 1.40 on average, the best price far enough above to be worth it.
        const goals = other % 2;
        const result = 'DH'[goals];
        return [`N1,${day}/10/2021,${home},${away},${goals},0,${result},1.4,4.8,8.5,1.47,5.2,9.5`];
      }),
    );
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA,MaxH,MaxD,MaxA';
    writeFileSync(join(priced, '2122', 'N1.csv'), [header, ...rows].join('\n'));
    const [out, plan] = [join(folder, 'out.csv'), join(folder, 'plan.csv')];
    const dates = ['--from', '2021-10-01', '--to', '2021-10-31'];
    expect(await run('--data', priced, ...dates, '--out', out, '--plan', plan)).toBe(0);

    const [first, ...lines] = readFileSync(plan, 'utf8').trim().split('\n');
    expect(first).toBe(
      'week_start,level,price,bets,won,staked_cents,returned_cents,bankroll_cents,savings_cents',
    );
    // Five Mondays from 27 September on.
    expect(lines).toHaveLength(5 * 4 * 2);
    const read = lines.map((line) => {
      const [week, level, price, ...numbers] = line.split(',');
      const [bets, won, staked, returned, bankroll, savings] = numbers.map(Number);
      expect(new Date(week!).getUTCDay()).toBe(1);
      return { week, level, price, bets, won, staked, returned, total: bankroll! + savings! };
    });
    expect(Math.max(...read.map(({ bets }) => bets!))).toBeGreaterThan(0);
    for (const [, series] of Map.groupBy(read, ({ level, price }) => `${level} ${price}`)) {
      let total = 10_000;
      for (const week of series) {
        total += week.returned! - week.staked!;
        expect(week.total).toBe(total);
      }
    }
    const series = (price: string) => read.filter((row) => row.price === price);
    const counts = (price: string) => series(price).map(({ bets, won }) => [bets, won]);
    expect(counts('average')).toEqual(counts('best'));
    expect(series('average').at(-1)!.total).toBeLessThan(series('best').at(-1)!.total);
  });

  it('refuses what it cannot do in one line, before it sets to work', async () => {
    const said = async (...args: string[]) => {
      const [code, lines] = await hear(...args);
      return [code, lines.at(-1)];
    };
    const asked = (sentence: string) => [
      2,
      `tredici: ${sentence} See: npm run tredici -- backtest --help`,
    ];
    const never = join(root, 'never.csv');
    const rest = ['--to', '2021-10-31', '--out', never];
    expect(await said()).toEqual(asked('--data, --from, --to and --out are all needed.'));
    expect(await said('--nonsense')).toEqual([2, expect.stringContaining("'--nonsense'")]);
    expect(await said('--data', folder, '--from', '2021-02-31', ...rest)).toEqual(
      asked('--from 2021-02-31 is not a date like 2022-07-01.'),
    );
    expect(await said('--data', folder, '--from', '2022-01-01', ...rest)).toEqual(
      asked('--to 2021-10-31 lies before --from 2022-01-01.'),
    );

    const [from, file] = [['--from', '2021-10-01'], join(folder, '2122', 'N1.csv')];
    for (const no of [join(folder, 'absent'), file]) {
      expect(await said('--data', no, ...from, ...rest)).toEqual([
        1,
        `tredici: there is no folder ${no}.`,
      ]);
    }
    const unlike = join(folder, '2122');
    expect(await said('--data', unlike, ...from, ...rest)).toEqual([
      1,
      `tredici: no season files found in ${unlike}.`,
    ]);
    const nowhere = join(root, 'absent', 'plan.csv');
    for (const output of ['--out', '--plan']) {
      expect(await said('--data', folder, ...from, ...rest, output, nowhere)).toEqual([
        1,
        `tredici: ${nowhere} cannot be written.`,
      ]);
    }
  });

  it('says why a folder of files without a match is of no use', async () => {
    const broken = join(root, 'broken');
    mkdirSync(join(broken, '2122'), { recursive: true });
    writeFileSync(join(broken, '2122', 'N1.csv'), 'Div,Date\n');
    const dates = ['--from', '2021-10-01', '--to', '2021-10-31'];
    const out = ['--out', join(root, 'never.csv')];
    const [code, lines] = await hear('--data', broken, ...dates, ...out);
    expect(code).toBe(1);
    expect(lines[1]).toContain('2122/N1.csv, the file: ');
    expect(lines.at(-1)).toBe(`tredici: no match could be read in ${broken}.`);
  });
});
