import errors from '#locales/it/errors.json';
import forecasts from '#locales/it/forecasts.json';
import newsletter from '#locales/it/newsletter.json';
import notices from '#locales/it/notices.json';

/** What most pages after the first say: one file instead of four. */
export const SHARED = { errors, forecasts, newsletter, notices };
