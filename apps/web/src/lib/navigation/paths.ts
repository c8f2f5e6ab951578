/** Every page by name, as the product calls it. Links are written with these and never by hand. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  logout: () => '/logout',
  registration: () => '/registrazione',
  verifyEmail: (key: string) => `/verifica-email/${encodeURIComponent(key)}`,
  recoverPwRequest: () => '/recupera-password',
  resetPw: (pk: string, tempKey: string) =>
    `/reset-password/${encodeURIComponent(pk)}/${encodeURIComponent(tempKey)}`,
  leaguesBase: () => '/pronostici',
  leagues: (leagueParam: string) => `/pronostici/${encodeURIComponent(leagueParam)}`,
  resultsBase: () => '/risultati',
  results: (league: string) => `/risultati/${encodeURIComponent(league)}`,
  match: (matchId: number) => `/match/${matchId}`,
  investmentPlan: () => '/strategia-tredici',
  myBets: () => '/mie-giocate',
  trackRecord: () => '/affidabilita',
  profile: () => '/profile',
  pricing: () => '/prezzi',
  thanksPurchase: () => '/thank-you-purchase',
  playerList: () => '/listone',
  player: (playerId: number) => `/giocatore/${playerId}`,
  playerFiles: () => '/i-miei-file',
  statsBoard: () => '/tabellone',
  lineup: (teamId: number) => `/formazione/${teamId}`,
  teamNew: () => '/squadra/nuova',
  team: (teamId: number) => `/squadra/${teamId}`,
  championshipNew: () => '/lega/nuova',
  championship: (championshipId: number) => `/lega/${championshipId}`,
  auction: (teamId: number) => `/asta/${teamId}`,
  sharedList: (key: string) => `/lista/${encodeURIComponent(key)}`,
  faq: () => '/faq',
  legal: () => '/legal',
  privacy: () => '/privacy',
  cookieText: () => '/cookie-policy',
  dataProcessing: () => '/data-processing',
  notSupported: () => '/not-supported',
  notFound: () => '/404',
} as const;
export type RouteName = keyof typeof paths;

/** The segment that stands for every league at once. */
export const ALL_LEAGUES = 'tutti-le-leghe';
