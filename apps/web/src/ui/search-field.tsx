import { SearchIcon } from './icons.tsx';
import css from './search-field.module.css';

interface SearchFieldProps {
  /** What can be typed: stands in the field, and is its name. */
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** A field that searches as one types. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <div className={css.frame}>
      <SearchIcon />
      <input
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
