import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { dayInRome } from '#lib/i18n/rome-time.ts';
import { useText } from '#lib/i18n/translate.ts';

const DAY_MS = 86_400_000;

/** Today in Rome, as 2026-03-14. */
export function useToday(): string {
  return dayInRome(useNow());
}

/** A day as the heading of its matches: Oggi, 15 novembre; domenica 22 novembre. */
export function useDayNames(): (date: string) => string {
  const t = useText('leagues');
  const { dayLong, dayOfMonth } = useFormats();
  const today = useToday();
  // Computed on the calendar date, so that a clock change does not matter.
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  return (date) => {
    if (date === today) return t('day.today', { day: dayOfMonth(date) });
    if (date === tomorrow) return t('day.tomorrow', { day: dayOfMonth(date) });
    return dayLong(date);
  };
}
