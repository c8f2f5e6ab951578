import type { Language } from '#lib/device/preferences.ts';
import { type Formats, formatsFor } from '#lib/i18n/format.ts';
import { useLanguage } from '#lib/i18n/translate.ts';
import { writeNumber, writeSigned } from '#lib/i18n/write-number.ts';

/** How this page formats its figures; `null` is shown as a dash, because nothing was measured. */
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
  const { percent, count, date, month } = formatsFor(language);
  const shortMonth = (of: string) => month(`${of}-01`);
  return {
    percent,
    count,
    date,
    shortMonth,
    score: (value) => (value === null ? '–' : writeNumber(value, language, 4)),
    signedScore: (value) => (value === null ? '–' : writeSigned(value, language, 4)),
    signedPercent: (share) => `${writeSigned(share * 100, language, 1)}%`,
    tick: (value, digits) => writeNumber(value, language, digits),
    month: (of) => `${shortMonth(of)} ${of.slice(0, 4)}`,
  };
}
