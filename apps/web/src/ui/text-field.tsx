import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  readonly error: string | null;
  /** A hint below the label. */
  readonly hint?: ReactNode;
  /** A control at the end of the field, inside its frame, such as the button that shows a password. */
  readonly trailing?: ReactNode;
}

/** A text input with its label and error message. The message has its space from the start, so that nothing
 *  moves when it appears. */
export function TextField({ label, error, hint, trailing, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={error ? `${css.frame} ${css.invalid}` : css.frame}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        />
        {trailing}
      </div>
      <p className={css.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
