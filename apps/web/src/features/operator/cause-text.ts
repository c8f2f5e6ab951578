import { causeSentences, type OperatorCause } from '@tredici/contract/operator-watch';
import { useText } from '#lib/i18n/translate.ts';

/** The part of the page that deals with a problem; none for those that the page cannot solve. */
export const PART_OF_CAUSE: Readonly<Record<OperatorCause['kind'], string | null>> = {
  source: 'fonti',
  'odd-file': 'fonti',
  'unknown-names': 'nomi',
  'no-forecast': 'pronostici',
  'job-failing': 'lavori',
  'queue-late': 'lavori',
  'mail-queue': 'mail',
  ledger: 'registro',
  disk: null,
  replica: null,
};

export function useCauseText() {
  const t = useText('operator');
  return (cause: OperatorCause): string =>
    causeSentences(cause)
      .map((key) => t(key, cause.values))
      .join(' ');
}
