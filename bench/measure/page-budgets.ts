/** What the first load of a page may weigh, with its answers, as gzip: `npm test` and
 *  `npm run bench -- pages` both ask here. */
export interface PageBudget {
  readonly path: string;
  readonly account: 'pro' | null;
  readonly kb: number;
  /** Where a page is over its budget today: what it may weigh at most until it is brought back. The
   *  bench judges by the budget all the same; `npm test` keeps it from growing further. There is room
   *  for the fonts' cuts with marked letters (7 KB), which some lists need and others do not. */
  readonly ceilingKb?: number;
}

const BUDGETS = {
  login: { path: '/login', account: null, kb: 170, ceilingKb: 171 },
  // The real weeks of its chart came in place of a smaller series.
  home: { path: '/', account: 'pro', kb: 250, ceilingKb: 268 },
  leagues: { path: '/pronostici/italy-serie-a', account: 'pro', kb: 250 },
  'all-leagues': { path: '/pronostici/tutti-le-leghe', account: 'pro', kb: 250, ceilingKb: 258 },
  match: { path: '/match/:coming', account: 'pro', kb: 250 },
  'track-record': { path: '/affidabilita', account: null, kb: 250 },
  pricing: { path: '/prezzi', account: null, kb: 250 },
  'my-bets': { path: '/mie-giocate', account: 'pro', kb: 250, ceilingKb: 250 },
  strategy: { path: '/strategia-tredici', account: 'pro', kb: 250, ceilingKb: 272 },
} as const satisfies Readonly<Record<string, PageBudget>>;
export type BudgetedPage = keyof typeof BUDGETS;
export const PAGE_BUDGETS: Readonly<Record<BudgetedPage, PageBudget>> = BUDGETS;
