import type accounts from '#locales/it/accounts.json';
import type billing from '#locales/it/billing.json';
import type board from '#locales/it/board.json';
import type catalogue from '#locales/it/catalogue.json';
import type common from '#locales/it/common.json';
import type consent from '#locales/it/consent.json';
import type errors from '#locales/it/errors.json';
import type fantasy from '#locales/it/fantasy.json';
import type football from '#locales/it/football.json';
import type forecasts from '#locales/it/forecasts.json';
import type home from '#locales/it/home.json';
import type imports from '#locales/it/imports.json';
import type leagues from '#locales/it/leagues.json';
import type lineup from '#locales/it/lineup.json';
import type match from '#locales/it/match.json';
import type myBets from '#locales/it/my-bets.json';
import type newsletter from '#locales/it/newsletter.json';
import type notices from '#locales/it/notices.json';
import type pages from '#locales/it/pages.json';
import type password from '#locales/it/password.json';
import type plan from '#locales/it/plan.json';
import type player from '#locales/it/player.json';
import type profile from '#locales/it/profile.json';
import type recovery from '#locales/it/recovery.json';
import type registration from '#locales/it/registration.json';
import type saferGambling from '#locales/it/safer-gambling.json';
import type shell from '#locales/it/shell.json';
import type teams from '#locales/it/teams.json';
import type trackRecord from '#locales/it/track-record.json';

/** Every file of messages and the keys in it. A feature adds its file here. */
interface Messages {
  accounts: typeof accounts;
  billing: typeof billing;
  board: typeof board;
  catalogue: typeof catalogue;
  common: typeof common;
  consent: typeof consent;
  errors: typeof errors;
  fantasy: typeof fantasy;
  football: typeof football;
  forecasts: typeof forecasts;
  home: typeof home;
  imports: typeof imports;
  leagues: typeof leagues;
  lineup: typeof lineup;
  match: typeof match;
  'my-bets': typeof myBets;
  newsletter: typeof newsletter;
  notices: typeof notices;
  pages: typeof pages;
  password: typeof password;
  plan: typeof plan;
  player: typeof player;
  profile: typeof profile;
  recovery: typeof recovery;
  registration: typeof registration;
  'safer-gambling': typeof saferGambling;
  shell: typeof shell;
  teams: typeof teams;
  'track-record': typeof trackRecord;
}
export type Namespace = keyof Messages;

/** A key as it is asked for: the plural forms are the translator's business. */
type Asked<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;
export type MessageKey<N extends Namespace> = Asked<keyof Messages[N] & string>;
export type MessageValues = Readonly<Record<string, string | number>>;
