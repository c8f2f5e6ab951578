import { useId } from 'react';
import css from './select-field.module.css';

interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
  /** Called on hover or focus, to fetch early what a choice will need. */
  readonly onReach?: () => void;
}

/** A choice of one, with the device's own select control. */
export function SelectField<V extends string>({
  label,
  choices,
  value,
  onChoose,
  onReach,
}: SelectFieldProps<V>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChoose(event.target.value as V)}
        onPointerEnter={onReach}
        onFocus={onReach}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
