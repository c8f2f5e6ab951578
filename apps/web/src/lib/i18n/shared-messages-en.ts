import errors from '#locales/en/errors.json';
import forecasts from '#locales/en/forecasts.json';
import notices from '#locales/en/notices.json';

/** Messages that most pages after the first need, in one file instead of three. */
export const SHARED = { errors, forecasts, notices };
