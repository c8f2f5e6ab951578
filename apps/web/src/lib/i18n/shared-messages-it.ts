import errors from '#locales/it/errors.json';
import forecasts from '#locales/it/forecasts.json';
import notices from '#locales/it/notices.json';

/** Messages that most pages after the first need, in one file instead of three. */
export const SHARED = { errors, forecasts, notices };
