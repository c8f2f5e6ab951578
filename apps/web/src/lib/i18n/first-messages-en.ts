import accounts from '#locales/en/accounts.json';
import catalogue from '#locales/en/catalogue.json';
import common from '#locales/en/common.json';
import consent from '#locales/en/consent.json';
import football from '#locales/en/football.json';
import pages from '#locales/en/pages.json';
import shell from '#locales/en/shell.json';

/** The messages of the first page in one file per language, so that only one is fetched. */
export const FIRST = { accounts, catalogue, common, consent, football, pages, shell };
