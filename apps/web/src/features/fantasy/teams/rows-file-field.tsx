import css from './rows-file-field.module.css';

interface RowsFileFieldProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Takes a list from a file: a workbook, or lines of text. */
export function RowsFileField({ label, onFile }: RowsFileFieldProps) {
  return (
    <label className={css.field}>
      {label}
      <input
        type="file"
        accept=".xlsx,.csv,.txt,.tsv"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same one can be chosen again, once it is mended.
          event.target.value = '';
        }}
      />
    </label>
  );
}
