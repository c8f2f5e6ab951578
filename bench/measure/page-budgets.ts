/** The most that the first load of a page, including API replies, may weigh as gzip. Used by both `npm test`
 *  and `npm run bench -- pages`. */
export interface PageBudget {
  readonly path: string;
  readonly account: 'pro' | null;
  readonly kb: number;
}

const BUDGETS = {
  login: { path: '/login', account: null, kb: 170 },
  home: { path: '/', account: 'pro', kb: 250 },
  leagues: { path: '/pronostici/italy-serie-a', account: 'pro', kb: 250 },
  'all-leagues': { path: '/pronostici/tutti-le-leghe', account: 'pro', kb: 250 },
  results: { path: '/risultati/italy-serie-a', account: 'pro', kb: 250 },
  table: { path: '/classifica/italy-serie-a', account: 'pro', kb: 250 },
  club: { path: '/club/italy-inter', account: 'pro', kb: 250 },
  match: { path: '/match/:coming', account: 'pro', kb: 250 },
  'track-record': { path: '/affidabilita', account: null, kb: 250 },
  pricing: { path: '/prezzi', account: null, kb: 250 },
  lineup: { path: '/formazione/1', account: 'pro', kb: 250 },
  'my-bets': { path: '/mie-giocate', account: 'pro', kb: 250 },
  'team-builder': { path: '/squadra/nuova', account: 'pro', kb: 250 },
  championship: { path: '/lega/1', account: 'pro', kb: 250 },
  auction: { path: '/asta/1', account: 'pro', kb: 250 },
  strategy: { path: '/strategia-tredici', account: 'pro', kb: 250 },
  'player-list': { path: '/listone', account: 'pro', kb: 250 },
  'stats-board': { path: '/tabellone', account: 'pro', kb: 250 },
  player: { path: '/giocatore/:player', account: 'pro', kb: 250 },
  operator: { path: '/operatore', account: 'pro', kb: 250 },
  faq: { path: '/faq', account: null, kb: 250 },
  profile: { path: '/profile', account: 'pro', kb: 250 },
  'player-files': { path: '/i-miei-file', account: 'pro', kb: 250 },
} as const satisfies Readonly<Record<string, PageBudget>>;
export type BudgetedPage = keyof typeof BUDGETS;
export const PAGE_BUDGETS: Readonly<Record<BudgetedPage, PageBudget>> = BUDGETS;
