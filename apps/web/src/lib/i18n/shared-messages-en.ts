import errors from '#locales/en/errors.json';
import forecasts from '#locales/en/forecasts.json';
import newsletter from '#locales/en/newsletter.json';
import notices from '#locales/en/notices.json';

/** What most pages after the first say: one file instead of four. */
export const SHARED = { errors, forecasts, newsletter, notices };
