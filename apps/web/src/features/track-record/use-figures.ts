import { useFormats } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n.ts';

/** How this page writes its figures; `null` is a dash, because nothing was measured. */
export function useFigures() {
  const language = useLanguage();
  const { percent, count, date } = useFormats();
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const decimals = (digits: number, more?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...more,
    });
  const inMonth = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
  };
  const score = decimals(4);
  const signedScore = decimals(4, { signDisplay: 'exceptZero' });
  const signedPercent = decimals(1, { signDisplay: 'exceptZero', style: 'percent' });
  return {
    percent,
    count,
    date,
    /** 0,9774 */
    score: (value: number | null) => (value === null ? '–' : score.format(value)),
    /** −0,0024 */
    signedScore: (value: number | null) =>
      value === null ? '–' : withMinus(signedScore.format(value)),
    /** −2,1% from a share of 1 */
    signedPercent: (share: number) => withMinus(signedPercent.format(share)),
    tick: (value: number, digits: number) => withMinus(decimals(digits).format(value)),
    /** nov 2025 from 2025-11 */
    month: inMonth({ month: 'short', year: 'numeric' }),
    shortMonth: inMonth({ month: 'short' }),
  };
}

/** The sign as wide as a plus, which the condensed face has. */
const withMinus = (text: string): string => text.replace('-', '−');
