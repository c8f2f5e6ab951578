import errors from '#locales/en/errors.json';
import forecasts from '#locales/en/forecasts.json';
import notices from '#locales/en/notices.json';

/** What most pages after the first say: one file instead of three. */
export const SHARED = { errors, forecasts, notices };
