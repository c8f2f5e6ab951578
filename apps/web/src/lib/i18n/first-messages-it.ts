import accounts from '#locales/it/accounts.json';
import catalogue from '#locales/it/catalogue.json';
import common from '#locales/it/common.json';
import consent from '#locales/it/consent.json';
import football from '#locales/it/football.json';
import pages from '#locales/it/pages.json';
import shell from '#locales/it/shell.json';

/** The messages of the first page in one file per language, so that only one is fetched. */
export const FIRST = { accounts, catalogue, common, consent, football, pages, shell };
