import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { type CsvValue, toCsv } from './csv.ts';
import css from './csv-button.module.css';
import { downloadText } from './download.ts';

interface CsvButtonProps {
  /** What the table is called, for those who hear the button without seeing where it stands. */
  readonly table: string;
  /** Without its ending. */
  readonly fileName: string;
  /** Heading first. Made when it is asked for: a table may be long. */
  readonly rows: () => readonly (readonly CsvValue[])[];
  /** Among other controls, where a whole button would be too loud. */
  readonly short?: boolean;
}

/** Every table can be taken away. */
export function CsvButton({ table, fileName, rows, short }: CsvButtonProps) {
  const t = useText('forecasts');
  const decimalComma = useLanguage() === 'it';
  const name = t('csv.named', { table });
  const takeAway = () =>
    downloadText(`${fileName}.csv`, 'text/csv', toCsv(rows(), { decimalComma }));
  if (!short) {
    return (
      <Button aria-label={name} onClick={takeAway}>
        {t('csv')}
      </Button>
    );
  }
  return (
    <button type="button" className={css.short} aria-label={name} onClick={takeAway}>
      CSV
      <svg className={css.arrow} viewBox="0 0 12 14" aria-hidden="true">
        <path d="M6 1v8.500M2.500 6.500 6 10l3.500-3.500M1 13h10" />
      </svg>
    </button>
  );
}
