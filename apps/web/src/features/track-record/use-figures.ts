import type { Language } from '#lib/device/preferences.ts';
import { type Formats, formatsFor } from '#lib/i18n/format.ts';
import { useLanguage } from '#lib/i18n/translate.ts';

/** How this page writes its figures; `null` is a dash, because nothing was measured. */
interface Figures extends Pick<Formats, 'percent' | 'count' | 'date'> {
  /** 0,9774 */
  score(value: number | null): string;
  /** −0,0024 */
  signedScore(value: number | null): string;
  /** −2,1% from a share of 1 */
  signedPercent(share: number): string;
  tick(value: number, digits: number): string;
  /** nov 2025 from 2025-11 */
  month(month: string): string;
  shortMonth(month: string): string;
}

const cache = new Map<Language, Figures>();

export function useFigures(): Figures {
  const language = useLanguage();
  const known = cache.get(language);
  if (known) return known;
  const figures = createFigures(language);
  cache.set(language, figures);
  return figures;
}

function createFigures(language: Language): Figures {
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
  const { percent, count, date } = formatsFor(language);
  return {
    percent,
    count,
    date,
    score: (value) => (value === null ? '–' : score.format(value)),
    signedScore: (value) => (value === null ? '–' : withMinus(signedScore.format(value))),
    signedPercent: (share) => withMinus(signedPercent.format(share)),
    tick: (value, digits) => withMinus(decimals(digits).format(value)),
    month: inMonth({ month: 'short', year: 'numeric' }),
    shortMonth: inMonth({ month: 'short' }),
  };
}

/** The sign as wide as a plus, which the condensed face has. */
const withMinus = (text: string): string => text.replace('-', '−');
