/** Which columns of a header contain prices, and whose. The names changed over the years and new bookmakers
 *  appear without notice, so the header decides: any `<code>H`, `<code>D`, `<code>A` next to each other are a
 *  bookmaker's 1X2, any `<code>>2.5` and `<code><2.5` its totals. */

export type PriceMoment = 'opening' | 'closing';
export type PriceColumns = {
  bookmaker: string;
  moment: PriceMoment;
  kind: 'result' | 'totals25' | 'handicap';
  /** Column indexes: home, draw, away; or over, under; or line, home, away. */
  columns: number[];
};

/** Codes that themselves end in C, or that appear only as closing columns in some files. */
const KNOWN_CODES = new Set(
  'B365 BF BFD BFE BMGM BS BV BW CL GB IW LB P PP PS SB SBO SJ SKB SO SY VC WH 1XB Max Avg BbMx BbAv'.split(
    ' ',
  ),
);
/** Pinnacle is `PS` in 1X2 and `P` elsewhere; the market's maximum and average were renamed in 2019. */
const CANONICAL_CODE: Readonly<Record<string, string>> = { P: 'PS', BbMx: 'Max', BbAv: 'Avg' };

export function findPriceColumns(header: readonly string[]): PriceColumns[] {
  const at = new Map<string, number>();
  for (const [index, name] of header.entries())
    if (name !== '' && !at.has(name)) at.set(name, index);
  const found: PriceColumns[] = [];
  const add = (prefix: string, kind: PriceColumns['kind'], columns: Array<number | undefined>) => {
    if (columns.some((column) => column === undefined)) return;
    found.push({ ...readPrefix(prefix, at), kind, columns: columns as number[] });
  };
  for (const name of at.keys()) {
    const totals = /^(.+)>2\.5$/.exec(name);
    const handicap = /^(.+)AHH$/.exec(name);
    const result = /^(.+)H$/.exec(name);
    if (totals) add(totals[1]!, 'totals25', [at.get(name), at.get(`${totals[1]}<2.5`)]);
    else if (handicap) {
      const line = handicapLineColumn(handicap[1]!, at);
      add(handicap[1]!, 'handicap', [line, at.get(name), at.get(`${handicap[1]}AHA`)]);
    } else if (result) {
      const prefix = result[1]!;
      add(prefix, 'result', [at.get(name), at.get(`${prefix}D`), at.get(`${prefix}A`)]);
    }
  }
  return found;
}

function readPrefix(
  prefix: string,
  at: ReadonlyMap<string, number>,
): { bookmaker: string; moment: PriceMoment } {
  const without = prefix.slice(0, -1);
  const isClosing =
    prefix.endsWith('C') &&
    !KNOWN_CODES.has(prefix) &&
    (KNOWN_CODES.has(without) || at.has(`${without}H`) || at.has(`${without}>2.5`));
  const code = isClosing ? without : prefix;
  return { bookmaker: CANONICAL_CODE[code] ?? code, moment: isClosing ? 'closing' : 'opening' };
}

/** One handicap line serves all bookmakers: `BbAHh` up to 2018/19, then `AHh` and, closing, `AHCh`. */
function handicapLineColumn(prefix: string, at: ReadonlyMap<string, number>): number | undefined {
  if (readPrefix(prefix, at).moment === 'closing') return at.get('AHCh');
  return prefix.startsWith('Bb') ? at.get('BbAHh') : at.get('AHh');
}
