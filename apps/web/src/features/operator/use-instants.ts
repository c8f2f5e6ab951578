import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';

/** Dates with minutes in the time zone of Rome, as operators read them. */
export function useInstants() {
  const t = useText('operator');
  const { date, time } = useFormats();
  const at = (instant: string) => `${date(instant)}, ${time(instant)}`;
  return { at, atOrNever: (instant: string | null) => (instant ? at(instant) : t('never')) };
}
