import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { type CsvValue, toCsv } from './csv.ts';
import css from './csv-button.module.css';
import { downloadText } from './download.ts';

interface CsvButtonProps {
  /** The name of the table, for screen reader users who do not see which table the button belongs to. */
  readonly table: string;
  /** Without the file extension. */
  readonly fileName: string;
  /** The header comes first. Made on demand, because a table may be long. */
  readonly rows: () => readonly (readonly CsvValue[])[];
  /** A quieter look, among other controls. */
  readonly short?: boolean;
}

/** Downloads a table as CSV; every table has one. */
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
