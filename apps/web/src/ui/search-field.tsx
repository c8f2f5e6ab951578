import { SearchIcon } from './icons.tsx';
import css from './search-field.module.css';

interface SearchFieldProps {
  /** What can be typed; it is both the placeholder and the accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** A field that searches while the user types. */
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
