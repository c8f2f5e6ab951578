import css from './rows-file-field.module.css';

interface RowsFileFieldProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Imports a list from a file: a workbook, or plain text. */
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
          // Allows choosing the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </label>
  );
}
