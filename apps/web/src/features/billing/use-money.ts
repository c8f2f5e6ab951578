import { useLanguage } from '#lib/i18n/translate.ts';

/** An amount in whatever money the payment provider names. */
export function useMoney(): (cents: number, currency: string) => string {
  const locale = useLanguage() === 'it' ? 'it-IT' : 'en-GB';
  return (cents, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(
      cents / 100,
    );
}
