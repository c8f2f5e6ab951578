import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';

/** Instants as an operator reads them: the day and the minute, in the time of Rome. */
export function useInstants() {
  const t = useText('operator');
  const { date, time } = useFormats();
  const at = (instant: string) => `${date(instant)}, ${time(instant)}`;
  return { at, atOrNever: (instant: string | null) => (instant ? at(instant) : t('never')) };
}
