import { useLanguage, useText } from '#lib/i18n.ts';
import { Button } from './button.tsx';
import { type CsvValue, toCsv } from './csv.ts';
import { downloadText } from './download.ts';

interface CsvButtonProps {
  /** What the table is called, for those who hear the button without seeing where it stands. */
  readonly table: string;
  /** Without its ending. */
  readonly fileName: string;
  /** Heading first. Made when it is asked for: a table may be long. */
  readonly rows: () => readonly (readonly CsvValue[])[];
}

/** Every table can be taken away. */
export function CsvButton({ table, fileName, rows }: CsvButtonProps) {
  const t = useText('forecasts');
  const decimalComma = useLanguage() === 'it';
  return (
    <Button
      aria-label={t('csv.named', { table })}
      onClick={() => downloadText(`${fileName}.csv`, 'text/csv', toCsv(rows(), { decimalComma }))}
    >
      {t('csv')}
    </Button>
  );
}
