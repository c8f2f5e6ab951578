import { formatsFor } from '#lib/i18n/format.ts';
import { useLanguage } from '#lib/i18n/translate.ts';

/** Formats an amount in the currency that the payment provider gives. */
export function useMoney(): (cents: number, currency: string) => string {
  const language = useLanguage();
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  return (cents, currency) => {
    if (currency.toUpperCase() === 'EUR') return formatsFor(language).euro(cents);
    const style = { style: 'currency', currency: currency.toUpperCase() } as const;
    return new Intl.NumberFormat(locale, style).format(cents / 100);
  };
}
