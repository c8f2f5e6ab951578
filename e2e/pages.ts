/** An address that can be opened, who may open it, and the title it must have. */
export interface PageOfSite {
  readonly path: string;
  readonly access: 'public' | 'login' | 'premium';
  readonly title: string;
}

/** One address of every page, but for those below. `scripts/page-access.test.ts` finds any that is missing. */
export const PAGES: readonly PageOfSite[] = [
  { path: '/login', access: 'public', title: 'Accedi' },
  { path: '/registrazione', access: 'public', title: 'Registrazione' },
  { path: '/recupera-password', access: 'public', title: 'Recupera password' },
  { path: '/reset-password/MQ/abc', access: 'public', title: 'Nuova password' },
  { path: '/verifica-email/abc', access: 'public', title: 'Verifica e-mail' },
  { path: '/disiscrizione/abc', access: 'public', title: 'Annulla la newsletter' },
  { path: '/prezzi', access: 'public', title: 'Prezzi' },
  { path: '/faq', access: 'public', title: 'Domande frequenti' },
  { path: '/affidabilita', access: 'public', title: 'Affidabilità' },
  { path: '/legal', access: 'public', title: 'Note legali' },
  { path: '/privacy', access: 'public', title: 'Privacy' },
  { path: '/cookie-policy', access: 'public', title: 'Cookie' },
  { path: '/data-processing', access: 'public', title: 'Trattamento dei dati' },
  { path: '/not-supported', access: 'public', title: 'Non disponibile' },
  { path: '/404', access: 'public', title: 'Pagina non trovata' },
  { path: '/profile', access: 'login', title: 'Profilo' },
  { path: '/thank-you-purchase', access: 'login', title: 'Grazie' },
  { path: '/operatore', access: 'login', title: 'Operatore' },
  { path: '/listone', access: 'login', title: 'Listone' },
  { path: '/i-miei-file', access: 'login', title: 'I miei file' },
  { path: '/tabellone', access: 'login', title: 'Tabellone' },
  { path: '/formazione/1', access: 'login', title: 'Formazione' },
  { path: '/squadra/nuova', access: 'login', title: 'Nuova squadra' },
  { path: '/squadra/1', access: 'login', title: 'Squadra' },
  { path: '/asta/1', access: 'login', title: 'Asta' },
  { path: '/lega/nuova', access: 'login', title: 'Nuovo campionato' },
  { path: '/lega/1', access: 'login', title: 'Campionato' },
  { path: '/risultati/italy-serie-a', access: 'login', title: 'Risultati' },
  { path: '/classifica/italy-serie-a', access: 'login', title: 'Classifica' },
  { path: '/club/italy-inter', access: 'login', title: 'Squadra' },
  { path: '/', access: 'premium', title: 'Home' },
  { path: '/pronostici/italy-serie-a', access: 'premium', title: 'Pronostici' },
  { path: '/pronostici/tutti-le-leghe', access: 'premium', title: 'Pronostici' },
  { path: '/match/1', access: 'premium', title: 'Partita' },
  { path: '/strategia-tredici', access: 'premium', title: 'Strategia Tredici' },
  { path: '/mie-giocate', access: 'premium', title: 'Le mie giocate' },
];

/** The routes that cannot be opened by an address known beforehand, as the router writes them, and why. */
export const OTHER_ROUTES: readonly (Pick<PageOfSite, 'access'> & {
  readonly route: string;
  readonly why: string;
})[] = [
  { route: '/giocatore/$playerId', access: 'login', why: 'needs a player: page-weight.spec.ts' },
  { route: '/lista/$key', access: 'public', why: 'needs a shared list: fantasy-lists.spec.ts' },
  { route: '/logout', access: 'public', why: 'leads to the login' },
  { route: '/pronostici/', access: 'premium', why: 'leads to the league seen last' },
  { route: '/risultati/', access: 'login', why: 'leads to the league seen last' },
];
